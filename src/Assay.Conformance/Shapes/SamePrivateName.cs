namespace Assay.Conformance.Shapes;

/// <summary>Private fields of one name at two levels of inheritance keep their own values.</summary>
[Case(8, "same-private-name", CaseGroup.Shapes, "Private fields of one name at two levels of inheritance keep their own values.")]
public sealed class SamePrivateName : Case<Puppy>
{
    /// <inheritdoc/>
    public override Puppy Make() => new(3, 8) { Name = "Rex" };
}

public class Dog(int age)
{
    private readonly int rank = age;

    public string Name { get; set; } = "";

    public int Age() => rank;
}

public class Puppy(int age, int place) : Dog(age)
{
    private readonly int rank = place;

    public int Place() => rank;
}
