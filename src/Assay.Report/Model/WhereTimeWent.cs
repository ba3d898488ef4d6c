namespace Assay.Report.Model;

/// <summary>Where the wall time of a run went; the parts sum up to the whole.</summary>
public sealed record WhereTimeWent
{
    /// <summary>Wall time of the whole run, in nanoseconds.</summary>
    public required long Nanoseconds { get; init; }

    /// <summary>Restoring and building adapters, in nanoseconds.</summary>
    public required long BuildingNanoseconds { get; init; }

    /// <summary>Checking what comes back, in nanoseconds.</summary>
    public required long CheckingNanoseconds { get; init; }

    /// <summary>Starting workers, in nanoseconds, without the time in which one was warming up.</summary>
    public required long StartingNanoseconds { get; init; }

    /// <summary>Warming workers up, in nanoseconds.</summary>
    public required long WarmUpNanoseconds { get; init; }

    /// <summary>Timed batches and what leads them in, in nanoseconds.</summary>
    public required long BatchNanoseconds { get; init; }

    /// <summary>The rest of the rounds, in nanoseconds: calibration, and waking and answering of workers.</summary>
    public required long BetweenBatchesNanoseconds { get; init; }

    /// <summary>Allocation passes, mapper timing and the end of workers, in nanoseconds.</summary>
    public required long AfterNanoseconds { get; init; }

    /// <summary>All else, in nanoseconds: between the blocks.</summary>
    public required long OtherNanoseconds { get; init; }

    /// <summary>Share of the whole in batches, their lead-ins and warm-up, 0 to 1.</summary>
    public double MeasuringShare => Nanoseconds == 0 ? 0 : (double)(BatchNanoseconds + WarmUpNanoseconds) / Nanoseconds;
}
