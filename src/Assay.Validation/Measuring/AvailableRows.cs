using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Runs;

namespace Assay.Validation.Measuring;

/// <summary>Finds out which rows can be measured here.</summary>
/// <param name="catalogue">The rows.</param>
/// <param name="build">Builds adapters.</param>
public sealed class AvailableRows(AdapterCatalogue catalogue, BuildAdapters build)
{
    /// <summary>Of some names, those of rows that exist and can be built, in their order.</summary>
    public IReadOnlyList<string> Among(IReadOnlyList<string> names, CancellationToken cancellation)
    {
        SelectedRow[] rows =
            [.. SelectedRow.Labelled(names.Where(catalogue.Contains).Select(catalogue.Find).Where(row => row.Excluded.Length == 0)).Select(row => row.BuiltFor(EngineMeasurement.DataSets))];
        IReadOnlyDictionary<BuildRequest, BuildOutcome> outcomes = build([.. rows.Select(row => row.Build).Distinct()], _ => { }, cancellation);
        return [.. rows.Where(row => outcomes[row.Build].Status == RowStatus.Available).Select(row => row.Name)];
    }
}
