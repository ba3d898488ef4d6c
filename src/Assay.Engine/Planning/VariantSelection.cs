using Assay.Core.Results;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Planning;

/// <summary>Turns the rows of a run into their variants: every version, on every runtime, in every mode that was asked for.</summary>
internal sealed class VariantSelection(VersionSelection versions, TargetSelection targets)
{
    /// <summary>Reads what a request asks for.</summary>
    public static VariantSelection Read(RunRequest request, AdapterCatalogue catalogue) =>
        new(VersionSelection.Read(request.With, catalogue), TargetSelection.Read(request.Runtimes, request.Modes));

    /// <summary>
    /// The rows of a request in all their variants; where it names none, those that its versions concern, else the main rows of libraries
    /// or every row.
    /// </summary>
    /// <exception cref="BadInputException">A name matches nothing, or a version concerns no row of the list.</exception>
    public IReadOnlyList<SelectedRow> Select(RunRequest request, AdapterCatalogue catalogue)
    {
        var rows = request switch
        {
            { Rows: null } when versions.Rows.Count > 0 => versions.Rows,
            { Rows: null, IsOfMainRows: true } =>
                [.. catalogue.Rows.Where(row => request.Experiment.IsMain(row, catalogue))],
            _ => RowSelection.Definitions(request.Rows, catalogue, request.Experiment.TakesFormatReaders),
        };
        versions.EnsureUsedBy(rows);
        return SelectedRow.Numbered(rows.SelectMany(row => Of(row).Select(variant => (row, variant))));
    }

    /// <summary>The variant of a row that stands for it where one is needed: the first that can be built here, or the first.</summary>
    public RowId First(RowDefinition row)
    {
        List<RowId> all = [.. Of(row).OrderBy(IsUnlikely)];
        var possible = all.Find(variant => ImpossibleTarget.FailureOf(BuildTarget.Of(variant)) is null);

        // A floor that .NET Framework cannot have stands beside its rows as what it is on .NET.
        return possible is null
            ? all[0]
            : all.Find(variant => row.ExcludedOn(BuildTarget.Of(variant).Framework).Length == 0) ?? new RowId(row.Name);
    }

    /// <summary>Whether a variant may not be had on this machine, so that others are taken before it where one must be.</summary>
    public static bool IsUnlikely(RowId variant) =>
        variant.Mode == TargetNames.NativeAot || TargetNames.IsNetFramework(BuildTarget.Of(variant).Framework);

    /// <summary>A row that cannot exist here has no variants: its sentence once is enough.</summary>
    private IEnumerable<RowId> Of(RowDefinition row)
    {
        var all = versions.Of(row).SelectMany(version => targets.Of(row.Name, version));
        if (row.Excluded.Length == 0)
            return all;
        List<RowId> ofNetFramework = [
            .. all.Where(variant => row.IsNetFrameworkOnly && TargetNames.IsNetFramework(BuildTarget.Of(variant).Framework))];
        return ofNetFramework.Count > 0 ? ofNetFramework : [new RowId(row.Name)];
    }
}

/// <summary>Reads <c>--with NAME@version,version</c>: which rows are measured with which versions of their package.</summary>
internal sealed class VersionSelection
{
    private readonly List<(string Given, IReadOnlyList<RowDefinition> Rows)> choices = [];
    private readonly Dictionary<string, List<string>> versions = [];

    /// <summary>The rows that are named, in the order of the options.</summary>
    public IReadOnlyList<RowDefinition> Rows => [.. choices.SelectMany(choice => choice.Rows).DistinctBy(row => row.Name)];

    /// <summary>Reads the options.</summary>
    /// <exception cref="BadInputException">One names no row, no version, or rows whose version is the runtime's.</exception>
    public static VersionSelection Read(IReadOnlyList<string> options, AdapterCatalogue catalogue)
    {
        VersionSelection selection = new();
        foreach (var option in options)
            selection.Add(option, catalogue);
        return selection;
    }

    /// <summary>The versions of a row's package; null alone where none was named: the project's own.</summary>
    public IReadOnlyList<string?> Of(RowDefinition row) =>
        versions.TryGetValue(row.Name, out var named) ? [.. named] : [(string?)null];

    /// <summary>Refuses versions of rows that are not measured.</summary>
    public void EnsureUsedBy(IReadOnlyList<RowDefinition> rows)
    {
        foreach ((var given, var named) in choices)
        {
            if (!named.Any(rows.Contains))
                throw new BadInputException($"--with {given} matches no row of --rows. Add {named[0].Name} to --rows, or omit --rows.");
        }
    }

