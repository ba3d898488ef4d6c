using System.Collections.Concurrent;
using Assay.Adapters.Tests.Behaviours;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Workers;

namespace Assay.Adapters.Tests;

/// <summary>Checks of rows through real workers, each made once and asked about by several tests.</summary>
public sealed class RowChecks : IDisposable
{
    /// <summary>The same shapes as those of <c>books-1</c> and <c>integers</c> under further names.</summary>
    private static readonly string[] RepeatedShapes = ["books-2", "books-3", "books-4", "integers-random", "integers-small", "integers-sorted"];

    /// <summary>One data set of objects and one of text are enough to try every surface.</summary>
    private static readonly string[] AllSurfaces = ["books", "text"];

    private const int Instances = 2;
    private const int Parallelism = 2;
    private const int PayloadBytes = 100;

    /// <summary>Memory of a small machine: a library that writes without end is stopped soon, and nothing else here needs more.</summary>
    private const long MemoryBytes = 1L << 31;

    private readonly PayloadFolder payloads = new(Path.Combine(Repository.Root, ".assay", "cache", "test-payloads"));
    private readonly ConcurrentDictionary<string, Lazy<IReadOnlyList<CheckedRow>>> roundTrips = new();

    /// <summary>The row with every data set at its smallest size.</summary>
    public IReadOnlyList<CheckedRow> RoundTripsOf(string name)
    {
        var row = BuiltAdapters.Catalogue.Find(name);
        var program = BuiltAdapters.ProgramOf(row.Project);
        return roundTrips.GetOrAdd(name, _ => new Lazy<IReadOnlyList<CheckedRow>>(() => RoundTrips(row, program))).Value;
    }

    /// <summary>The row's default surface with a data set of a size: from its round trips where they are made, else alone.</summary>
    public CheckedRow Of(string name, string dataSet, int size)
    {
        var row = BuiltAdapters.Catalogue.Find(name);
        var made = roundTrips.TryGetValue(name, out var trips) && trips.IsValueCreated ? trips.Value : [];
        return made.FirstOrDefault(check => check.Task.Workload.DataSet == dataSet && check.Task.Workload.Size == size && check.Task.Surface == row.Surfaces[0])
            ?? Check(new CheckTask(row, BuiltAdapters.ProgramOf(row.Project), WorkloadOf(DataSetCatalogue.Find(dataSet)!, size), row.Surfaces[0]));
    }

    /// <summary>The row's default surface with a data set that proves rows, on the runtime on which it was proven.</summary>
    public CheckedRow Proof(string name, string dataSet)
    {
        var row = BuiltAdapters.Catalogue.Find(name);
        var target = new RowVariant(row.Name, Framework: row.ProvenFramework.Length > 0 ? row.ProvenFramework : null).Target;
        var program = BuiltAdapters.ProgramOf(new BuildRequest(row.Project, target));
        return Check(new CheckTask(row, program, WorkloadOf(DataSetCatalogue.Find(dataSet)!, Engine.Catalogue.Proof.Size), row.Surfaces[0]));
    }

    /// <summary>The row's default surface with a data set at its smallest size, in a version of its package.</summary>
    public CheckedRow OfVersion(string name, string version, string dataSet)
    {
        var row = BuiltAdapters.Catalogue.Find(name);
        var program = BuiltAdapters.ProgramOf(new BuildRequest(row.Project, new RowVariant(row.Name, version).Target));
        var known = DataSetCatalogue.Find(dataSet)!;
        return Check(new CheckTask(row, program, WorkloadOf(known, known.Sizes[0]), row.Surfaces[0]));
    }

    /// <summary>The row's default surface with a data set at its smallest size, in a program of a mode.</summary>
    public CheckedRow OfMode(string name, string mode, string dataSet)
    {
        var row = BuiltAdapters.Catalogue.Find(name);
        var program = BuiltAdapters.ProgramOf(new BuildRequest(row.Project, new RowVariant(row.Name, Mode: mode).Target with { DataSets = BuiltDataSets.For([dataSet]) }));
        var known = DataSetCatalogue.Find(dataSet)!;
        return Check(new CheckTask(row, program, WorkloadOf(known, known.Sizes[0]), row.Surfaces[0]) { Name = $"{row.Name} {mode}" });
    }

