namespace Assay.DataSets.Telemetry;

/// <summary>What a sensor sends at a time: a few values, and the signal that they come from.</summary>
public class Reading
{
    /// <summary>Which sensor.</summary>
    public int SensorId { get; set; }

    /// <summary>Counted by the sensor.</summary>
    public long Sequence { get; set; }

    /// <summary>When, in UTC.</summary>
    public DateTime TakenAt { get; set; }

    /// <summary>How the sensor is.</summary>
    public SensorState State { get; set; }

    /// <summary>Charge in percent.</summary>
    public byte Battery { get; set; }

    /// <summary>Degrees Celsius.</summary>
    public float Temperature { get; set; }

    /// <summary>Degrees to the north.</summary>
    public double Latitude { get; set; }

    /// <summary>Degrees to the east.</summary>
    public double Longitude { get; set; }

    /// <summary>Where the sensor stands.</summary>
    public string Site { get; set; } = null!;

    /// <summary>64 samples.</summary>
    public double[] Signal { get; set; } = null!;
}
