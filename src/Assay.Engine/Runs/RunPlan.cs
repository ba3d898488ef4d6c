using Assay.Core.Results;
using Assay.Engine.Catalogue;
using Assay.Engine.UserTypes;

namespace Assay.Engine.Runs;

/// <summary>What a run does: its options, read and found valid, and the rows they name.</summary>
/// <param name="Options">The options, as the results file keeps them.</param>
/// <param name="Rows">The rows, in order.</param>
/// <param name="CorpusRow">The row whose payload sizes the corpus, whether it is among the rows or not; null where there is no such
/// row.</param>
public sealed record RunPlan(RunOptions Options, IReadOnlyList<SelectedRow> Rows, SelectedRow? CorpusRow = null)
{
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
    /// <param name="spent">What they took.</param>
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
        BuiltDataSets measured =
            BuiltDataSets.For([.. Options.Workloads.Select(workload => workload.DataSet), .. HostilePlan.ShapesOf(Options.Hostile)]);
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

/// <summary>Where adapters and packages come from, as the command line gave it.</summary>
public sealed record BuildOptions
{
    /// <summary><c>--source</c>: folders with packages that are asked beside the machine's feeds.</summary>
    public IReadOnlyList<string> Sources { get; init; } = [];

    /// <summary><c>--adapters</c>: folders of private adapters, added to Assay's own.</summary>
    public IReadOnlyList<string> Adapters { get; init; } = [];

    /// <summary><c>--offline</c>: no feed of the machine is asked.</summary>
    public bool IsOffline { get; init; }
}

/// <summary>What the command line gave, unread; null where an option was left out.</summary>
public sealed record RunRequest
{
    /// <summary>What is measured.</summary>
    public RunKind Kind { get; init; }

    /// <summary><c>--rows</c>: names, families or globs.</summary>
    public string? Rows { get; init; }

    /// <summary>Whether one row of each library is measured where no rows are named, and not every row.</summary>
    public bool IsOfMainRows { get; init; }

    /// <summary>Whether globs, and a request that names no rows, take readers of formats too: where formats are judged.</summary>
    public bool TakesFormatReaders { get; init; }

    /// <summary><c>--data-set</c>: names or globs.</summary>
    public string? DataSets { get; init; }

    /// <summary><c>--size</c>: sizes such as <c>100,10k</c>.</summary>
    public string? Sizes { get; init; }

    /// <summary><c>--to</c>: the largest size of a run of growth.</summary>
    public string? To { get; init; }

    /// <summary><c>--count</c>: the number of objects whose time is predicted.</summary>
    public string? Count { get; init; }

    /// <summary><c>--others</c>: further data sets that predictions learn from; <c>none</c> for none.</summary>
    public string? Others { get; init; }

    /// <summary><c>--verify</c>: whether what is predicted is measured as well.</summary>
    public bool IsVerified { get; init; }

    /// <summary><c>--protocol</c>: the published protocol that is followed.</summary>
    public string? Protocol { get; init; }

    /// <summary><c>--payload</c>: bytes in each unit.</summary>
    public string? Payloads { get; init; }

    /// <summary>What only a run of I/O asks for; null in any other.</summary>
    public AskedIo? Io { get; init; }

    /// <summary>What only a run of hostile input asks for; null in any other.</summary>
    public AskedHostile? Hostile { get; init; }

    /// <summary>The options about a user's own types; null where none was given.</summary>
    public TypesRequest? Types { get; init; }

    /// <summary><c>--case</c>: numbers, names or globs of conformance cases; null for all.</summary>
    public string? Cases { get; init; }

    /// <summary><c>--large</c>: whether cases that take much time and memory are among all or those of a glob.</summary>
    public bool HasLargeCases { get; init; }

    /// <summary><c>--surface</c>: bytes, stream, buffer, reused or async.</summary>
    public string? Surface { get; init; }

    /// <summary><c>--operation</c>: serialize, deserialize, read-one, open, read-all; several with commas.</summary>
    public string? Operations { get; init; }

    /// <summary><c>--blocks</c>: K.</summary>
    public string? Blocks { get; init; }

    /// <summary><c>--shard</c>: a part such as <c>2/6</c>.</summary>
    public string? Shard { get; init; }

    /// <summary><c>--budget</c>: a duration such as <c>2m</c>.</summary>
    public string? Budget { get; init; }

    /// <summary><c>--precision</c>: the half width at which a sequential run goes no further.</summary>
    public string? Precision { get; init; }

    /// <summary><c>--profile</c>: the conditions of timing.</summary>
    public string? Profile { get; init; }

    /// <summary><c>--deep</c>: the rows to look at closely, empty for those that look odd.</summary>
    public string? Deep { get; init; }

    /// <summary><c>--with</c>: versions of packages, each as <c>NAME@version,version</c>.</summary>
    public IReadOnlyList<string> With { get; init; } = [];

    /// <summary><c>--runtime</c>: target frameworks.</summary>
    public string? Runtimes { get; init; }

    /// <summary><c>--mode</c>: how code becomes native.</summary>
    public string? Modes { get; init; }

    /// <summary>Where adapters and packages come from.</summary>
    public BuildOptions Builds { get; init; } = new();

    /// <summary><c>--reference</c>: the row that ratios refer to.</summary>
    public string? Reference { get; init; }

    /// <summary>The options of <c>assay memory</c> alone; null for another command.</summary>
    public MemoryRequest? Memory { get; init; }

    /// <summary>The request without what it says of data sets: the rest can be read before a user's types are.</summary>
    internal RunRequest WithoutDataSets => this with { DataSets = null, Sizes = null, Payloads = null, Others = null };
}
