using System.Collections.Concurrent;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Xunit;

namespace Assay.Adapters.Tests;

/// <summary>
/// The adapters of the repository, each built once as a run builds it. The first few that tests ask for are built alone, so that the tests
/// of some rows wait for no other; when one more is asked for, all others are built, two at a time.
/// </summary>
internal static class BuiltAdapters
{
    internal static readonly Workspace Workspace = new(
        Path.Combine(Repository.Root, "adapters"),
        Path.Combine(Repository.Root, "eng"),
        Path.Combine(AppContext.BaseDirectory, "parts"),
        Path.Combine(Repository.Root, ".assay", "cache"));

    private const int BuiltAlone = 2;

    /// <summary>
    /// The same shapes as those of <c>books-1</c> and <c>integers</c> under further names: programs do without their contracts.
    /// </summary>
    private static readonly string[] RepeatedShapes = ["books-2", "books-3", "books-4", "integers-random", "integers-small",
        "integers-sorted"];

    private static readonly BuildTarget Target = BuildTarget.Default with
    {
        DataSets = BuiltDataSets.For(DataSets.Select(dataSet => dataSet.Name)),
    };

    private static readonly ConcurrentDictionary<BuildRequest, BuildOutcome> Outcomes = new();
    private static readonly Lock Building = new();

    public static AdapterCatalogue Catalogue { get; } = AdapterCatalogue.Read(Workspace.Adapters, BuildTarget.Default.Framework);

    public static IEnumerable<RowDefinition> RowsToBuild => Catalogue.Rows.Where(row => row.Excluded.Length == 0);

    public static IEnumerable<AdapterProject> Projects => Catalogue.Rows.Select(row => row.Project).Distinct();

    /// <summary>The data sets that rows are tried with: each shape once.</summary>
    public static IEnumerable<DataSetDescription> DataSets => DataSetCatalogue.All.Where(dataSet => !RepeatedShapes.Contains(dataSet.Name));

    public static BuildOutcome OutcomeOf(AdapterProject project) => OutcomeOf(RequestOf(project));

    /// <summary>The program of a project; skips the test where <see cref="ProgramOf(BuildRequest)"/> does.</summary>
    public static AdapterProgram ProgramOf(AdapterProject project) => ProgramOf(RequestOf(project));

    /// <summary>
    /// The program of a project for a target. Skips the test where this machine's feeds do not have its package or its runtime, where it
    /// has no compiler for its schemas or no linker for native programs, or runs no .NET Framework.
    /// </summary>
    public static AdapterProgram ProgramOf(BuildRequest request)
    {
        var (outcome, project) = (OutcomeOf(request), request.Project);
        if (outcome.Status == RowStatus.NotAvailable && IsMissing(outcome.Cause))
            Assert.Skip($"adapters/{project.Name} is not available here: {outcome.Cause}");
        if (outcome.Status == RowStatus.Excluded)
            Assert.Skip($"adapters/{project.Name} cannot be built here: {outcome.Cause}");
        if (outcome.Substitute.Length > 0 && MajorOf(outcome.Substitute) != MajorOf(project.PackageVersion))
            Assert.Skip($"adapters/{project.Name} was built with {outcome.Substitute}: expectations are those of {project.PackageVersion}");
        return outcome.Program ?? throw new InvalidOperationException($"adapters/{project.Name} does not build: {outcome.Cause}");
    }

    private static BuildOutcome OutcomeOf(BuildRequest request)
    {
        lock (Building)
        {
            if (!Outcomes.ContainsKey(request))
                Build(Outcomes.Count < BuiltAlone
                    ? [request]
                    : [request,
                        .. RowsToBuild.Select(row => RequestOf(row.Project)).Distinct()
                        .Where(other => other != request && !Outcomes.ContainsKey(other))]);
        }

        return Outcomes[request];
    }

    private static BuildRequest RequestOf(AdapterProject project) => new(project, Target);

    private static string MajorOf(string version) => version.Split('.')[0];

    // A feed may have a package and lack another that it needs.
    private static bool IsMissing(string cause) =>
        cause.Contains("Unable to find package ", StringComparison.Ordinal)
        || cause.StartsWith("native AOT needs ", StringComparison.Ordinal)
        || cause.StartsWith("The schema compiler ", StringComparison.Ordinal);

    private static void Build(IReadOnlyList<BuildRequest> requests)
    {
        foreach (var (request, outcome) in new NearestBuilds(Workspace, PackageFeeds.OfEnvironment())
            .BuildAll(requests, _ => { }, CancellationToken.None))
            Outcomes[request] = outcome;
    }
}
