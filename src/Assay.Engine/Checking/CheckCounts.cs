using System.Globalization;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;

namespace Assay.Engine.Checking;

/// <summary>Counts checks, which go on while programs are built.</summary>
internal sealed class CheckCounts : BuildCounts
{
    private readonly int checks;

    public CheckCounts(RunPlan plan, RunServices services)
        : this(services, [.. plan.Rows.Where(row => row.Excluded.Length == 0).DistinctBy(row => row.Name)], plan.Options.Workloads.Count)
    {
    }

    private CheckCounts(RunServices services, IReadOnlyList<SelectedRow> rows, int workloads)
        : base(services, RunStage.Checking, rows) => checks = rows.Count * workloads;

    /// <inheritdoc/>
    public override void Report(double share, string atWork, TimeSpan? left) => Report($"building {atWork}");

    /// <inheritdoc/>
    protected override (double Share, string Text) Counts(int built, int ended)
    {
        var builds = built < Programs ? string.Create(CultureInfo.InvariantCulture, $", {built} of {Programs} built") : "";
        return (Math.Min(1, (double)ended / checks), string.Create(CultureInfo.InvariantCulture, $"{ended} of {checks} checked{builds}"));
    }
}
