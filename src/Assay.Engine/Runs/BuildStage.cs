using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;

namespace Assay.Engine.Runs;

/// <summary>Builds the adapters of the plan's rows.</summary>
internal sealed class BuildStage(RunPlan plan, RunServices services)
{
    public IReadOnlyDictionary<AdapterProject, BuildOutcome> Run(CancellationToken cancellation)
    {
        StageProgress progress = new(services.Progress, services.Clock, RunStage.Building);
        IEnumerable<RowDefinition> rows = plan.Rows.Select(row => row.Definition).Where(row => row.Excluded.Length == 0);
        List<AdapterProject> projects = [.. (plan.CorpusRow is null ? rows : rows.Append(plan.CorpusRow)).Select(row => row.Project).Distinct()];
        int begun = 0;
        IReadOnlyDictionary<AdapterProject, BuildOutcome> outcomes = services.Build(
            projects, project => progress.Report(Math.Min(1, (double)Interlocked.Increment(ref begun) / (projects.Count + 1)), project.Name), cancellation);
        return outcomes;
    }

    /// <summary>What each row is and whether it can be measured here.</summary>
    public static IReadOnlyList<RowResult> Describe(IReadOnlyList<SelectedRow> rows, IReadOnlyDictionary<AdapterProject, BuildOutcome> outcomes) =>
        [.. rows.Select(row => Describe(row, outcomes.GetValueOrDefault(row.Definition.Project)))];

    private static RowResult Describe(SelectedRow row, BuildOutcome? outcome)
    {
        RowDefinition definition = row.Definition;
        RowStatus status = definition.Excluded.Length > 0 ? RowStatus.Excluded : outcome?.Status ?? RowStatus.Broken;
        return new RowResult
        {
            Label = row.Label,
            Name = definition.Name,
            Package = definition.Project.Package,
            PackageVersion = status == RowStatus.NotAvailable ? "" : outcome?.PackageVersion ?? definition.Project.PackageVersion,
            Dialect = definition.Dialect,
            Format = definition.Format,
            Settings = definition.Settings,
            IsReference = definition.IsReference,
            Status = status,
            Cause = definition.Excluded.Length > 0 ? definition.Excluded : outcome?.Cause ?? "",
        };
    }
}
