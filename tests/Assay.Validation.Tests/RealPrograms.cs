using System.Diagnostics;
using System.Globalization;
using System.Reflection;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
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
        var catalogue = AdapterCatalogue.Read(Path.Combine(Repository.Root, "adapters"), BuildTarget.Default.Framework);
        SecondOpinionJobs jobs =
            new(catalogue, Services(payloads), _ => new SecondOpinionProgram(PathOf("SecondOpinion"))) { IsDry = true };
        ComparedCell[] cells = [new(Samples.Row, Operation.Serialize), new(Samples.Row, Operation.Deserialize)];

        var ready = jobs.Prepare(cells, Checked(), CancellationToken.None);

        Assert.Equal(cells, ready.Select(cell => cell.Cell));
        Assert.All(ready, cell => Assert.True(cell.Launch(CancellationToken.None) > 0));
    }

    [Theory]
    [InlineData(DisturbanceKind.Busy)]
    [InlineData(DisturbanceKind.BurstsOnOne)]
    [InlineData(DisturbanceKind.BurstsOnAll)]
    [InlineData(DisturbanceKind.Memory)]
    [InlineData(DisturbanceKind.FollowsRow)]
    [InlineData(DisturbanceKind.FollowsRowInMemory)]
    public void Disturbing_processes_run_until_they_are_disposed_of(DisturbanceKind kind)
    {
        Process[] seen;
        using (var busy = Disturbance.Start(PathOf("Program"), kind, processors: 2))
        {
            seen = [.. busy.Ids.Select(Process.GetProcessById)];
            Assert.All(seen, process => Assert.False(process.HasExited));
        }

        Assert.All(seen, process => Assert.True(process.WaitForExit(Patience)));
    }

    [Theory]
    [InlineData(DisturbanceKind.FollowsRow)]
    [InlineData(DisturbanceKind.FollowsRowInMemory)]
    public void Load_that_follows_a_row_works_while_the_row_does_and_at_no_other_time(DisturbanceKind kind)
    {
        var some = TimeSpan.FromMilliseconds(200);
        using var load = Disturbance.Start(PathOf("Program"), kind, processors: 2);
        Process[] processes = [.. load.Ids.Select(Process.GetProcessById)];

        load.RowBegins();
        WaitUntil(() => processes.All(process => WorkedBy(process) > TimeSpan.FromSeconds(1)));
        load.RowEnds();
        TimeSpan[] before = [];
        // On a busy machine a process that waited for its turn still has to see the end.
        WaitUntil(() =>
        {
            before = [.. processes.Select(WorkedBy)];
            Thread.Sleep(some);
            return processes.Zip(before).All(of => WorkedBy(of.First) - of.Second < some / 10);
        });

        load.RowBegins();
        var more = TimeSpan.FromMilliseconds(500);
        WaitUntil(() => processes.Zip(before).All(of => WorkedBy(of.First) > of.Second + more));
    }

    [Fact]
    public void Load_on_one_core_stays_on_it_and_load_on_every_core_on_one_each()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux() && Environment.ProcessorCount > 1,
            "Needs Linux, which tells where processes may run, and two processors.");
        using var one = Disturbance.Start(PathOf("Program"), DisturbanceKind.BurstsOnOne, processors: 2);
        using var all = Disturbance.Start(PathOf("Program"), DisturbanceKind.BurstsOnAll, processors: 2);

        WaitUntil(() => one.Ids.Concat(all.Ids).All(id => ProcessorsOf(id).Length > 0));

        Assert.Single(one.Ids);
        Assert.All(one.Ids.Concat(all.Ids),
            id => Assert.True(int.TryParse(ProcessorsOf(id), NumberStyles.None, CultureInfo.InvariantCulture, out _), ProcessorsOf(id)));
        Assert.Equal(2, all.Ids.Select(ProcessorsOf).Distinct().Count());
    }

    [Fact]
    public void A_disturbing_process_ends_when_its_starter_is_gone()
    {
        ProcessStartInfo command = new("dotnet")
        {
            ArgumentList = { PathOf("Program"), DisturbingLoop.Command, nameof(DisturbanceKind.BurstsOnOne), "0" },
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
        };
        using var process = Process.Start(command)!;

        // The system closes the pipe of a starter that dies, however it dies.
        process.StandardInput.Close();

        Assert.True(process.WaitForExit(Patience));
        Assert.Equal("", process.StandardOutput.ReadToEnd());
    }

    private static TimeSpan WorkedBy(Process process)
    {
        process.Refresh();
        return process.TotalProcessorTime;
    }

    /// <summary>Where the thread of a process that disturbs may run, such as <c>0</c> or <c>0-1</c>; empty before it has begun.</summary>
    private static string ProcessorsOf(int id)
    {
        const string Allowed = "Cpus_allowed_list:";
        var thread = Directory.EnumerateDirectories($"/proc/{id}/task")
            .FirstOrDefault(task => File.ReadAllText(Path.Combine(task, "comm")).TrimEnd() == "Disturbance");
        return thread is null
            ? ""
            : File.ReadLines(Path.Combine(thread, "status"))
                .Single(line => line.StartsWith(Allowed, StringComparison.Ordinal))[Allowed.Length..].Trim();
    }

    private static void WaitUntil(Func<bool> holds)
    {
        for (var waiting = Stopwatch.StartNew(); !holds(); Thread.Sleep(10))
            Assert.True(waiting.Elapsed < Patience);
    }

    private static RunServices Services(PayloadFolder payloads)
    {
        Workspace workspace = new(
            Path.Combine(Repository.Root, "adapters"), Path.Combine(Repository.Root, "eng"),
            Path.Combine(AppContext.BaseDirectory, "parts"), Path.Combine(Repository.Root, ".assay", "cache"));
        var memory = MachineReader.MemoryBytes;
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
        new SyntheticEngine(seed: 1).Measure(
            new Measuring.Experiment([Samples.Row], [Operation.Serialize], 1, 1), "checked", CancellationToken.None);

    private static string PathOf(string program) => Path.GetFullPath(
        typeof(RealPrograms).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(item => item.Key == program).Value!);
}
