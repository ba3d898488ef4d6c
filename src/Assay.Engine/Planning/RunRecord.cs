using Assay.Core.Results;
using Assay.Engine.Workers;

namespace Assay.Engine.Planning;

/// <summary>Collects what a run finds, in the form of its results file.</summary>
/// <param name="start">The file as it is when the run begins, or as an earlier run left it.</param>
public sealed class RunRecord(ResultsFile start)
{
    private readonly Dictionary<string, CellResult> cells = start.Cells.Select(WithoutOwnFailure).ToDictionary(KeyOf);
    private readonly List<BlockConditions> conditions = [.. start.Conditions];
    private ResultsFile file = start;
    private IReadOnlyList<CheckResult>? whole;

    /// <summary>The results so far.</summary>
    /// <param name="isComplete">Whether everything planned is measured.</param>
    public ResultsFile ToFile(bool isComplete) => file with
    {
        IsComplete = isComplete,
        Cells = [.. cells.Values],
        Conditions = [.. conditions],
    };

    /// <summary>Keeps what the rows are and whether they can be measured.</summary>
    public void Add(IReadOnlyList<RowResult> rows) => file = file with { Rows = rows };

    /// <summary>Keeps what is measured, once the versions are known.</summary>
    public void Add(RunOptions options) => file = file with { Options = options };

    /// <summary>Keeps what a user's values are.</summary>
    public void Add(ValuesResult? values) => file = file with { Values = values };

    /// <summary>Keeps the machine and the verdicts.</summary>
    public void Add(Machine machine, IReadOnlyList<CheckedRow> checks) =>
        file = file with { Machine = machine, Checks = [.. checks.Select(check => check.Result)] };

    /// <summary>Keeps a verdict that was found before the others are, under the version that the row was built with.</summary>
    public void Add(RowVerdict verdict)
    {
        var (row, asked) = (verdict.Row, verdict.Row.AskedId());
        file = file with
        {
            Options = file.Options with
            {
                Rows = [.. file.Options.Rows.Select(id => id == asked ? row.Id : id)],
                Reference = file.Options.Reference == asked.ToString() ? row.Label : file.Options.Reference,
            },
            Rows = [.. file.Rows.Where(other => other.Label != row.Label), row],
            Checks = verdict.Check is null ? file.Checks : [.. file.Checks, verdict.Check],
        };
    }

    /// <summary>Keeps verdicts in the place of those that were found.</summary>
    /// <param name="verdicts">Each as results keep it, and as whoever has the data may read it.</param>
    public void Judge(IReadOnlyList<(CheckResult Kept, CheckResult Whole)> verdicts)
    {
        file = file with { Checks = [.. verdicts.Select(verdict => verdict.Kept)] };
        whole = [.. verdicts.Select(verdict => verdict.Whole)];
    }

    /// <summary>The results with all that libraries said, for whoever has the data.</summary>
    /// <param name="isComplete">Whether everything planned is measured.</param>
    public ResultsFile ToWhole(bool isComplete) =>
        whole is null ? ToFile(isComplete) : ToFile(isComplete) with { Checks = whole };

    /// <summary>Keeps why a row that passed its check is not timed.</summary>
    public void AddRefusal(CellResult cell, string cause) =>
        cells[KeyOf(cell)] = cell with { Failure = new Failure(Verdict.Rejected, cause) };

    /// <summary>Whether a block was measured by an earlier run: each row has its samples or its failure.</summary>
    public bool Has(PlannedBlock block) => block.Rows.All(row =>
        cells.TryGetValue(KeyOf(Empty(block, row)), out var cell)
        && (cell.Failure.IsLasting() || cell.Blocks.Any(samples => samples.Block == block.Number && samples.Group == block.Group)));

    /// <summary>The block without the rows whose library failed in an earlier one: a hang costs its time once.</summary>
    public PlannedBlock WithoutFailed(PlannedBlock block) => block with
    {
        Rows = [.. block.Rows.Where(row => !(cells.GetValueOrDefault(KeyOf(Empty(block, row)))?.Failure).IsLasting())],
    };

    /// <summary>Keeps how long the stages took.</summary>
    public void Add(StageTimes times) => file = file with { Times = times };

    /// <summary>What the experiment keeps of its own, so far.</summary>
    public T Samples<T>()
        where T : ExperimentSamples, new() => file.SamplesOf<T>();

