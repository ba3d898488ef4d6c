using System.Runtime;
using System.Runtime.CompilerServices;
using Assay.Core.Protocol;
using Assay.Worker.Measuring;

namespace Assay.Worker.Calibrating;

/// <summary>Times the calibration kernels: one after the other, each led in by some of its own work and timed in parts.</summary>
internal sealed class Calibration(IRuntimeProbe probe, CalibrationKernel integer, CalibrationKernel memory, CalibrationKernel allocation)
{
    private const int Parts = 3;
    private const int CallsOfTier = 40;
    private const int LeastTiers = 3;
    private const int MostTiers = 10;
    private static readonly TimeSpan CompilationPause = TimeSpan.FromMilliseconds(50);

    // Workstation collections run on the thread that allocates, those of the server on threads of their own.
    private static readonly bool CollectsOnThisThread = !GCSettings.IsServerGC;
    private bool isWarm;
    private double copyBytesPerSecond;

    /// <summary>The kernels of every worker.</summary>
    public static Calibration Of(IRuntimeProbe probe) => new(probe, new IntegerKernel(), new MemoryKernel(), new AllocationKernel());

    /// <summary>Times each kernel once; the first time warms them up before.</summary>
    public CalibratedFrame Run()
    {
        if (!isWarm)
            WarmUp();
        isWarm = true;
        return TimeAll() with { CopyBytesPerSecond = copyBytesPerSecond };
    }

    // The kernels are optimised at once; the clocks around them reach their last tier in the background, thirty calls after each other.
    private void WarmUp()
    {
        long before, compiled = probe.MethodsCompiled;
        var tier = 0;
        do
        {
            before = compiled;
            for (var call = 0; call < CallsOfTier; call++)
                TimeAll();
            Thread.Sleep(CompilationPause);
            compiled = probe.MethodsCompiled;
            tier++;
        }
        while (tier < LeastTiers || (compiled != before && tier < MostTiers));
        copyBytesPerSecond = CopySpeed.Measure(probe);
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private CalibratedFrame TimeAll()
    {
        var switches = probe.InvoluntarySwitches;
        KernelReading first = Time(integer), second = Time(memory), third = Time(allocation);
        return new CalibratedFrame(first, second, third, (int)(probe.InvoluntarySwitches - switches));
    }

    // The middle of three parts stands for the kernel: an interrupt of some 0.1 ms is lost on a batch and no reason to drop its round.
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private KernelReading Time(CalibrationKernel kernel)
    {
        kernel.Prepare();
        kernel.Run(kernel.Steps / Parts);
        KernelReading first = TimePart(kernel), second = TimePart(kernel), third = TimePart(kernel);
        var middle = Middle(first, second, third);
        return new KernelReading(middle.ElapsedNanoseconds * Parts, middle.CpuNanoseconds * Parts);
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private KernelReading TimePart(CalibrationKernel kernel)
    {
        var pause = probe.PauseNanoseconds;
        var cpu = probe.CpuNanoseconds;
        var start = probe.ElapsedNanoseconds;

        kernel.Run(kernel.Steps / Parts);

        var elapsed = probe.ElapsedNanoseconds - start;
        cpu = probe.CpuNanoseconds - cpu;
        pause = probe.PauseNanoseconds - pause;
        return new KernelReading(elapsed - pause, Math.Max(0, cpu - (CollectsOnThisThread ? pause : 0)));
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private static KernelReading Middle(KernelReading first, KernelReading second, KernelReading third)
    {
        (var low, var high) = first.ElapsedNanoseconds <= second.ElapsedNanoseconds ? (first, second) : (second, first);
        return third.ElapsedNanoseconds <= low.ElapsedNanoseconds
            ? low
            : third.ElapsedNanoseconds >= high.ElapsedNanoseconds
            ? high
            : third;
    }
}

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
    /// <returns>What it computed, so that nothing of it is dead code.</returns>
    public abstract long Run(int steps);
}
