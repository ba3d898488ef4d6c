namespace Assay.Conformance.Members;

/// <summary>Reading does not leave the side effects of a setter in the data.</summary>
[Case(16, "setter-side-effect", CaseGroup.Members, "Reading does not leave the side effects of a setter in the data.")]
public sealed class SetterSideEffect : Case<Logged>
{
    /// <inheritdoc/>
    public override Logged Make()
    {
        Logged logged = new() { Name = "first" };
        logged.Changes = ["kept"];
        return logged;
    }
}

public class Logged
{
    private string name = "";

    public List<string> Changes { get; set; } = [];

    public string Name
    {
        get => name;
        set
        {
            name = value;
            Changes.Add(value);
        }
    }
}
