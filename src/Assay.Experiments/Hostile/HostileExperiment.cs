using System.Globalization;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Experiments.Mutations;
using Assay.Report.Sections;

namespace Assay.Experiments.Hostile;

/// <summary>What deserializers do with hostile input.</summary>
public class HostileExperiment : Experiment
{
    private const long TimeLimitNanoseconds = 10_000_000_000;

    /// <summary>What a process may allocate.</summary>
    protected const long HeapBytes = 1L << 30;

    /// <inheritdoc/>
    public override string Kind => SafetyBuilder.Kind;

    /// <inheritdoc/>
    public override string Command => "check hostile";

    /// <inheritdoc/>
    public override CommandText Asking { get; } = new(
        "Feed damaged and malicious input to deserializers. Grades each row: contained, leaky, corrupts or crashes. Inputs that broke a "
            + "row are saved next to the results file.",
        [new("What to feed",
        [
            OptionsOfRows.RowsTo("feed", "'*' is every row. Default: one row of each library."), OptionsOfWorkloads.DataSets with
            {
                Shown = "orders",
                Help = $"Data sets whose payloads are damaged. Default: {OptionsOfHostile.UsualDataSets}.",
            },
            OptionsOfHostile.Size, OptionsOfHostile.Kinds, OptionsOfHostile.Seed, OptionsOfHostile.Inputs, OptionsOfHostile.Surface,
            OptionsOfHostile.Replay,
        ])],
        ("assay check hostile --rows json.net,MessagePack", "two libraries"),
        ("assay check hostile --kind cut,length --inputs 50", "some kinds of input, fewer of each"),
        ("assay check hostile --replay results/hostile.inputs/3f2a91.json", "a saved input again"),
        ("assay check hostile --types Shop.dll --root Shop.Order", "payloads of your own class"))
    {
        AsksMainRows = true,
        Page = "docs/check-hostile.md",
    };

    /// <inheritdoc/>
    public override Type OptionsType => typeof(HostileOptions);

    /// <inheritdoc/>
    public override string Found => "outcomes";

    /// <summary>A main row, and the safe settings of one: hostile input shows both.</summary>
    public override bool IsMain(RowDefinition row, AdapterCatalogue catalogue) =>
        row.IsMain || (row.SaferThan.Length > 0 && catalogue.Contains(row.SaferThan) && catalogue.Find(row.SaferThan).IsMain);

    /// <inheritdoc/>
    public override IReadOnlyList<Operation> OperationsOf(RunRequest request, IReadOnlyList<Operation> asked) => [Operation.Deserialize];

    /// <summary>Data sets smaller than any that is measured, because each byte of a payload is a place for damage.</summary>
    public override IReadOnlyList<WorkloadOptions> WorkloadsOf(PlanInput input) =>
        input.Types is null ? SmallOf(input.Request, input.DataSets)
        : input.Request.Sizes is null ? base.WorkloadsOf(input)
        : [input.Types.Workload with { Size = SizeOf(input.Request) }];

    /// <summary>The shapes that kinds of input need: rows write such input themselves.</summary>
    public override IEnumerable<string> FurtherDataSets(RunOptions options) =>
        options.Own is not HostileOptions { FuzzNanoseconds: 0 } hostile
        ? []
        : hostile.Kinds.SelectMany(kind => HostileKind.Find(kind).Shapes);

    /// <inheritdoc/>
    public override RunOptions Complete(RunOptions options, PlanInput input) => options with { Own = Read(input.Request.Given) };

    /// <inheritdoc/>
    public override ExperimentSamples NewSamples() => new HostileSamples();

    /// <inheritdoc/>
    public override SectionReport? ReportOf(ResultsFile file) => SafetyTables.Of(file);

    /// <inheritdoc/>
    public override string GapsOf(ResultsFile file) => HostileGaps.SentenceOf(file);

    /// <inheritdoc/>
    public override string? DifferenceOf(ResultsFile one, ResultsFile other) =>
        (one.Options.Own, other.Options.Own) is (HostileOptions asked, HostileOptions others)
            && (asked.Seed, asked.InputsPerKind) != (others.Seed, others.InputsPerKind)
            ? "--seed or --inputs"
            : null;

    /// <inheritdoc/>
    public override ResultsFile Merge(ResultsFile file, ResultsUnion parts) => file with
    {
        Samples = new HostileSamples
        {
            Inputs = parts.Judged(
                part => part.SamplesOf<HostileSamples>().Inputs, result => (result.Row, result.Workload, result.Surface), _ => "",
                result => result.Row),
        },
    };

    /// <inheritdoc/>
    public override ExperimentPace? PaceOf(RunOptions options) => new(
        string.Create(CultureInfo.InvariantCulture, $"{options.OwnOf<HostileOptions>().InputsPerKind} hostile inputs"), OfRow: 1,
        static results => results.SamplesOf<HostileSamples>().Inputs.Count(fed => fed.Kinds.Count > 0), IsOfWhole: true);

    /// <inheritdoc/>
    public override IRunStage MakeStage(RunStageContext context) =>
        new HostileStage(context, SavedInputs.FolderOf(context.ResultsPath));

    /// <summary>Reads what is fed.</summary>
    /// <exception cref="BadInputException">An option cannot be read, or names something that does not exist.</exception>
    protected virtual HostileOptions Read(GivenOptions given) => new()
    {
        Kinds = [.. OptionsOfHostile.Kinds.In(given).Select(kind => kind.Name)],
        Seed = OptionsOfHostile.Seed.In(given),
        InputsPerKind = OptionsOfHostile.Inputs.In(given),
        HeapBytes = HeapBytes,
        TimeLimitNanoseconds = TimeLimitNanoseconds,
    };

    private static IReadOnlyList<WorkloadOptions> SmallOf(RunRequest request, IReadOnlyList<DataSetDescription> dataSets)
    {
        var size = SizeOf(request);
        dataSets = [.. dataSets, .. DataSetCatalogue.HostileShapes.Where(shape => shape.Name == request.DataSets)];
        return [.. new WorkloadSelection(dataSets).Select(request.DataSets ?? OptionsOfHostile.UsualDataSets, null, request.Payloads)
            .Select(workload => dataSets.Any(dataSet => dataSet.Name == workload.DataSet && dataSet.Accepts(size))
                ? workload with { Size = size }
                : workload).Distinct()];
    }

    private static int SizeOf(RunRequest request) => request.Sizes is null ? 1
        : SizeText.Read(request.Sizes) is int asked and > 0
        ? asked
        : throw new BadInputException($"--size takes one size such as 1 or 10, not \"{Shortened.Of(request.Sizes)}\".");
}
