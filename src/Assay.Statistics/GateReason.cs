namespace Assay.Statistics;

/// <summary>Why the noise gate drops a round.</summary>
public enum GateReason
{
    /// <summary>The calibration worker waited: its wall time exceeds its CPU time by more than <see cref="NoiseGate.MostWallOverCpu"/> allows.</summary>
    Waiting,

    /// <summary>A calibration kernel, its median around the round, took longer or shorter than its median over the block by more than <see cref="NoiseGate"/> allows.</summary>
    Kernel,

    /// <summary>The hypervisor gave more than <see cref="NoiseGate.MostStealShare"/> of the round to others.</summary>
    Steal,

    /// <summary>Others worked: around the round fewer than <see cref="NoiseGate.FewestIdleProcessors"/> of the other processors was idle, on the average of <see cref="NoiseGate.Window"/> rounds.</summary>
    Crowded,

    /// <summary>The rows' workers waited: over all of them together, wall time exceeds CPU time by more than <see cref="NoiseGate.MostWallOverCpu"/> allows.</summary>
    WorkersWaiting,
}
