using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine.Catalogue;
using Assay.Engine.Options;
using Assay.Engine.UserTypes;
using Assay.Engine.Workers;
using Assay.Report.Sections;

namespace Assay.Engine.Planning;

/// <summary>
/// One question that Assay answers by measuring or judging rows: what is planned for it, and what measures it. Each stands in a folder of
/// its own.
/// </summary>
public abstract class Experiment
{
    private const int UsualSettlingRounds = 15;

    /// <summary>Its name in results.</summary>
    public abstract string Kind { get; }

    /// <summary>The command that asks.</summary>
    public abstract string Command { get; }

    /// <summary>How people ask for it; null where the command of another does.</summary>
    public virtual CommandText? Asking => null;

    /// <summary>The experiment that options choose, of those that one command asks for.</summary>
    /// <exception cref="BadInputException">An option is of another.</exception>
    public virtual Experiment For(GivenOptions given) => this;

    /// <summary>What a request means that its command line leaves open.</summary>
    /// <exception cref="BadInputException">It leaves out what has no default.</exception>
    public virtual RunRequest Asked(RunRequest request, bool isResumed) => request;

    /// <summary>The options of its own that results keep; null without.</summary>
    public virtual Type? OptionsType => null;

    /// <summary>What its results hold, as people say it.</summary>
    public virtual string Found => "raw samples";

    /// <summary>Whether it gives verdicts in place of figures.</summary>
    public bool GivesVerdicts => NewSamples() is VerdictSamples;

    /// <summary>Whether workers keep every default of the runtime, as processes that are started once do.</summary>
    public virtual bool KeepsDefaults => false;

    /// <summary>Whether the number of objects grows; of a user's own types then arrays are measured.</summary>
    public virtual bool HasSizes => false;

    /// <summary>Whether a row that fails at a size is not tried at larger ones.</summary>
    public virtual bool StopsAtFailure => HasSizes;

    /// <summary>How rows are checked before anything else is done with them.</summary>
    public virtual CheckRules Checks => CheckRules.OfMeasuring;

    /// <summary>Whether verdicts are what is measured, so that nothing is checked before.</summary>
    public virtual bool ChecksItself => false;

    /// <summary>Whether parts of a run share its blocks, and not its rows.</summary>
    public virtual bool SharesBlocks => false;

    /// <summary>Whether a part of a run needs the programs of all rows.</summary>
    public virtual bool NeedsAllRows => false;

    /// <summary>Whether globs, and a request that names no rows, take readers of formats too.</summary>
    public virtual bool TakesFormatReaders => false;

    /// <summary>Rounds of a process until it counts as settled.</summary>
    public virtual int SettlingRounds => UsualSettlingRounds;

    /// <summary>Whether a row is among those that are measured where none are named.</summary>
    public virtual bool IsMain(RowDefinition row, AdapterCatalogue catalogue) => row.IsMain;

    /// <summary>Those of the rows asked for that it is about.</summary>
    /// <exception cref="BadInputException">It is about none.</exception>
    public virtual IReadOnlyList<SelectedRow> Judged(IReadOnlyList<SelectedRow> rows, RunRequest request) => rows;

    /// <summary>How long it goes on; once, where nothing is repeated.</summary>
    /// <exception cref="BadInputException">An option cannot be read, or contradicts another.</exception>
    public virtual RunLength LengthOf(RunRequest request) => RunLength.Once(request);

    /// <summary>Rounds of a process.</summary>
    public virtual int RoundsOf(RunRequest request) => RoundCount.Usual;

    /// <summary>What is timed.</summary>
    /// <param name="asked">The operations that were asked for, or those of every run.</param>
    /// <exception cref="BadInputException">An operation, or another option, has no effect.</exception>
    public virtual IReadOnlyList<Operation> OperationsOf(RunRequest request, IReadOnlyList<Operation> asked) => asked;

    /// <summary>The reference row that is needed beside others, in each build that they have; null for none.</summary>
    public virtual string? FloorOf(IReadOnlyList<Operation> operations) => null;

    /// <summary>How bytes pass; null for each row's first surface, and where several are measured.</summary>
    /// <exception cref="BadInputException">There is no such surface.</exception>
    public virtual Surface? SurfaceOf(RunRequest request) =>
        request.Surface is null ? null : EnumNames.Read<Surface>("surface", request.Surface);

    /// <summary>
    /// The surfaces by which a row is checked and measured: the one asked for. A reference row that lacks it keeps its own: it is a floor,
    /// and a table without it has no ratios.
    /// </summary>
    public virtual IReadOnlyList<Surface> SurfacesOf(RunOptions options, RowDefinition row) =>
        [row.SurfaceFor(options.Surface is Surface asked && row.IsReference && !row.Surfaces.Contains(asked) ? null : options.Surface)];

    /// <summary>The data, in its sizes.</summary>
    /// <exception cref="BadInputException">An option names something that does not exist; the sentence names the nearest.</exception>
    public virtual IReadOnlyList<WorkloadOptions> WorkloadsOf(PlanInput input) => input.Types is null
        ? input.Selection.Select(input.Request.DataSets, input.Request.Sizes, input.Request.Payloads)
        : OwnSizes.Select(input.Types, input.Request.Sizes);

    /// <summary>Adds the options of its own.</summary>
    /// <exception cref="BadInputException">One cannot be read.</exception>
    public virtual RunOptions Complete(RunOptions options, PlanInput input) => options;

