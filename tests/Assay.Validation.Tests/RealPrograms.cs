using System.Diagnostics;
using System.Reflection;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Runs;
using Assay.Engine.Workers;
using Assay.Validation.Load;
using Assay.Validation.SecondOpinions;

namespace Assay.Validation.Tests;

/// <summary>The two programs that a validation starts, really started.</summary>
public sealed class RealPrograms
{
    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(2);

    [Fact]
    public void BenchmarkDotNet_times_a_built_adapters_operations_in_both_directions()
    {
        using PayloadFolder payloads = new(Path.Combine(Repository.Root, ".assay", "cache", "test-second-opinion"));
        AdapterCatalogue catalogue = AdapterCatalogue.Read(Path.Combine(Repository.Root, "adapters"), BuildTarget.Default.Framework);
        SecondOpinionJobs jobs = new(catalogue, Services(payloads), _ => new SecondOpinionProgram(PathOf("SecondOpinion"))) { IsDry = true };
        ComparedCell[] cells = [new(Samples.Row, Operation.Serialize), new(Samples.Row, Operation.Deserialize)];

        IReadOnlyList<ReadyCell> ready = jobs.Prepare(cells, Checked(), CancellationToken.None);

        Assert.Equal(cells, ready.Select(cell => cell.Cell));
        Assert.All(ready, cell => Assert.True(cell.Launch(CancellationToken.None) > 0));
    }

    [Theory]
    [InlineData(DisturbanceKind.Busy)]
    [InlineData(DisturbanceKind.BurstsOnAll)]
    [InlineData(DisturbanceKind.Memory)]
    [InlineData(DisturbanceKind.FollowsRow)]
    public void Disturbing_processes_run_until_they_are_disposed_of(DisturbanceKind kind)
    {
        Process[] seen;
        using (Disturbance busy = Disturbance.Start(PathOf("Program"), kind, processors: 2))
        {
            seen = [.. busy.Ids.Select(Process.GetProcessById)];
            Assert.All(seen, process => Assert.False(process.HasExited));
        }

        Assert.All(seen, process => Assert.True(process.WaitForExit(Patience)));
    }

    [Fact]
    public void A_disturbing_process_ends_when_its_starter_is_gone()
    {
        ProcessStartInfo command = new("dotnet") { ArgumentList = { PathOf("Program"), DisturbingLoop.Command, nameof(DisturbanceKind.FollowsRow) }, RedirectStandardInput = true, RedirectStandardOutput = true };
        using Process process = Process.Start(command)!;

        // The system closes the pipe of a starter that dies, however it dies.
        process.StandardInput.Close();

        Assert.True(process.WaitForExit(Patience));
        Assert.Equal("", process.StandardOutput.ReadToEnd());
    }

    private static RunServices Services(PayloadFolder payloads)
    {
        Workspace workspace = new(
            Path.Combine(Repository.Root, "adapters"), Path.Combine(Repository.Root, "eng"), Path.Combine(AppContext.BaseDirectory, "parts"), Path.Combine(Repository.Root, ".assay", "cache"));
        long memory = MachineReader.MemoryBytes;
        return new RunServices(
            new AdapterBuilder(workspace).BuildAll,
            new WorkerStarter(),
            workload => WorkerLimits.For(workload, memory),
            memory,
            payloads.Path,
            TimeProvider.System,
            new RunLog(Path.Combine(workspace.Logs, "validation-tests.log")),
            Samples.Services(new SyntheticEngine(seed: 1)).Progress);
    }

    /// <summary>What an own run of the engine says about the row: its workload, surface and corpus.</summary>
    private static ResultsFile Checked() =>
        new SyntheticEngine(seed: 1).Measure(new Measuring.Experiment([Samples.Row], [Operation.Serialize], 1, 1), "checked", CancellationToken.None);

    private static string PathOf(string program) => Path.GetFullPath(
        typeof(RealPrograms).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(item => item.Key == program).Value!);
}
