using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Workers;

namespace Assay.Experiments.Io;

/// <summary>One operation of a row by one surface, through all transports of the run.</summary>
/// <param name="Empty">What keeps its samples, and has none yet.</param>
/// <param name="Job">What its workers open.</param>
/// <param name="Request">What they are asked.</param>
internal sealed record IoCell(SelectedRow Row, AdapterProgram Program, IoResult Empty, JobFrame Job, IoRequest Request)
{
    /// <summary>Batches of each transport, with and without stamps.</summary>
    private const int Rounds = 20;

    /// <summary>The first transport is warmed up until it is steady, at most this long.</summary>
    private const long WarmUpNanoseconds = 1_000_000_000;

    /// <summary>Distinct values: each may become a file.</summary>
    private const int MostInstances = 256;

    /// <summary>The cells of a run: what passed its checks, but for the rows that write nothing.</summary>
    public static IReadOnlyList<IoCell> Of(RunPlan plan, IReadOnlyList<CheckedRow> checks, string folder)
    {
        IoRequest request = new(plan.Options.OwnOf<IoOptions>().Transports, folder, Rounds, WarmUpNanoseconds);
        return
        [
            .. from row in plan.Rows
               from check in checks
               where check.Task.Name == row.Name
               from operation in plan.Options.Operations
               where check.IsTimedIn(operation)
               select new IoCell(row, check.Task.Program, EmptyOf(row, check, operation),
                   check.Job with { Operation = operation, Instances = Math.Min(check.Job.Instances, MostInstances) }, request),
        ];
    }

    private static IoResult EmptyOf(SelectedRow row, CheckedRow check, Operation operation) =>
        new() { Row = row.Label, Workload = check.Task.Workload, Surface = check.Task.Surface, Operation = operation };
}

/// <summary>A row's payloads, to be compressed.</summary>
/// <param name="Empty">What keeps its samples, and has none yet.</param>
/// <param name="Request">What the program that compresses is asked.</param>
internal sealed record CompressionCell(SelectedRow Row, CompressionResult Empty, CompressRequest Request)
{
    private const int Rounds = 20;
    private const long WarmUpNanoseconds = 300_000_000;
    private const int MostPayloads = 64;

    /// <summary>The cells of a run: the payloads of each row's first surface, which its check wrote.</summary>
    public static IReadOnlyList<CompressionCell> Of(RunPlan plan, IReadOnlyList<CheckedRow> checks)
    {
        var codecs = plan.Options.OwnOf<IoOptions>().Compressions;
        if (codecs.Count == 0)
            return [];
        return
        [
            .. from row in plan.Rows
               from workload in plan.Options.Workloads
               let check = checks.FirstOrDefault(check => check.Task.Name == row.Name && check.Task.Workload == workload && check.IsTimed)
               where check is not null
               select new CompressionCell(row, new CompressionResult { Row = row.Label, Workload = workload },
                   new CompressRequest(check.Job.PayloadFile, MostPayloads, codecs, Rounds, WarmUpNanoseconds)),
        ];
    }
}
