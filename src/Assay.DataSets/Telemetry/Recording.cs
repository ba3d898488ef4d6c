namespace Assay.DataSets.Telemetry;

/// <summary>Readings of many sensors.</summary>
public class Recording
{
    /// <summary>The readings, in order of time.</summary>
    public List<Reading> Readings { get; set; } = null!;
}