    /// <summary>Data sets that programs hold beside the measured ones.</summary>
    public virtual IEnumerable<string> FurtherDataSets(RunOptions options) => [];

    /// <summary>Gives a plan the programs that it needs beyond those of its data.</summary>
    public virtual RunPlan Built(RunPlan plan, Workspace workspace, CancellationToken cancellation) => plan;

    /// <summary>Whether several roots of a user's types can be asked about at once.</summary>
    public virtual bool TakesSeveralRoots => false;

    /// <summary>Refuses types that cannot be measured so.</summary>
    /// <exception cref="BadInputException">They cannot.</exception>
    public virtual void EnsureMeasurable(OwnTypes types)
    {
        // Every type can, where nothing else is said.
    }

    /// <summary>What was asked of a run that goes on, with what its file says and the options then have to agree with.</summary>
    public virtual RunRequest CompletedFrom(RunOptions file, RunRequest request) => file.Types is not null
        ? request.WithoutDataSets
        : request with { DataSets = request.DataSets ?? string.Join(',', OptionsOfWorkloads.DataSetsOf(file)) };

    /// <summary>The first rule that options of its own in a file break, as part of a sentence; null when they break none.</summary>
    public virtual string? FirstBroken(RunOptions options) => null;

    /// <summary>What it keeps of its own in results, before anything is measured; null where checks and cells are all.</summary>
    public virtual ExperimentSamples? NewSamples() => null;

    /// <summary>What results say; null for times of warm operations, which have tables of their own.</summary>
    public virtual SectionReport? ReportOf(ResultsFile file) => null;

    /// <summary>The verdicts in a file that a run which goes on from it need not find again; null where it finds all again.</summary>
    public virtual ResultsFile? KnownIn(ResultsFile file) => null;

    /// <summary>What results lack whose budget was used up, as one sentence; empty where nothing is to be said.</summary>
    public virtual string GapsOf(ResultsFile file) => "";

    /// <summary>What differs between two files so that they cannot be one, as part of a sentence; null where nothing does.</summary>
    public virtual string? DifferenceOf(ResultsFile one, ResultsFile other) => null;

    /// <summary>One file of several: its own options and samples, in a file that has all rows, checks and cells.</summary>
    /// <exception cref="BadInputException">It cannot be merged.</exception>
    public virtual ResultsFile Merge(ResultsFile file, ResultsUnion parts) => NewSamples() is null
        ? file
        : throw new BadInputException($"Results of 'assay {Command}' cannot be merged.");

    /// <summary>The options of its own that parts of one run have in common.</summary>
    public virtual ExperimentOptions? OptionsOfParts(RunOptions options) => options.Own;

    /// <summary>The settings of workers as results name them.</summary>
    public IReadOnlyList<string> SettingsOf(RunOptions options) =>
        WorkerStarter.NamedSettingsOf(KeepsDefaults ? null : options.Profile);

    /// <summary>What its time goes by: operations of rows in rounds, where it does not know better; null where nothing tells.</summary>
    public virtual ExperimentPace? PaceOf(RunOptions options) => new(
        $"{Kind} of a row", options.Blocks * Math.Max(1, options.Operations.Count),
        static results => results.Rows.Count(row => row.Status == RowStatus.Available) * results.Options.Workloads.Count
            * results.Options.Blocks * Math.Max(1, results.Options.Operations.Count),
        IsOfWhole: true);

    /// <summary>The command line that goes on with a results file.</summary>
    public string ToContinue(string path) => $"assay {Command} --resume {ShellText.Of(path)}";

    /// <summary>What it stands on, where that is not what every run stands on.</summary>
    public virtual RunServices Served(RunServices services) => services;

    /// <summary>Makes what measures.</summary>
    public abstract IRunStage MakeStage(RunStageContext context);
}

/// <summary>What is planned from.</summary>
/// <param name="Types">The user's own types in the place of data sets; null without.</param>
/// <param name="DataSets">The data sets there are.</param>
public sealed record PlanInput(RunRequest Request, OwnTypes? Types, IReadOnlyList<DataSetDescription> DataSets)
{
    /// <summary>Selects among the data sets.</summary>
    public WorkloadSelection Selection => new(DataSets);
}

/// <summary>Operations that can be measured.</summary>
internal static class PossibleOperations
{
    /// <summary>Refuses all but serialize and deserialize.</summary>
    /// <param name="asked">What was asked for.</param>
    /// <param name="what">What measures, such as <c>assay run startup</c>.</param>
    /// <exception cref="BadInputException">Another one is among them.</exception>
    public static IReadOnlyList<Operation> OfWholeValues(IReadOnlyList<Operation> asked, string what) =>
        asked.All(operation => operation is Operation.Serialize or Operation.Deserialize)
            ? asked
            : throw new BadInputException(
                $"{what} times serialize and deserialize only. Use --operation serialize, --operation deserialize, or neither.");
}

/// <summary>What the time of an experiment goes by.</summary>
/// <param name="Work">A piece of it, as the cache names it.</param>
/// <param name="OfRow">Pieces of each row and data set.</param>
/// <param name="In">Pieces that results hold.</param>
/// <param name="IsOfWhole">Whether only a run that did everything tells what one takes.</param>
public sealed record ExperimentPace(string Work, int OfRow, Func<ResultsFile, int> In, bool IsOfWhole = false);
