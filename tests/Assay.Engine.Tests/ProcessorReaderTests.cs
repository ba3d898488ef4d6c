using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests;

public sealed class ProcessorReaderTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Fact]
    public void What_the_system_does_not_tell_is_unknown()
    {
        ProcessorReader reader = new(folder.File("missing"));

        Assert.Equal(("", null, null), (reader.Governor, reader.Turbo, reader.PhysicalCores));
    }

    [Theory]
    [InlineData("intel_pstate/no_turbo", "0\n", true)]
    [InlineData("intel_pstate/no_turbo", "1\n", false)]
    [InlineData("cpufreq/boost", "1\n", true)]
    [InlineData("cpufreq/boost", "0\n", false)]
    [InlineData("cpufreq/boost", "", null)]
    public void Turbo_is_told_by_either_driver(string file, string text, bool? turbo)
    {
        folder.Write(file, text);

        Assert.Equal(turbo, new ProcessorReader(folder.Path).Turbo);
    }

    [Fact]
    public void Threads_of_one_core_count_once_and_packages_apart()
    {
        (int Package, int Core)[] processors = [(0, 0), (0, 0), (0, 1), (1, 0)];
        for (var i = 0; i < processors.Length; i++)
        {
            folder.Write($"cpu{i}/topology/physical_package_id", $"{processors[i].Package}\n");
            folder.Write($"cpu{i}/topology/core_id", $"{processors[i].Core}\n");
        }

        folder.Write("cpu0/cpufreq/scaling_governor", "performance\n");
        folder.Write("cpu4/online", "0\n");

        ProcessorReader reader = new(folder.Path);

        Assert.Equal((3, "performance"), (reader.PhysicalCores, reader.Governor));
    }

    [Fact]
    public void This_machine_is_described()
    {
        var machine = MachineReader.Read(".NET 10.0.0", []);

        Assert.True(machine.LogicalProcessors >= 1);
        Assert.True(machine.PhysicalCores is null or >= 1);
    }
}
