using Assay.Core.Workloads;
using Assay.DataSets.Generation;

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

/// <summary>Readings of many sensors.</summary>
public class Recording
{
    /// <summary>The readings, in order of time.</summary>
    public List<Reading> Readings { get; set; } = null!;
}

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

/// <summary>Readings of sensors: mostly an array of doubles.</summary>
[DataSet(
    "telemetry", "reading", 10, 1_000, 10_000,
    DefaultSize = 10_000,
    Summary = "readings of sensors: nine members and a signal of 64 doubles",
    Source = "Assay: records that are mostly an array of numbers")]
public sealed class TelemetryDataSet : DataSet<Recording>
{
    private const int Samples = 64;

    /// <inheritdoc/>
    public override Recording Generate(in Recipe recipe)
    {
        var draw = new Draw(recipe);
        var recording = new Recording { Readings = new List<Reading>(recipe.Size) };
        while (recording.Readings.Count < recipe.Size) recording.Readings.Add(Reading(draw));
        return recording;
    }

    private static Reading Reading(Draw draw)
    {
        var reading = new Reading
        {
            SensorId = draw.Number(1, 50_000),
            // Large enough to need more than 32 bits.
            Sequence = draw.Long(5_000_000_000, 9_000_000_000),
            TakenAt = draw.Moment(),
            State = (SensorState)draw.Choice(3),
            Battery = (byte)draw.Number(0, 100),
            Temperature = (draw.Chance(80) ? 1 : -1) * draw.Single(1, 499, places: 1),
            Latitude = draw.Double(1_000_001, 89_999_999, places: 6),
            Longitude = draw.Double(1_000_001, 179_999_999, places: 6),
            Site = draw.Words(8, 16),
            Signal = new double[Samples],
        };
        for (var index = 0; index < Samples; index++) reading.Signal[index] =
            (draw.Chance(50) ? 1 : -1) * draw.Double(1, 1_000_000, places: 6);
        return reading;
    }
}
