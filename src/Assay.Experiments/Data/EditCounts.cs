using System.Globalization;
using Assay.Engine.Catalogue;
using Assay.Engine.Checking;
using Assay.Engine.Planning;

namespace Assay.Experiments.Data;

/// <summary>Counts trials of edits: first programs, then rows.</summary>
internal sealed class EditCounts(RunServices services, string what, IReadOnlyList<SelectedRow> trials)
    : BuildCounts(services, RunStage.Editing, trials)
{
    /// <summary>A row's trials ended.</summary>
    /// <param name="found">What helps; null where no edit does.</param>
    public void End(string row, EditOutcome? found)
    {
        Note($"{row}, {what}: {(found is null ? "no edit helps" : "an edit helps")}");
        End(row);
    }

    /// <inheritdoc/>
    public override void Report(double share, string atWork, TimeSpan? left) => Report(atWork);

    /// <inheritdoc/>
    protected override (double Share, string Text) Counts(int built, int ended)
    {
        var count = built < Programs
            ? string.Create(CultureInfo.InvariantCulture, $"{built} of {Programs} adapters built")
            : string.Create(CultureInfo.InvariantCulture, $"{ended} of {trials.Count} rows tried");
        return ((double)(built + ended) / (Programs + trials.Count), $"{what}, {count}");
    }
}
