using Assay.Worker.Measuring;

namespace Assay.Worker.Tests.Measuring;

public sealed class ThreadClockTests
{
    [Fact]
    public void Cpu_time_of_the_thread_never_runs_backwards_and_stands_still_in_sleep()
    {
        var start = ThreadClock.CpuNanoseconds();
        Thread.Sleep(200);
        var slept = ThreadClock.CpuNanoseconds();

        Assert.InRange(slept - start, 0, 150_000_000);
        Assert.Equal(OperatingSystem.IsLinux() || OperatingSystem.IsMacOS(), slept > 0);
    }
}
