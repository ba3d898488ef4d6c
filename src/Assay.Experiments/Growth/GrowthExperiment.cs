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
    private static readonly RunOption To = OptionsOfWorkloads.Largest with
    {
        Help = "Largest number of objects. Sizes are powers of ten from 1 on, and this one. A row that fails, or cannot fit in memory, "
            + "keeps its smaller sizes. Default: 1M.",
    };

    /// <summary>Fresh processes of each row, size and operation where no number is named.</summary>
    public const int UsualProcesses = 3;

    /// <summary>An exponent needs no more, and large sizes take seconds a round.</summary>
    private const int Rounds = 20;

    /// <inheritdoc/>
    public override string Kind => GrowthBuilder.Kind;

    /// <inheritdoc/>
    public override string Command => "scale";

    /// <inheritdoc/>
    public override CommandText? Asking { get; } = new(
        "Measure how times grow with the number of objects. Finds the fixed cost, the time for each object, and the exponent.",
        [new("What to measure",
            [OptionsOfRows.Measured, OptionsOfWorkloads.DataSets, To, OptionsOfWorkloads.OperationsApart, OptionsOfWorkloads.Surface])],
        OptionsOfLength.ProcessesOf("row, size and operation", UsualProcesses),
        ("assay scale --to 10k", "one row of each library, up to 10,000 books"),
        ("assay scale --rows json.net,protobuf-net --to 1M", "two libraries, up to a million"),
        ("assay scale --rows 'system.text.json/*' --data-set northwind", "another data set"),
        ("assay scale --types Shop.dll --root Shop.Order --to 10k", "arrays of your own class"));

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
        ? input.Selection.Growing(input.Request.DataSets, input.Request.To, input.Request.Payloads)
        : [.. WorkloadSelection.SizesOfGrowth(input.Request.To).Select(size => input.Types.Workload with { Size = size })];

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