    /// <summary>What the row does under trial, on each root that it takes.</summary>
    internal IReadOnlyList<Behaviour> BehavioursOf(string name)
    {
        var row = BuiltAdapters.Catalogue.Find(name);
        return new RowTrials(row, BuiltAdapters.ProgramOf(row.Project), payloads.Path).Run();
    }

    /// <summary>The row with some data sets, and reading one member of what it wrote.</summary>
    /// <param name="name">The row.</param>
    /// <param name="isKnown">Whether an answer is the one that is known; every other is asked for again, of fresh workers.</param>
    /// <param name="dataSets">The data sets.</param>
    public IReadOnlyList<CheckedRow> OneMembersOf(string name, Func<CheckedRow, bool> isKnown, params IReadOnlyList<string> dataSets)
    {
        var row = BuiltAdapters.Catalogue.Find(name);
        var program = BuiltAdapters.ProgramOf(row.Project);
        using KeptWorkers workers = new(new WorkerStarter());
        return [.. dataSets.Select(dataSet => OneMemberOf(DataSetCatalogue.Find(dataSet)!))];

        CheckedRow OneMemberOf(DataSetDescription dataSet)
        {
            var task = new CheckTask(row, program, WorkloadOf(dataSet, dataSet.Sizes[0]), row.Surfaces[0]);
            workers.Begin();
            var check = CheckerWith(workers, [Operation.ReadOne]).Check(task, Instances);
            return isKnown(check) ? check : Check(task, Operation.ReadOne);
        }
    }

    /// <summary>What a checked row wrote of instance 0.</summary>
    public static byte[] PayloadOf(CheckedRow check) => PayloadFile.Read(check.Job.PayloadFile, most: 1)[0];

    /// <inheritdoc/>
    public void Dispose() => payloads.Dispose();

    private List<CheckedRow> RoundTrips(RowDefinition row, AdapterProgram program)
    {
        var tasks =
            from dataSet in DataSetCatalogue.All.Where(dataSet => !RepeatedShapes.Contains(dataSet.Name))
            from surface in row.Surfaces.Take(AllSurfaces.Contains(dataSet.Name) ? row.Surfaces.Count : 1)
            select new CheckTask(row, program, WorkloadOf(dataSet, dataSet.Sizes[0]), surface);
        return [.. Lanes(tasks).AsParallel().WithDegreeOfParallelism(Parallelism).SelectMany(CheckOneByOne).OrderBy(check => check.Position).Select(check => check.Row)];
    }

    private static IEnumerable<(int Position, CheckTask Task)[]> Lanes(IEnumerable<CheckTask> tasks) =>
        tasks.Select((task, position) => (position, task)).GroupBy(item => item.position % Parallelism).Select(lane => lane.ToArray());

    // What is known of fresh workers and seen of kept ones is true; everything else is observed in processes of its own, as a run does.
    private List<(int Position, CheckedRow Row)> CheckOneByOne((int Position, CheckTask Task)[] lane)
    {
        using KeptWorkers workers = new(new WorkerStarter());
        List<(int, CheckedRow)> found = [];
        foreach (var (position, task) in lane)
        {
            workers.Begin();
            var check = CheckerWith(workers, []).Check(task, Instances);
            found.Add((position, Expectation.Surprise(check) is null || IsRefused(task) ? check : Check(task, [])));
        }
        return found;
    }

    private static bool IsRefused(CheckTask task) => task.Program.Refusals.ContainsKey((task.Row.Name, task.Workload.DataSet));

    private CheckedRow Check(CheckTask task, params IReadOnlyList<Operation> operations) => CheckerWith(new WorkerStarter(), operations).Check(task, Instances);

    private Checker CheckerWith(IWorkerStarter starter, IReadOnlyList<Operation> operations)
    {
        var log = new RunLog(Path.Combine(Repository.Root, ".assay", "cache", "logs", "adapter-tests.log"));
        var settings = new CheckSettings(Seed: 1, payloads.Path, workload => WorkerLimits.For(workload, MemoryBytes)) { Operations = operations };
        return new Checker(starter, settings, log);
    }

    internal static WorkloadOptions WorkloadOf(DataSetDescription dataSet, int size) =>
        new(dataSet.Name, size, dataSet.HasPayload ? PayloadBytes : 0, dataSet.Unit);
}
