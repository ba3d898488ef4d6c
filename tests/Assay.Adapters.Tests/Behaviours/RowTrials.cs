using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Workloads;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Workers;

namespace Assay.Adapters.Tests.Behaviours;

/// <summary>
/// Tries one row through real workers, on a root of each kind that it takes: an object, a list, a text; a struct for rows that take nothing
/// else. Eight threads get a process of their own for each operation, so that what a library makes at its first call is made by all of them
/// at once: on the first root what it makes for all types, and on each root what it makes for a type.
/// </summary>
/// <param name="row">The row.</param>
/// <param name="program">Its program.</param>
/// <param name="payloadFolder">Where payloads go.</param>
/// <param name="kept">Workers that go from root to root; null for fresh ones for each root.</param>
internal sealed class RowTrials(RowDefinition row, AdapterProgram program, string payloadFolder, TrialWorkers? kept)
{
    private const int Instances = 4;
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(30);
    private static readonly string[] Roots = ["books", "northwind", "text"];
    private static readonly string[] Structs = ["typical-struct", "small-struct"];

    private readonly IWorkerStarter fresh = new WorkerStarter();

    /// <summary>The row's behaviour on each root that it reads back at all.</summary>
    public IReadOnlyList<Behaviour> Run()
    {
        List<Behaviour> found = [.. Roots.Select(Of).OfType<Behaviour>().Where(behaviour => behaviour.Reads)];
        if (found.Count == 0 && Structs.Select(Of).FirstOrDefault(behaviour => behaviour is not null) is { Reads: true } ofStruct)
            found.Add(ofStruct);
        return found;
    }

    private Behaviour? Of(string dataSet)
    {
        if (program.Refusals.ContainsKey((row.Name, dataSet)))
            return null;
        var description = DataSetCatalogue.Find(dataSet)!;
        var workload = RowChecks.WorkloadOf(description, description.Sizes[0]);
        var limits = WorkerLimits.For(workload, MachineReader.MemoryBytes) with { Request = Patience };
        var file = Path.Combine(payloadFolder, $"trial-{row.Name.Replace('/', '_')}-{dataSet}.payloads");
        var job = new JobFrame(
            row.Name, dataSet, new Recipe(workload.Size, 1, 0, workload.PayloadBytes), Instances, row.Surfaces[0],
            Operation.Serialize, file);
        var starter = kept?.Next() ?? fresh;
        using var session = new TrialSession(() => Open(starter, job, limits));
        return session.CanWrite()
            ? new Behaviour(row.Name, dataSet, Threads(job, limits), session.Try(TrialKind.AfterFailure), session.Try(TrialKind.NullRoot),
                session.Try(TrialKind.EmptyRoot), session.Try(TrialKind.Surfaces))
            : null;
    }

    private string Threads(JobFrame job, WorkerLimits limits)
    {
        if (!row.IsThreadSafe)
            return Behaviour.NotPromised;
        var answers = new[] { Operation.Serialize, Operation.Deserialize }.AsParallel().AsOrdered().Select(operation =>
        {
            var starter = kept?.Next(operation) ?? fresh;
            using var session = new TrialSession(() => Open(starter, job with { Operation = operation }, limits));
            return session.Try(TrialKind.Threads);
        }).ToList();
        return answers.Find(answer => answer != Behaviour.Works) ?? Behaviour.Works;
    }

    private IWorker Open(IWorkerStarter starter, JobFrame job, WorkerLimits limits)
    {
        var worker = starter.Start(program, WorkerPurpose.Check, limits, CancellationToken.None);
        worker.Ask(new OpenRequest(job));
        return worker;
    }
}
