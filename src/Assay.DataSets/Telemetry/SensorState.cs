namespace Assay.DataSets.Telemetry;

/// <summary>How a sensor is.</summary>
public enum SensorState
{
    /// <summary>Well.</summary>
    Ok,

    /// <summary>Less exact than it should be.</summary>
    Degraded,

    /// <summary>Broken.</summary>
    Failed,
}
