using Assay.Core.Results;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Processes;

public class WorkerEnvironmentTests
{
    [Fact]
    public void Inherited_runtime_settings_go_and_where_the_runtime_is_stays()
    {
        Dictionary<string, string?> environment = new()
        {
            ["PATH"] = "/bin",
            ["DOTNET_ROOT"] = "/usr/share/dotnet",
            ["DOTNET_TieredPGO"] = "0",
            ["DOTNET_gcServer"] = "1",
            ["COMPlus_TieredCompilation"] = "0",
            ["CORECLR_ENABLE_PROFILING"] = "1",
            ["dotnet_readytorun"] = "0",
        };

        WorkerEnvironment.Clean(environment, ["DOTNET_TC_CallCountingDelayMs=0"]);

        Assert.Equal(["DOTNET_ROOT", "DOTNET_TC_CallCountingDelayMs", "PATH"], environment.Keys.Order(StringComparer.Ordinal));
        Assert.Equal("0", environment["DOTNET_TC_CallCountingDelayMs"]);
    }

    [Fact]
    public void The_heap_limit_of_checks_is_written_in_hexadecimal() =>
        Assert.Equal("DOTNET_GCHeapHardLimit=40000000", new WorkerLimits(default, default, default, 1 << 30).HeapSetting);

    [Fact]
    public void Large_data_gets_more_time()
    {
        Assert.Equal(TimeSpan.FromSeconds(60.02), WorkerLimits.For(Books(100, 0), 1L << 33).Request);
        Assert.Equal(TimeSpan.FromSeconds(260), WorkerLimits.For(Books(1_000_000, 0), 1L << 33).Request);
        Assert.Equal(TimeSpan.FromSeconds(480), WorkerLimits.For(Books(100_000, 1000), 1L << 33).Request);
    }

    private static WorkloadOptions Books(int size, int payloadBytes) => new("books", size, payloadBytes, "book");
}
