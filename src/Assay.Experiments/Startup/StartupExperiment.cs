using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Engine.UserTypes;
using Assay.Report.Sections;

namespace Assay.Experiments.Startup;

/// <summary>What the first calls in fresh processes cost.</summary>
public sealed class StartupExperiment : Experiment
{
    private static readonly RunOption DataSets = OptionsOfWorkloads.DataSets with
    {
        Help = "Data sets whose types are used one after the other, the first of them first. Default: "
            + $"{OptionsOfWorkloads.TypesOfStartup}, four of one shape and a wide one.",
    };

    private static readonly RunOption Size = OptionsOfWorkloads.Sizes with
    {
        Shown = "100",
        Help = "Size of the data, in units of each data set. Default: 1.",
    };

    /// <summary>Fresh processes of each row and operation where no number is named.</summary>
    public const int UsualProcesses = 15;

    /// <inheritdoc/>
    public override string Kind => "startup";

    /// <inheritdoc/>
    public override string Command => "run startup";

    /// <inheritdoc/>
    public override CommandText Asking { get; } = new(
        "Measure the first calls in a fresh process. Parts: start of the process, set-up, first call, each further type.",
        [new("What to measure",
            [OptionsOfRows.Measured, DataSets, Size, OptionsOfWorkloads.OperationsApart, OptionsOfWorkloads.Surface])],
        ("assay run startup", "one row of each library, in a few minutes"),
        ("assay run startup --rows '*'", "every row"),
        ("assay run startup --rows 'system.text.json/*' --mode jit,r2r,aot", "what compiling ahead of time brings"),
        ("assay run startup --types Shop.dll --root Shop.Order", "your own class"))
    {
        Length = OptionsOfLength.Counting("row and operation", UsualProcesses),
        AsksMainRows = true,
        Page = "docs/startup.md",
    };

    /// <inheritdoc/>
    public override bool KeepsDefaults => true;

    /// <summary>A first call is given the first instance alone. So many show a loss that this one does not.</summary>
    public override CheckRules Checks { get; } = new(64);

    /// <inheritdoc/>
    public override RunLength LengthOf(RunRequest request) => RunLength.OfProcesses(request, UsualProcesses);

    /// <inheritdoc/>
    public override IReadOnlyList<Operation> OperationsOf(RunRequest request, IReadOnlyList<Operation> asked) =>
        PossibleOperations.OfWholeValues(asked, $"assay {Command}");

    /// <summary>The row whose program is what a process costs without a library.</summary>
    public override string? FloorOf(IReadOnlyList<Operation> operations) => RunPlanner.StraightLine;

    /// <inheritdoc/>
    public override IReadOnlyList<WorkloadOptions> WorkloadsOf(PlanInput input) => input is { Types: null, Request.DataSets: null }
        ? input.Selection.Select(OptionsOfWorkloads.TypesOfStartup, input.Request.Sizes ?? "1", input.Request.Payloads)
        : base.WorkloadsOf(input);

    /// <inheritdoc/>
    public override void EnsureMeasurable(OwnTypes types) => DebugBuilds.Refuse(types);

    /// <inheritdoc/>
    public override ExperimentSamples NewSamples() => new StartupSamples();

    /// <inheritdoc/>
    public override SectionReport? ReportOf(ResultsFile file) => StartupTables.Of(file);

    /// <summary>One file; a program that does nothing may have been started in several parts.</summary>
    public override ResultsFile Merge(ResultsFile file, ResultsUnion parts) => file with
    {
        Samples = new StartupSamples
        {
            Startups = parts.All(
                part => part.SamplesOf<StartupSamples>().Startups, result => (result.Row, result.Surface, result.Operation)),
            EmptyProcesses = [.. parts.Every(part => part.SamplesOf<StartupSamples>().EmptyProcesses).GroupBy(empty => empty.Row)
                .Select(of => new EmptyProcesses
                {
                    Row = of.Key,
                    Rounds = [.. of.SelectMany(empty => empty.Rounds)],
                    ToMainNanoseconds = [.. of.SelectMany(empty => empty.ToMainNanoseconds)],
                })],
            Deployments = parts.All(part => part.SamplesOf<StartupSamples>().Deployments, deployment => deployment.Row),
        },
    };

    /// <inheritdoc/>
    public override IRunStage MakeStage(RunStageContext context) => new StartupStage(context);
}
