using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine.Checking;
using Assay.Engine.Processes;
using Assay.Engine.Results;
using Assay.Engine.Runs;
using Xunit;

namespace Assay.Adapters.Tests;

/// <summary>Every row with every data set and surface: one real worker writes, a fresh one reads and compares.</summary>
public sealed class RoundTrips : IDisposable
{
    /// <summary>The same shape as <c>books-1</c> under further names.</summary>
    private static readonly string[] RepeatedShapes = ["books-2", "books-3", "books-4"];

    /// <summary>One data set of objects and one of text are enough to try every surface.</summary>
    private static readonly string[] AllSurfaces = ["books", "text"];

    private const int Instances = 2;
    private const int PayloadBytes = 100;
    private readonly PayloadFolder _payloads = new(Path.Combine(Repository.Root, ".assay", "cache", "test-payloads"));

    public static TheoryData<string> RowNames => [.. BuiltAdapters.RowsToBuild.Select(row => row.Name)];

    [Theory]
    [MemberData(nameof(RowNames))]
    public void A_row_brings_back_what_it_is_known_to_bring_back(string name)
    {
        var row = BuiltAdapters.Catalogue.Find(name);
        if (BuiltAdapters.ProgramOf(row.Project) is not { } program)
        {
            Assert.Equal(RowStatus.NotAvailable, BuiltAdapters.OutcomeOf(row.Project).Status);
            return;
        }

        var tasks =
            from dataSet in DataSetCatalogue.All.Where(dataSet => !RepeatedShapes.Contains(dataSet.Name))
            from surface in row.Surfaces.Take(AllSurfaces.Contains(dataSet.Name) ? row.Surfaces.Count : 1)
            let workload = new WorkloadOptions(dataSet.Name, dataSet.Sizes[0], dataSet.HasPayload ? PayloadBytes : 0, dataSet.Unit)
            select new CheckTask(row, program, workload, surface);
        var surprises = tasks.AsParallel().AsOrdered().WithDegreeOfParallelism(2).Select(SurpriseOf).OfType<string>().ToList();

        Assert.True(surprises.Count == 0, string.Join(Environment.NewLine, surprises));
    }

    /// <summary>What differs from what is known, in a line; null where nothing does.</summary>
    private string? SurpriseOf(CheckTask task)
    {
        var log = new RunLog(Path.Combine(Repository.Root, ".assay", "cache", "logs", "adapter-tests.log"));
        var settings = new CheckSettings(Seed: 1, _payloads.Path, workload => WorkerLimits.For(workload, MachineReader.MemoryBytes));
        var result = new Checker(new WorkerStarter(), settings, log).Check(task, Instances).Result;
        var reason = result.Verdict == Verdict.Lossy ? string.Join("; ", result.Differences) : result.Cause;
        var expected = Expectation.For(task.Row.Name, task.Workload.DataSet);
        return result.Verdict == expected.Verdict && reason.Contains(expected.Reason, StringComparison.Ordinal)
            ? null
            : $"{task.Row.Name}\t{task.Workload.DataSet}\t{result.Verdict}\t{reason}\t({task.Surface}; expected {expected.Verdict} {expected.Reason})";
    }

    public void Dispose() => _payloads.Dispose();
}
