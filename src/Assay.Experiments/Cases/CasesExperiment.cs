using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Engine.Storage;
using Assay.Report.Sections;

namespace Assay.Experiments.Cases;

/// <summary>What rows do with conformance cases.</summary>
public sealed class CasesExperiment : Experiment
{
    /// <inheritdoc/>
    public override string Kind => "cases";

    /// <inheritdoc/>
    public override string Command => "check cases";

    /// <inheritdoc/>
    public override CommandText Asking { get; } = new(
        "Show what each serializer does with hard shapes and values. Verdicts: supported, rejected, lossy, crash or hang. Measures no "
            + "times.",
        [new("What to judge", [OptionsOfRows.RowsTo("judge", "Default: every row."), OptionsOfCases.Cases, OptionsOfCases.Large])],
        ("assay check cases --rows json.net --case 'shared-*'", "some cases for one library"),
        ("assay check cases --out cases.json", "every row and case; 'assay report' reads the file"))
    {
        TakesTypes = false,
        Page = "docs/check-cases.md",
    };

    /// <inheritdoc/>
    public override string Found => "verdicts";

    /// <inheritdoc/>
    public override bool ChecksItself => true;

    /// <inheritdoc/>
    public override IReadOnlyList<WorkloadOptions> WorkloadsOf(PlanInput input) =>
        CaseSelection.Select(OptionsOfCases.NamedIn(input.Request), input.Request.Given.Has(OptionsOfCases.Large));

    /// <inheritdoc/>
    public override RunPlan Built(RunPlan plan, Workspace workspace, CancellationToken cancellation) =>
        CasesStage.BuiltFor(plan, workspace, cancellation);

    /// <inheritdoc/>
    public override RunRequest CompletedFrom(RunOptions file, RunRequest request) => OptionsOfCases.NamedIn(request) is null
        ? OptionsOfCases.Naming(string.Join(',', OptionsOfWorkloads.DataSetsOf(file)), request)
        : request;

    /// <inheritdoc/>
    public override ExperimentSamples NewSamples() => new CaseSamples();

    /// <inheritdoc/>
    public override SectionReport? ReportOf(ResultsFile file) => CasesTables.Of(file);

    /// <inheritdoc/>
    public override string GapsOf(ResultsFile file) => Gaps.SentenceOf(
        file.Rows.Where(row => row.Status == RowStatus.Available).Select(row =>
            new Gap(row.Label, file.Checks.Count(check => check.Row == row.Name), file.Options.Workloads.Count)),
        "verdicts",
        "The counts of a row are about what it got.");

    /// <inheritdoc/>
    public override string? DifferenceOf(ResultsFile one, ResultsFile other)
    {
        var others = other.SamplesOf<CaseSamples>().Cases.ToDictionary(known => known.Name, known => known.Source);
        var differing = one.SamplesOf<CaseSamples>().Cases
            .FirstOrDefault(same => others.TryGetValue(same.Name, out var source) && source != same.Source);
        return differing is null ? null : $"types or values of the case {differing.Name}";
    }

    /// <inheritdoc/>
    public override ResultsFile Merge(ResultsFile file, ResultsUnion parts) => file with
    {
        Samples = new CaseSamples
        {
            Cases = parts.All(part => part.SamplesOf<CaseSamples>().Cases, one => one.Name),
            CrossChecks = parts.Judged(
                part => part.SamplesOf<CaseSamples>().CrossChecks,
                check => (check.Row, check.WrittenBy, check.Workload, check.Surface),
                check => check.Verdict.ToString(), check => $"{check.Row} reads {check.WrittenBy}#{check.Workload.DataSet}"),
        },
    };

    /// <inheritdoc/>
    public override RunServices Served(RunServices services) => services with
    {
        Limits = workload => CaseSelection.LimitsOf(workload, services.MemoryBytes),
        Prove = null,
    };

    /// <inheritdoc/>
    public override IRunStage MakeStage(RunStageContext context) => new CasesStage(context);
}
