using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;

namespace Assay.Adapters.Tests;

/// <summary>Every adapter of the repository, built once as a run builds it.</summary>
internal static class BuiltAdapters
{
    private static readonly Lazy<IReadOnlyDictionary<BuildRequest, BuildOutcome>> Outcomes = new(Build);

    public static AdapterCatalogue Catalogue { get; } = AdapterCatalogue.Read(Path.Combine(Repository.Root, "adapters"), BuildTarget.Default.Framework);

    public static IEnumerable<RowDefinition> RowsToBuild => Catalogue.Rows.Where(row => row.Excluded.Length == 0);

    public static IEnumerable<AdapterProject> Projects => Catalogue.Rows.Select(row => row.Project).Distinct();

    public static BuildOutcome OutcomeOf(AdapterProject project) => Outcomes.Value[BuildRequest.Of(project)];

    /// <summary>The program of a project; null where this machine's feeds do not have its package.</summary>
    public static AdapterProgram? ProgramOf(AdapterProject project)
    {
        var outcome = OutcomeOf(project);
        return outcome.Status == RowStatus.NotAvailable
            ? null
            : outcome.Program ?? throw new InvalidOperationException($"adapters/{project.Name} does not build: {outcome.Cause}");
    }

    private static IReadOnlyDictionary<BuildRequest, BuildOutcome> Build()
    {
        var workspace = new Workspace(
            Path.Combine(Repository.Root, "adapters"),
            Path.Combine(Repository.Root, "eng"),
            Path.Combine(AppContext.BaseDirectory, "parts"),
            Path.Combine(Repository.Root, ".assay", "cache"));
        var requests = RowsToBuild.Select(row => BuildRequest.Of(row.Project)).Distinct().ToList();
        return new AdapterBuilder(workspace).BuildAll(requests, _ => { }, CancellationToken.None);
    }
}