    /// <summary>Changes what the experiment keeps of its own.</summary>
    public void Change<T>(Func<T, T> change)
        where T : ExperimentSamples, new() => file = file with { Samples = change(file.SamplesOf<T>()) };

    /// <summary>The results so far, as any other kind of run keeps them.</summary>
    /// <param name="change">Adds what was measured.</param>
    public void Keep(Func<ResultsFile, ResultsFile> change) => file = change(file);

    /// <summary>
    /// Keeps a block's samples and conditions, in place of all of the same number and group: what was not measured together is never
    /// compared.
    /// </summary>
    public void Add(PlannedBlock block, BlockOutcome measured)
    {
        foreach ((var key,
            var cell) in cells.Where(
                cell => cell.Value.Workload == block.Workload && cell.Value.Operation == block.Operation).ToList())
            cells[key] = cell with
            {
                Blocks = [.. cell.Blocks.Where(samples => samples.Block != block.Number || samples.Group != block.Group)],
            };
        conditions.RemoveAll(
            of => of.Workload == block.Workload && of.Operation == block.Operation && of.Block == block.Number && of.Group == block.Group);
        conditions.Add(measured.Conditions);
        foreach (var outcome in measured.Rows)
        {
            var empty = Empty(block, outcome.Row);
            var cell = cells.GetValueOrDefault(KeyOf(empty), empty);
            cells[KeyOf(empty)] = outcome.Samples is null ? Failed(cell, outcome.Failure) : cell with
            {
                ConfirmationFailure = outcome.Unconfirmed.Length > 0 ? outcome.Unconfirmed : cell.ConfirmationFailure,
                AllocationFailure = outcome.Failure?.Cause ?? cell.AllocationFailure,
                Blocks = [.. cell.Blocks, outcome.Samples],
                AllocatedBytesPerOperation = outcome.Allocated?.ThreadBytesPerOperation ?? cell.AllocatedBytesPerOperation,
                ProcessAllocatedBytesPerOperation = outcome.Allocated?.ProcessBytesPerOperation ?? cell.ProcessAllocatedBytesPerOperation,
                Gen0BudgetBytes = outcome.Allocated?.Gen0BudgetBytes ?? cell.Gen0BudgetBytes,
                MapperNanosecondsPerOperation = outcome.MapperNanoseconds > 0
                    ? outcome.MapperNanoseconds
                    : cell.MapperNanosecondsPerOperation,
            };
        }
    }

    /// <summary>A failure of Assay's own, or a kill from outside, says nothing about the row: a resumed run tries again.</summary>
    private static CellResult WithoutOwnFailure(CellResult cell) => cell with { Failure = cell.Failure.AsLasting() };

    // What one block sees through was timed in the blocks before it, too.
    private static CellResult Failed(CellResult cell, WorkerFailure? failure) => failure?.Verdict == Verdict.Inconsistent
        ? new CellResult
        {
            Row = cell.Row,
            Workload = cell.Workload,
            Surface = cell.Surface,
            Operation = cell.Operation,
            Failure = failure.OfRow,
        }
        : cell with { Failure = failure?.OfRow };

    private static CellResult Empty(PlannedBlock block, ReadyRow row) =>
        new() { Row = row.Label, Workload = block.Workload, Surface = row.Job.Surface, Operation = block.Operation };

    private static string KeyOf(CellResult cell) => $"{cell.Row}\n{cell.Workload}\n{cell.Surface}\n{cell.Operation}";
}

/// <summary>A results file before anything is measured.</summary>
public static class NewResults
{
    /// <summary>Begins a file.</summary>
    /// <param name="options">What was asked for.</param>
    /// <param name="assayVersion">The version of this program.</param>
    public static ResultsFile For(RunOptions options, string assayVersion, DateTimeOffset startedAt)
    {
        var experiment = KnownExperiments.Of(options);
        return new ResultsFile
        {
            SchemaVersion = ResultsFile.CurrentSchemaVersion,
            AssayVersion = assayVersion,
            StartedAt = startedAt,
            IsComplete = false,
            Machine = MachineReader.Read("", experiment.SettingsOf(options)),
            Options = options,
            Rows = [],
            Checks = [],
            Cells = [],
            Samples = experiment.NewSamples(),
        };
    }
}
