namespace Assay.Worker.Calibrating;

/// <summary>Work that is the same every time, so that its time tells of the machine alone.</summary>
internal abstract class CalibrationKernel
{
    /// <summary>Steps of one calibration: about 0.3 ms on a present server.</summary>
    public abstract int Steps { get; }

    /// <summary>Brings the heap into the state that each calibration begins with; never timed.</summary>
    public virtual void Prepare()
    {
    }

    /// <summary>Does the work.</summary>
    /// <param name="steps">How much of it.</param>
    /// <returns>What it computed, so that nothing of it is dead code.</returns>
    public abstract long Run(int steps);
}
