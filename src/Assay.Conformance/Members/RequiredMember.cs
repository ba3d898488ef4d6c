namespace Assay.Conformance.Members;

/// <summary>Required members come back.</summary>
[Case(14, "required-member", CaseGroup.Members, "Required members come back.")]
public sealed class RequiredMember : Case<Person>
{
    /// <inheritdoc/>
    public override Person Make() => new() { Name = "Grace", Age = 85 };
}

public class Person
{
    public required string Name { get; set; }

    public required int Age { get; init; }
}
