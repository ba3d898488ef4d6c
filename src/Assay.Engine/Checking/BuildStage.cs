using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;

namespace Assay.Engine.Checking;

/// <summary>Builds the adapters of the plan's rows.</summary>
internal sealed class BuildStage(RunPlan plan, RunServices services)
{
    /// <summary>Builds; the versions that were asked for come first, so that one that does not exist is told at once.</summary>
    /// <param name="cancellation">Ends builds in progress.</param>
    /// <param name="ended">Told the outcome of each as soon as it is there, from any thread; null for nobody.</param>
    /// <exception cref="BadInputException">The feeds lack a version that was asked for.</exception>
    public IReadOnlyDictionary<BuildRequest, BuildOutcome> Run(
        CancellationToken cancellation, Action<BuildRequest, BuildOutcome>? ended = null)
    {
        StageProgress progress = new(services.Progress, services.Clock, RunStage.Building);
        var rows = plan.Rows.Where(row => row.Excluded.Length == 0);
        List<BuildRequest> requests = [
            .. (plan.CorpusRow is null ? rows : rows.Prepend(plan.CorpusRow)).SelectMany(row => new[] { row.Build, plan.NewBuildOf(row) })
                .OfType<BuildRequest>().Distinct()];
        var begun = 0;
        Dictionary<BuildRequest, BuildOutcome> outcomes = [];
        foreach (var some in requests.GroupBy(request => request.Target.PackageVersion is null)
            .OrderBy(some => some.Key))
        {
            var built = services.Build(
                [.. some],
                request => progress.Report(Math.Min(1, (double)Interlocked.Increment(ref begun) / (requests.Count + 1)),
                        request.Project.Name), cancellation, ended);
            foreach ((var request, var outcome) in built)
                outcomes[request] = outcome.NearestVersions is null ? outcome : throw UnknownVersion(request, outcome.NearestVersions);
        }

        EnsureUnchanged(plan);
        return outcomes;
    }

    /// <summary>Refuses types of a user that changed since they were read: some programs may hold the old ones and some the new.</summary>
    private static void EnsureUnchanged(RunPlan plan)
    {
        if (plan.Types is { } types && !types.Reference.AreUnchanged())
            throw new BadInputException(
                $"{types.Options.Assembly}, or a file it needs, changed during the run, so nothing was measured. Run again when its "
                    + "build has finished.");
    }

    /// <summary>What each row is and whether it can be measured here.</summary>
    public static IReadOnlyList<RowResult> Describe(
        IReadOnlyList<SelectedRow> rows, IReadOnlyDictionary<BuildRequest, BuildOutcome> outcomes) =>
        [.. rows.Select(row => Describe(row, outcomes.GetValueOrDefault(row.Build)))];

    private static BadInputException UnknownVersion(BuildRequest request, IReadOnlyList<string> nearest)
    {
        var names = nearest.Count == 0 ? "" : $" Nearest: {string.Join(", ", nearest)}.";
        return new BadInputException(
            $"{request.Project.VersionedPackage} {request.PackageVersion} is not in your NuGet sources.{names} Name an existing "
                + "version, or a folder with the package with --source.");
    }

    /// <summary>What the native compiler warned of in the row's own code and its library: a program holds all rows of an adapter.</summary>
    private static NativeWarnings WarningsOf(RowDefinition definition, BuildOutcome? outcome) => outcome is { Warnings.Count: > 0 }
        ? outcome.Warnings.For(
            [.. Directory.EnumerateFiles(definition.Project.Folder, "*.cs").Select(File.ReadAllText)], definition.AdapterClass)
        : NativeWarnings.None;

    /// <summary>What a row is and whether it can be measured here.</summary>
    public static RowResult Describe(SelectedRow row, BuildOutcome? outcome)
    {
        var definition = row.Definition;
        var substitute = outcome?.Substitute ?? "";
        row = row.BuiltAs(substitute);
        var warnings = WarningsOf(definition, outcome);
        var status = row.Excluded.Length > 0 ? RowStatus.Excluded : outcome?.Status ?? RowStatus.Broken;
        return new RowResult
        {
            Id = row.Id,
            Package = row.Target.PackageVersion is null ? definition.Project.Package : definition.Project.VersionedPackage,
            PackageVersion = status == RowStatus.NotAvailable ? "" : outcome?.PackageVersion ?? row.Build.PackageVersion,
            AskedVersion = substitute.Length > 0 ? row.Build.PackageVersion : "",
            Unproven = definition.Project.UnprovenWith(substitute),
            NativeWarnings = warnings.Count,
            NativeWarning = warnings.First,
            WithoutCode = outcome?.WithoutCode.GetValueOrDefault(definition.Dialect) ?? "",
            Framework = row.Target.Framework,
            Mode = row.Target.Mode,
            IsSelfContained = row.Target.IsSelfContained,
            Dialect = definition.Dialect,
            Format = definition.Format,
            PublicFormat = definition.PublicFormat,
            SaferThan = definition.SaferThan,
            PayloadChoosesTypes = definition.PayloadChoosesTypes,
            Settings = definition.Settings,
            Surfaces = definition.Surfaces,
            KeepsReferences = definition.KeepsReferences,
            HomePage = definition.Project.HomePage,
            Licence = definition.Project.Licence,
            IsReference = definition.IsReference,
            Ended = definition.Project.Ended,
            Status = status,
            Cause = row.Excluded.Length > 0 ? row.Excluded : outcome?.Cause ?? "",
        };
    }
}
