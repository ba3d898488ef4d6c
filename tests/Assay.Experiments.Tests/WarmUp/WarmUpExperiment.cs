using Assay.Core.Results;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Report.Sections;

namespace Assay.Experiments.Tests.WarmUp;

/// <summary>A made-up experiment: how long rows take until they are steady.</summary>
internal sealed class WarmUpExperiment : Experiment
{
    private const int UsualProcesses = 2;

    public override string Kind => "warm-up";

    public override string Command => "run warm-up";

    public override CommandText Asking { get; } = new(
        "Measure how long rows take until they are steady.",
        [new("What to measure", [OptionsOfRows.Measured, OptionsOfWorkloads.DataSets, OptionsOfWorkloads.OperationsApart])],
        ("assay run warm-up", "one row of each library"))
    {
        Length = OptionsOfLength.Counting("row, data set and operation", UsualProcesses),
        AsksMainRows = true,
        Page = "docs/method.md",
    };

    public override RunLength LengthOf(RunRequest request) => RunLength.OfProcesses(request, UsualProcesses);

    public override ExperimentSamples NewSamples() => new WarmUpSamples();

    public override SectionReport? ReportOf(ResultsFile file) => WarmUpReport.Of(file);

    public override ResultsFile Merge(ResultsFile file, ResultsUnion parts) => file with
    {
        Samples = new WarmUpSamples
        {
            WarmUps = parts.All(part => part.SamplesOf<WarmUpSamples>().WarmUps, WarmUpStage.KeyOf),
        },
    };

    public override IRunStage MakeStage(RunStageContext context) => new WarmUpStage(context);
}
