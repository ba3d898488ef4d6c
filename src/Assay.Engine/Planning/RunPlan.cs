using Assay.Core.Results;
using Assay.Engine.Catalogue;
using Assay.Engine.UserTypes;

namespace Assay.Engine.Planning;

/// <summary>What a run does: its options, read and found valid, and the rows they name.</summary>
/// <param name="Options">The options, as the results file keeps them.</param>
/// <param name="Rows">The rows, in order.</param>
/// <param name="CorpusRow">The row whose payload sizes the corpus, whether it is among the rows or not; null where there is no such
/// row.</param>
public sealed record RunPlan(RunOptions Options, IReadOnlyList<SelectedRow> Rows, SelectedRow? CorpusRow = null)
{
    /// <summary>What is measured.</summary>
    public Experiment Experiment { get; init; } = KnownExperiments.Usual;

    /// <summary>Label of the row that joined the rows asked for, as the reference; null where none did.</summary>
    public string? Joined { get; init; }

    /// <summary>
    /// The new versions of conformance cases' types, which second programs of all rows hold; null where no case has versions.
    /// </summary>
    public BuiltCases? NewVersions { get; init; }

    /// <summary>The plan with programs that hold all conformance cases, in the dialects of its rows.</summary>
    public RunPlan BuiltFor(BuiltCases cases) => this with
    {
        Rows = [.. Rows.Select(row => row with { Target = row.Target with { DataSets = null, Cases = OfRow(cases, row) } })],
    };

    /// <summary>The program of a row with the new versions of types; null where there are none.</summary>
    public BuildRequest? NewBuildOf(SelectedRow row) => NewVersions is null ? null : row.Build with
    {
        Target = row.Target with { Cases = OfRow(NewVersions, row) },
    };

    /// <summary>The cases in the dialects that the plan's rows of an adapter have: they share its program.</summary>
    private BuiltCases OfRow(BuiltCases cases, SelectedRow row) =>
        cases.For(row.Definition.Project,
            Rows.Where(other => other.Definition.Project == row.Definition.Project).Select(other => other.Definition.Dialect));

    /// <summary>
    /// Of a budget that several runs share, this part is measured in any case: a run that is continued checks its rows again, and would
    /// never get further otherwise.
    /// </summary>
    public const int LeastPartOfBudget = 10;

    /// <summary>
    /// Whether builds and checks count for the budget, because several runs share it; otherwise measuring has it for itself, and checks as
    /// much.
    /// </summary>
    public bool IsBudgetShared { get; init; }

    /// <summary>The plan as its rows are checked: all of them, where several runs share the budget.</summary>
    internal RunPlan ForChecks => IsBudgetShared ? WithBudget(null) : this;

    /// <summary>The plan as its rows are measured: with what builds and checks leave of a shared budget.</summary>
    internal RunPlan ForMeasuring(TimeSpan spent) => IsBudgetShared && Options.BudgetNanoseconds is long budget
        ? WithBudget(Math.Max(budget / LeastPartOfBudget, budget - (spent.Ticks * TimeSpan.NanosecondsPerTick)))
        : this;

    private RunPlan WithBudget(long? nanoseconds) => this with { Options = Options with { BudgetNanoseconds = nanoseconds } };

    /// <summary>The user's types that take the place of data sets; null without.</summary>
    public OwnTypes? Types { get; init; }

    /// <summary>
    /// The plan with programs that hold the contracts of what it measures, and no others: the user's own types, or its data sets.
    /// </summary>
    public RunPlan BuiltFor(OwnTypes? types)
    {
        var measured =
            BuiltDataSets.For([.. Options.Workloads.Select(workload => workload.DataSet), .. Experiment.FurtherDataSets(Options)]);
        return types is null
            ? Built(target => target with { DataSets = measured })
            : Built(target => target with { Types = types.Reference }) with { Types = types };
    }

    /// <summary>The plan with values that workers can read, too.</summary>
    /// <param name="folder">The folder of the run's payloads, which keeps a sample that came through a pipe.</param>
    /// <exception cref="BadInputException">It cannot be kept.</exception>
    public RunPlan ReadableFrom(string folder) => Types is null ? this : this with { Types = Types.WithSampleIn(folder) };

    /// <summary>The plan with every program, the corpus row's too, built for what a change makes of its target.</summary>
    public RunPlan Built(Func<BuildTarget, BuildTarget> change) => this with
    {
        Rows = [.. Rows.Select(row => row with { Target = change(row.Target) })],
        CorpusRow = CorpusRow is null ? null : CorpusRow with { Target = change(CorpusRow.Target) },
    };
}
