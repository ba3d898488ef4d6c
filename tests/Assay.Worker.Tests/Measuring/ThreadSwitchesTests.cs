using Assay.Worker.Measuring;

namespace Assay.Worker.Tests.Measuring;

public sealed class ThreadSwitchesTests
{
    [Fact]
    public void Involuntary_switches_are_those_that_the_system_lists_for_the_thread()
    {
        var before = ThreadSwitches.Involuntary();
        var listed = Listed();
        var after = ThreadSwitches.Involuntary();

        if (listed is null)
            Assert.Equal((0, 0), (before, after));
        else
            Assert.InRange(listed.Value, before, after);
    }

    [Fact]
    public void Asking_allocates_nothing()
    {
        ThreadSwitches.Involuntary();
        var before = GC.GetAllocatedBytesForCurrentThread();
        ThreadSwitches.Involuntary();

        Assert.Equal(before, GC.GetAllocatedBytesForCurrentThread());
    }

    private static long? Listed()
    {
        const string Field = "nonvoluntary_ctxt_switches:";
        return File.Exists("/proc/thread-self/status")
            ? long.Parse(
                File.ReadLines("/proc/thread-self/status").Single(line => line.StartsWith(Field, StringComparison.Ordinal))[Field.Length..],
                System.Globalization.CultureInfo.InvariantCulture)
            : null;
    }
}
