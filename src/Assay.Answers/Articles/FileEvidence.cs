using Assay.Analysis.Evidence;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Experiments.Calls;
using Assay.Experiments.Growth;
using Assay.Experiments.Memory;
using Assay.Experiments.Startup;

namespace Assay.Answers.Articles;

/// <summary>One results file, with what is computed of it once.</summary>
internal sealed class FileEvidence(ResultsFile file)
{
    private const string DefaultMode = "jit";

    private readonly Dictionary<WorkloadOptions, WorkloadEvidence> workloads = [];
    private readonly Lazy<StartupReport?> startup = new(() => StartupBuilder.Build(file));
    private readonly Lazy<GrowthReport?> growth = new(() => GrowthBuilder.Build(file));
    private readonly Lazy<CallsReport?> protocol = new(() => CallsBuilder.Build(file));

    private readonly Lazy<MemoryReport?> memory = new(() => MemoryBuilder.Build(file));

    public ResultsFile File => file;

    /// <summary>The row of an address; null where the file has none.</summary>
    public RowResult? RowOf(FigureAddress address) =>
        file.Rows.FirstOrDefault(row => row.Id.Row == address.Row && ModeOf(row) == (address.Mode ?? DefaultMode));

    /// <summary>The data set and size of an address; null where the file has none.</summary>
    public WorkloadOptions? WorkloadOf(FigureAddress address) =>
        file.Options.Workloads.FirstOrDefault(workload => workload.DataSet == address.DataSet && workload.Size == address.Size);

    /// <summary>Whether the file measured the surface of an address.</summary>
    public bool HasSurface(FigureAddress address) => address.Surface == file.Options.Surface;

    public CheckResult? CheckOf(RowResult row, WorkloadOptions workload) =>
        file.Checks.FirstOrDefault(check => check.Row == row.Name && check.Workload == workload);

    public WorkloadEvidence Of(WorkloadOptions workload) =>
        workloads.TryGetValue(workload, out var known) ? known : workloads[workload] = new WorkloadEvidence(file, workload);

    public StartupTable? Startup(Operation operation) => startup.Value?.Tables.FirstOrDefault(table => table.Operation == operation);

    public GrowthTable? Growth(string? dataSet, Operation operation) =>
        growth.Value?.Tables.FirstOrDefault(table => table.DataSet == dataSet && table.Operation == operation);

    public CallsTable? Protocol(WorkloadOptions workload, Operation operation) =>
        protocol.Value?.Tables.FirstOrDefault(table => table.Workload == workload && table.Operation == operation);

    public MemoryTable? Memory(WorkloadOptions workload, Operation operation) =>
        memory.Value?.Tables.FirstOrDefault(table => table.Workload == workload && table.Operation == operation);

    private static string ModeOf(RowResult row) => row.Mode.Length == 0 ? DefaultMode : row.Mode;
}
