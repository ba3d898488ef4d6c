namespace Assay.Conformance.Values;

/// <summary>Values that may be null come back as null or as what they are.</summary>
[Case(54, "nullable", CaseGroup.Values, "Values that may be null come back as null or as what they are.")]
public sealed class NullableValues : Case<Maybe>
{
    /// <inheritdoc/>
    public override Maybe Make() => new() { Number = 0, Flag = false };
}

public class Maybe
{
    public int? Number { get; set; }

    public int? NoNumber { get; set; }

    public bool? Flag { get; set; }

    public DateTime? NoMoment { get; set; }
}
