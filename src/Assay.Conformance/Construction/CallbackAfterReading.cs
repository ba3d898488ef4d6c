using System.Runtime.Serialization;

namespace Assay.Conformance.Construction;

/// <summary>IDeserializationCallback is called after reading: a value that it refuses does not come back.</summary>
[Case(24, "callback-after-reading", CaseGroup.Construction,
    "IDeserializationCallback is called after reading: a value that it refuses does not come back.", Expected = Expected.Rejected)]
public sealed class CallbackAfterReading : Case<Shift>
{
    /// <inheritdoc/>
    public override Shift Make() => new() { FirstHour = 22, LastHour = 6 };
}

public class Shift : IDeserializationCallback
{
    public int FirstHour { get; set; }

    public int LastHour { get; set; }

    public void OnDeserialization(object? sender)
    {
        if (LastHour < FirstHour)
            throw new InvalidOperationException("The shift ends before it begins.");
    }
}
