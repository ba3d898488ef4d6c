namespace Assay.Conformance.Values;

/// <summary>Characters come back, zero too.</summary>
[Case(54, "char", CaseGroup.Values, "Characters come back, zero too.")]
public sealed class Characters : Case<Letters>
{
    /// <inheritdoc/>
    public override Letters Make() => new() { First = 'ä', Zero = '\0', Quote = '"' };
}

public class Letters
{
    public char First { get; set; }

    public char Zero { get; set; }

    public char Quote { get; set; }
}
