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
        List<RowDefinition> rows = [.. names.Where(catalogue.Contains).Select(catalogue.Find).Where(row => row.Excluded.Length == 0)];
        IReadOnlyDictionary<BuildRequest, BuildOutcome> outcomes = build([.. rows.Select(row => BuildRequest.Of(row.Project)).Distinct()], _ => { }, cancellation);
        return [.. rows.Where(row => outcomes[BuildRequest.Of(row.Project)].Status == RowStatus.Available).Select(row => row.Name)];
    }
}
