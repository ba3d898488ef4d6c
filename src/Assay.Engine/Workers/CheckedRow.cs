using System.Globalization;
using Assay.Core.Adapters;
using Assay.Core.Protocol;
using Assay.Core.Results;
using Assay.Core.Workloads;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Shapes.Emission;

namespace Assay.Engine.Workers;

/// <summary>What a check found.</summary>
/// <param name="Result">The verdict and the sizes.</param>
/// <param name="Job">The job whose payload file is written, for the workers that time it.</param>
/// <param name="Runtime">The runtime that answered; empty where none did.</param>
public sealed record CheckedRow(CheckTask Task, CheckResult Result, JobFrame Job, string Runtime)
{
    /// <summary>
    /// Informational version of the library's assembly that was loaded; empty for the box's own, and where no worker answered.
    /// </summary>
    public string LibraryVersion { get; init; } = "";

    /// <summary>
    /// The verdict's cause with all that the library said, which may hold values of the user's; empty where no worker failed.
    /// </summary>
    public string WholeCause { get; init; } = "";

    /// <summary>The verdict's differences with both values of each, which may be the user's; empty where nothing was compared.</summary>
    public IReadOnlyList<string> WholeDifferences { get; init; } = [];

    /// <summary>More about each of the differences.</summary>
    public IReadOnlyList<DifferenceDetail> Details { get; init; } = [];

    /// <summary>The exception that ended the check; null where its worker reported none.</summary>
    public WorkerFault? Fault { get; init; }

    /// <summary>What one operation took at most, with all that a check does around it; zero where none ended.</summary>
    public TimeSpan OperationTime { get; init; }

    /// <summary>Whether the row is timed: it gives an answer, whole or lossy.</summary>
    public bool IsTimed => IsAnswer(Result.Verdict);

    /// <summary>
    /// Whether the row is timed in an operation: serialize and deserialize share the row's check, others have one of their own.
    /// </summary>
    public bool IsTimedIn(Operation operation) => IsTimed
        && (!OperationChecker.IsNeeded(operation)
            || Result.Operations.Any(check => check.Operation == operation && IsAnswer(check.Verdict)));

    private static bool IsAnswer(Verdict verdict) => verdict is Verdict.Supported or Verdict.Lossy;
}

/// <summary>One row to check against one workload.</summary>
public sealed record CheckTask(RowDefinition Row, AdapterProgram Program, WorkloadOptions Workload, Surface Surface)
{
    /// <summary>The name under which results keep it: the row's, or that of a variant of it. Workers know the row's alone.</summary>
    public string Name { get; init; } = Row.Name;

    /// <summary>The program's target framework; empty where it is not known.</summary>
    public string Framework { get; init; } = "";

    /// <summary>Who writes the payloads; null where the row itself does.</summary>
    public PayloadWriter? Writer { get; init; }

    /// <summary>The name by which programs know the data set.</summary>
    public string DataSet { get => field ?? Workload.DataSet; init; }

    /// <summary>
    /// The ways that another version of the types may be read in, in words, the best first: instances from 1 on. Empty where the row reads
    /// what it wrote.
    /// </summary>
    public IReadOnlyList<string> Ways { get; init; } = [];

    /// <summary>Whether only an error is right, and nothing that comes back is.</summary>
    public bool MustFail { get; init; }

    /// <summary>How the case calls the row; null where it does as usual.</summary>
    public TrialKind? Exercise { get; init; }

    /// <summary>Checks that must be supported before this one says anything.</summary>
    public IReadOnlyList<CheckTask> Needs { get; init; } = [];

    /// <summary>The row that writes, where that is another one than reads; empty where it is the same.</summary>
    internal string WrittenBy => Writer is null || Writer.Name == Name ? "" : Writer.Name;

    /// <summary>Why it has no contract; null where it has one.</summary>
    internal ContractRefusal? Refusal =>
        Program.Refusals.GetValueOrDefault((Row.Name, DataSet)) ?? Writer?.Program.Refusals.GetValueOrDefault((Row.Name, DataSet));
}

/// <summary>
/// Who writes payloads that a row reads: the row's program with another version of the types, or with another version of its package.
/// </summary>
/// <param name="Name">The row's name, as results keep it.</param>
public sealed record PayloadWriter(AdapterProgram Program, string Name);

/// <summary>What all checks of a run share.</summary>
/// <param name="Seed">Seed of the generators.</param>
/// <param name="PayloadFolder">Where payload files go; they stay until the run ends, because timed workers read them.</param>
/// <param name="Limits">What a worker may use, by workload.</param>
public sealed record CheckSettings(ulong Seed, string PayloadFolder, Func<WorkloadOptions, WorkerLimits> Limits)
{
    /// <summary>The conditions of timing: one of them takes a larger corpus.</summary>
    public RunProfile Profile { get; init; }

    /// <summary>What the run times; what is neither serialize nor deserialize has a check of its own.</summary>
    public IReadOnlyList<Operation> Operations { get; init; } = [];

    /// <summary>What the values of a user's root type are made from.</summary>
    public ValueSource Values { get; init; } = ValueSource.DataSet;

    /// <summary>
    /// Whether the results may hold values, such as the beginning of a payload: those of data sets, and of a user who asked for it.
    /// </summary>
    public bool MayKeepValues { get; init; }

    /// <summary>Whether differences are kept with both values: only of a user who asked for it.</summary>
    public bool MayKeepDifferingValues { get; init; }

    /// <summary>Whether payloads are compressed, to see what that saves.</summary>
    public bool IsCompressed { get; init; } = true;

    /// <summary>
    /// The payload file of a row and workload; of another program another one, because two versions of types may be in work at the same
    /// time.
    /// </summary>
    public string PayloadFileOf(CheckTask task)
    {
        var name = string.Create(
            CultureInfo.InvariantCulture,
            $"{task.Name}-{task.Writer?.Name}-{task.Workload.DataSet}-{task.Workload.Size}-{task.Workload.PayloadBytes}-{task.Surface}-"
                + $"{task.Program.File}");
        return Path.Combine(PayloadFolder, FileNames.Of(name, ".payloads"));
    }
}