    private void Add(string option, AdapterCatalogue catalogue)
    {
        var parts = option.Split('@', 2, StringSplitOptions.TrimEntries);
        if (parts.Length < 2 || parts[0].Length == 0)
            throw new BadInputException($"--with takes NAME@version,version such as Newtonsoft.Json@12.0.3,13.0.4, not \"{option}\".");
        var named = Lists.Split(parts[1], "--with");
        if (named.FirstOrDefault(version => !RowIds.IsVersion(version)) is string wrong)
            throw new BadInputException(
                $"--with takes full versions such as 13.0.4 or 13.0.5-beta1, not \"{wrong}\". List each version to measure.");
        IReadOnlyList<RowDefinition> rows = RowsOf(parts[0], catalogue);
        choices.Add((option, rows));
        foreach (var row in rows)
        {
            if (!versions.TryGetValue(row.Name, out var known))
                versions[row.Name] = known = [];
            known.AddRange(named.Except(known).ToList());
        }
    }

    /// <summary>
    /// The rows of a name: one row, those of a package, or those of a family that have the package that most of the family has.
    /// </summary>
    private static RowDefinition[] RowsOf(string name, AdapterCatalogue catalogue)
    {
        RowDefinition[] ofPackage = [
            .. catalogue.Rows.Where(row => string.Equals(row.Project.VersionedPackage, name, StringComparison.OrdinalIgnoreCase))];
        var rows =
            catalogue.Contains(name) ? [catalogue.Find(name)]
            : ofPackage.Length > 0 ? ofPackage
            : Matching(name, catalogue);
        RowDefinition[] versioned = [.. rows.Where(row => row.Project.VersionedPackage.Length > 0 && row.Excluded.Length == 0)];
        if (versioned.Length == 0)
            throw new BadInputException($"--with {name}: its library is built into .NET. Use --runtime to choose its version.");
        return [.. versioned.GroupBy(row => row.Project.VersionedPackage).MaxBy(rows => rows.Count())!];
    }

    private static IReadOnlyList<RowDefinition> Matching(string name, AdapterCatalogue catalogue)
    {
        try
        {
            return RowSelection.Matching(name, catalogue);
        }
        catch (BadInputException)
        {
            var names = catalogue.Rows.SelectMany(row => new[] { row.Family, row.Name, row.Project.VersionedPackage })
                .Where(valid => valid.Length > 0);
            throw NearestNames.Unknown("row or package", name, names, "assay show rows");
        }
    }
}

/// <summary>Reads <c>--runtime</c> and <c>--mode</c>.</summary>
/// <param name="Frameworks">The frameworks; null alone where none was named.</param>
/// <param name="Modes">The modes; null alone where none was named.</param>
internal sealed record TargetSelection(IReadOnlyList<string?> Frameworks, IReadOnlyList<string?> Modes)
{
    /// <summary>Reads the two lists.</summary>
    public static TargetSelection Read(string? runtimes, string? modes) => new(
        Names(runtimes, "--runtime", "runtime", TargetNames.Frameworks), Names(modes, "--mode", "mode", TargetNames.Modes));

    /// <summary>Every variant of a row and a version.</summary>
    public IEnumerable<RowId> Of(string row, string? version) =>
        Frameworks.SelectMany(framework => Modes.Select(mode => new RowId(row, version, framework, mode)));

    private static IReadOnlyList<string?> Names(string? list, string option, string kind, IReadOnlyList<string> valid) => list is null
        ? [null]
        : [.. Lists.Split(list, option)
            .Select(name => valid.Contains(name.ToLowerInvariant())
                ? name.ToLowerInvariant()
                : throw NearestNames.Unknown(kind, name, valid)).Distinct()];
}

/// <summary>The target frameworks that the workers of a run are built for: a user's types must run on each.</summary>
public static class WorkerFrameworks
{
    /// <summary>The frameworks of a request, or of the file that it goes on from.</summary>
    /// <param name="earlier">The file; null for a new run.</param>
    /// <exception cref="BadInputException">A name is none of the valid ones.</exception>
    public static IReadOnlyList<string> Of(RunRequest request, ResultsFile? earlier = null)
    {
        var frameworks = earlier is null
            ? TargetSelection.Read(request.Runtimes, request.Modes).Frameworks
                .Select(framework => framework ?? BuildTarget.Default.Framework)
            : earlier.Options.Rows.Select(row => BuildTarget.Of(row).Framework);

        return Runnable(frameworks);
    }

    /// <summary>The frameworks of a plan.</summary>
    public static IReadOnlyList<string> Of(RunPlan plan) => Runnable(plan.Rows.Select(row => row.Target.Framework));

    // Rows of .NET Framework say elsewhere that they need Windows.
    private static List<string> Runnable(IEnumerable<string> frameworks)
    {
        List<string> runnable = [
            .. frameworks.Where(framework => OperatingSystem.IsWindows() || !TargetNames.IsNetFramework(framework)).Distinct()];
        return runnable.Count > 0 ? runnable : [BuildTarget.Default.Framework];
    }
}
