using System.Runtime.Serialization;

namespace Assay.Conformance.Construction;

/// <summary>A method with [OnDeserialized] runs after reading: a value that it refuses does not come back.</summary>
[Case(24, "validation-after-reading", CaseGroup.Construction,
    "A method with [OnDeserialized] runs after reading: a value that it refuses does not come back.", Expected = Expected.Rejected)]
public sealed class ValidationAfterReading : Case<Lease>
{
    /// <inheritdoc/>
    public override Lease Make() => new() { FirstYear = 2030, LastYear = 2020 };
}

public class Lease
{
    public int FirstYear { get; set; }

    public int LastYear { get; set; }

    [OnDeserialized]
    private void Validate(StreamingContext context)
    {
        if (LastYear < FirstYear)
            throw new InvalidOperationException("The lease ends before it begins.");
    }
}
