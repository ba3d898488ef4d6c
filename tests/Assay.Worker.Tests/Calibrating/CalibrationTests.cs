using Assay.Core.Protocol;
using Assay.Worker.Calibrating;
using Assay.Worker.Tests.Measuring;

namespace Assay.Worker.Tests.Calibrating;

public sealed class CalibrationTests
{
    private readonly FakeRuntime runtime = new();

    [Fact]
    public void Each_kernel_is_prepared_and_led_in_before_it_is_timed()
    {
        FakeKernel integer = Working(30, 10), memory = Working(60, 10), allocation = Working(90, 10);
        Calibration calibration = new(runtime, integer, memory, allocation);

        Assert.Equal(new CalibratedFrame(new KernelReading(300, 300), new KernelReading(600, 600), new KernelReading(900, 900), 0),
            calibration.Run() with { CopyBytesPerSecond = 0 });
        Assert.Equal(["prepare", "run 30", "run 30", "run 30", "run 30"], allocation.Calls[^5..]);
    }

    [Fact]
    public void The_first_calibration_warms_up_and_the_next_ones_do_not()
    {
        var kernel = Working(3, 1);
        Calibration calibration = new(runtime, kernel, kernel, kernel);
        calibration.Run();
        var first = kernel.Calls.Count;
        calibration.Run();

        Assert.Equal(3 * 5, kernel.Calls.Count - first);
        Assert.True(first > 100 * 3 * 5);
    }

    [Fact]
    public void A_warm_up_lasts_until_nothing_is_compiled()
    {
        var runs = 0;
        FakeKernel still = new(3, _ => runtime.MethodsCompiled += ++runs < 600 ? 1 : 0), forever =
            new(3, _ => runtime.MethodsCompiled++), quiet = Working(3, 1);
        new Calibration(runtime, still, quiet, quiet).Run();
        var afterStill = still.Calls.Count;
        new Calibration(runtime, forever, quiet, quiet).Run();

        Assert.InRange(afterStill, 750, 1250);
        Assert.InRange(forever.Calls.Count, 1700, 2500);
    }

    [Fact]
    public void Pauses_of_collections_are_taken_off_both_clocks()
    {
        var quiet = Working(3, 10);
        FakeKernel collecting = new(3, _ =>
        {
            runtime.Work(100);
            runtime.Collect(0, 40);
            runtime.CpuNanoseconds += 40;
        });

        Assert.Equal(new KernelReading(300, 300), new Calibration(runtime, quiet, quiet, collecting).Run().Allocation);
    }

    [Fact]
    public void Where_the_system_does_not_tell_cpu_time_it_stays_unknown()
    {
        var quiet = Working(3, 10);
        FakeKernel collecting = new(3, _ => runtime.Collect(0, 40));

        Assert.Equal(new KernelReading(0, 0), new Calibration(runtime, quiet, quiet, collecting).Run().Allocation);
    }

    [Fact]
    public void One_disturbed_part_of_three_is_passed_over()
    {
        var quiet = Working(3, 10);
        var runs = 0;
        FakeKernel interrupted = new(3, _ => runtime.Work(++runs % 4 == 3 ? 5000 : 100));

        Assert.Equal(new KernelReading(300, 300), new Calibration(runtime, quiet, quiet, interrupted).Run().Allocation);
    }

    [Fact]
    public void Involuntary_switches_are_counted_over_all_kernels()
    {
        FakeKernel kernel = new(3, _ => runtime.InvoluntarySwitches++);

        Assert.Equal(12, new Calibration(runtime, kernel, kernel, kernel).Run().InvoluntarySwitches);
    }

    private FakeKernel Working(int steps, long nanosecondsOfStep) => new(steps, count => runtime.Work(count * nanosecondsOfStep));
}
