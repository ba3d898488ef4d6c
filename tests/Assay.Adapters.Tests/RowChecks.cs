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
    /// <summary>One data set of objects and one of text are enough to try every surface.</summary>
    private static readonly string[] AllSurfaces = ["books", "text"];

    /// <summary>Data sets of which one member is read too: a private one, a public one, and one of a tree.</summary>
    private static readonly string[] OfOneMember = ["books", "four-strings", "complex-type", "small-struct"];

    private const int Instances = 2;
    private const int PayloadBytes = 100;

    /// <summary>Memory of a small machine: a library that writes without end is stopped soon, and nothing else here needs more.</summary>
    private const long MemoryBytes = 1L << 31;

    private readonly PayloadFolder payloads = new(Path.Combine(Repository.Root, ".assay", "cache", "test-payloads"));
    private readonly ConcurrentDictionary<string, Lazy<Observed>> observed = new();

    /// <summary>The row with every data set at its smallest size.</summary>
    public IReadOnlyList<CheckedRow> RoundTripsOf(string name) => ObservedOf(name).RoundTrips;

    /// <summary>Those of the round trips in which one member was read too, of what the row's default surface wrote.</summary>
    public IReadOnlyList<CheckedRow> OneMembersOf(string name) =>
        [.. RoundTripsOf(name)
            .Where(check => OfOneMember.Contains(check.Task.Workload.DataSet) && check.Task.Surface == check.Task.Row.Surfaces[0])];

    /// <summary>The row's default surface with a data set of a size: from its round trips where they are made, else alone.</summary>
    public CheckedRow Of(string name, string dataSet, int size)
    {
        var row = BuiltAdapters.Catalogue.Find(name);
        var made = observed.TryGetValue(name, out var known) && known.IsValueCreated ? known.Value.RoundTrips : [];
        return made.FirstOrDefault(
            check => check.Task.Workload.DataSet == dataSet && check.Task.Workload.Size == size && check.Task.Surface == row.Surfaces[0])
            ?? Check(
                new CheckTask(
                    row, BuiltAdapters.ProgramOf(row.Project), WorkloadOf(DataSetCatalogue.Find(dataSet)!, size), row.Surfaces[0]));
    }

    /// <summary>The row's default surface with a data set that proves rows, on the runtime on which it was proven.</summary>
    public CheckedRow Proof(string name, string dataSet)
    {
        var row = BuiltAdapters.Catalogue.Find(name);
        if (row.ProvenFramework.Length == 0)
            return ObservedOf(name).Proofs.Single(check => check.Task.Workload.DataSet == dataSet);
        var program =
            BuiltAdapters.ProgramOf(new BuildRequest(row.Project, BuildTarget.Of(new RowId(row.Name, Framework: row.ProvenFramework)) with
            {
                DataSets = BuiltDataSets.For([dataSet]),
            }));
        return Check(ProofTask(row, program, dataSet));
    }

    /// <summary>The row's default surface with a data set at its smallest size, in a version of its package.</summary>
    public CheckedRow OfVersion(string name, string version, string dataSet)
    {
        var row = BuiltAdapters.Catalogue.Find(name);
        var program = BuiltAdapters.ProgramOf(new BuildRequest(row.Project, BuildTarget.Of(new RowId(row.Name, version))));
        var known = DataSetCatalogue.Find(dataSet)!;
        return Check(new CheckTask(row, program, WorkloadOf(known, known.Sizes[0]), row.Surfaces[0]));
    }

    /// <summary>The row's default surface with a data set at its smallest size, in a program of a mode.</summary>
    public CheckedRow OfMode(string name, string mode, string dataSet)
    {
        var row = BuiltAdapters.Catalogue.Find(name);
        var program = BuiltAdapters.ProgramOf(new BuildRequest(row.Project, BuildTarget.Of(new RowId(row.Name, Mode: mode)) with
        {
            DataSets = BuiltDataSets.For([dataSet]),
        }));
        var known = DataSetCatalogue.Find(dataSet)!;
        return Check(new CheckTask(row, program, WorkloadOf(known, known.Sizes[0]), row.Surfaces[0]) { Name = $"{row.Name} {mode}" });
    }

    /// <summary>
    /// What the row does under trial, on each root that it takes: what is known of fresh workers and seen of kept ones is true, and
    /// everything else is tried in fresh ones.
    /// </summary>
    internal IReadOnlyList<Behaviour> BehavioursOf(string name, IReadOnlyList<Behaviour> known)
    {
        var row = BuiltAdapters.Catalogue.Find(name);
        using TrialWorkers workers = new();
        var seen = Trials(workers).Run();
        return seen.SequenceEqual(known) ? seen : Trials(null).Run();

        RowTrials Trials(TrialWorkers? kept) => new(row, BuiltAdapters.ProgramOf(row.Project), payloads.Path, kept);
    }

    /// <summary>What a checked row wrote of instance 0.</summary>
    public static byte[] PayloadOf(CheckedRow check) => PayloadFile.Read(check.Job.PayloadFile, most: 1)[0];

    /// <inheritdoc/>
    public void Dispose() => payloads.Dispose();

    private Observed ObservedOf(string name)
    {
        var row = BuiltAdapters.Catalogue.Find(name);
        var program = BuiltAdapters.ProgramOf(row.Project);
        return observed.GetOrAdd(name, _ => new Lazy<Observed>(() => Observe(row, program))).Value;
    }

    private Observed Observe(RowDefinition row, AdapterProgram program)
    {
        var trips =
            from dataSet in BuiltAdapters.DataSets
            from surface in row.Surfaces.Take(AllSurfaces.Contains(dataSet.Name) ? row.Surfaces.Count : 1)
            select new CheckTask(row, program, WorkloadOf(dataSet, dataSet.Sizes[0]), surface);
        var proofs = row.ProvenFramework.Length > 0 ? [] : row.Proofs.Select(proof => ProofTask(row, program, proof.DataSet));
        using KeptWorkers workers = new(new WorkerStarter());
        return new Observed([.. trips.Select(task => Observe(task, workers))], [.. proofs.Select(task => Observe(task, workers))]);
    }

    // What is known of fresh workers and seen of kept ones is true; everything else is observed in processes of its own, as a run does.
    private CheckedRow Observe(CheckTask task, KeptWorkers workers)
    {
        Operation[] operations = OfOneMember.Contains(task.Workload.DataSet) && task.Surface == task.Row.Surfaces[0]
            ? [Operation.ReadOne]
            : [];
        workers.Begin();
        var check = CheckerWith(workers, operations).Check(task, Instances);
        return IsRefused(task) || IsKnown(check) ? check : Check(task, operations);
    }

    private static bool IsKnown(CheckedRow check) =>
        Expectation.Surprise(check) is null
        && (!check.IsTimed || check.Result.Operations.Count == 0 || Expectation.SurpriseOfOneMember(check) is null)
        && (check.Task.Workload.Size != Engine.Catalogue.Proof.Size
            || check.Task.Row.Proofs.All(
                proof => proof.DataSet != check.Task.Workload.DataSet || proof.Bytes == check.Result.PayloadBytes));

    private static bool IsRefused(CheckTask task) => task.Program.Refusals.ContainsKey((task.Row.Name, task.Workload.DataSet));

    private CheckedRow Check(
        CheckTask task, params IReadOnlyList<Operation> operations) => CheckerWith(new WorkerStarter(), operations).Check(task, Instances);

    private Checker CheckerWith(IWorkerStarter starter, IReadOnlyList<Operation> operations)
    {
        var log = new RunLog(Path.Combine(Repository.Root, ".assay", "cache", "logs", "adapter-tests.log"));
        var settings =
            new CheckSettings(Seed: 1, payloads.Path, workload => WorkerLimits.For(workload, MemoryBytes)) { Operations = operations };
        return new Checker(starter, settings, log);
    }

    private static CheckTask ProofTask(RowDefinition row, AdapterProgram program, string dataSet) =>
        new(row, program, WorkloadOf(DataSetCatalogue.Find(dataSet)!, Engine.Catalogue.Proof.Size), row.Surfaces[0]);

    internal static WorkloadOptions WorkloadOf(DataSetDescription dataSet, int size) =>
        new(dataSet.Name, size, dataSet.HasPayload ? PayloadBytes : 0, dataSet.Unit);

    /// <summary>
    /// What the same workers did for one row: most of a check of small data is the start of its processes, and what a library compiles at
    /// its first calls.
    /// </summary>
    /// <param name="RoundTrips">Every data set at its smallest size.</param>
    /// <param name="Proofs">The data sets that prove the row, where it was proven on the runtime of its program.</param>
    private sealed record Observed(IReadOnlyList<CheckedRow> RoundTrips, IReadOnlyList<CheckedRow> Proofs);
}
