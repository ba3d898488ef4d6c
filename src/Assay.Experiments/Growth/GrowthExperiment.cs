using Assay.Analysis.Evidence;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Measuring;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Report.Sections;

namespace Assay.Experiments.Growth;

/// <summary>How times grow with the number of objects.</summary>
public class GrowthExperiment : Experiment
{
    /// <summary>Fresh processes of each row, size and operation where no number is named.</summary>
    public const int UsualProcesses = 3;

    /// <summary>An exponent needs no more, and large sizes take seconds a round.</summary>
    private const int Rounds = 20;

    /// <inheritdoc/>
    public override string Kind => GrowthBuilder.Kind;

    /// <inheritdoc/>
    public override string Command => "run growth";

    /// <summary>How people ask for it; a prediction, which is another answer to the same question, adds its options.</summary>
    public static CommandText Text { get; } = new(
        "Measure how times grow with the number of objects. Finds the fixed cost, the time for each object, and the exponent.",
        [new("What to measure",
            [OptionsOfRows.Measured, OptionsOfWorkloads.DataSets, OptionsOfGrowth.Size, OptionsOfWorkloads.OperationsApart,
                OptionsOfWorkloads.Surface])],
        ("assay run growth --size 10k", "one row of each library, up to 10,000 books"),
        ("assay run growth --rows json.net,protobuf-net --size 1M", "two libraries, up to a million"),
        ("assay run growth --predict 1M --rows json.net", "the time of a million, which is not measured"),
        ("assay run growth --types Shop.dll --root Shop.Order --size 10k", "arrays of your own class"))
    {
        Length = OptionsOfLength.Counting("row, size and operation", UsualProcesses),
        AsksMainRows = true,
        Page = "docs/growth.md",
    };

    /// <inheritdoc/>
    public override bool HasSizes => true;

    /// <inheritdoc/>
    public override int SettlingRounds => 5;

    /// <inheritdoc/>
    public override int RoundsOf(RunRequest request) => Rounds;

    /// <inheritdoc/>
    public override RunLength LengthOf(RunRequest request) => RunLength.OfProcesses(request, UsualProcesses);

    /// <summary>The row that only makes the objects, which every reader does.</summary>
    public override string? FloorOf(IReadOnlyList<Operation> operations) =>
        operations.Contains(Operation.Deserialize) ? ReferenceRow.Allocation : null;

    /// <inheritdoc/>
    public override IReadOnlyList<WorkloadOptions> WorkloadsOf(PlanInput input) => input.Types is null
        ? input.Selection.Growing(input.Request.DataSets, input.Request.Sizes, input.Request.Payloads)
        : [.. WorkloadSelection.SizesOfGrowth(input.Request.Sizes).Select(size => input.Types.Workload with { Size = size })];

    /// <summary>Which floor joins the rows depends on the operations.</summary>
    public override RunRequest CompletedFrom(RunOptions file, RunRequest request) => base.CompletedFrom(file, request) with
    {
        Operations = request.Operations ?? string.Join(',', file.Operations.Select(EnumNames.Of)),
    };

    /// <inheritdoc/>
    public override SectionReport? ReportOf(ResultsFile file) => GrowthTables.Of(file);

    /// <inheritdoc/>
    public override IRunStage MakeStage(RunStageContext context) => new MeasureStage(context);
}
