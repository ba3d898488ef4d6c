using System.Globalization;
using System.IO.Enumeration;
using System.Text.RegularExpressions;

namespace Assay.Engine.Catalogue;

/// <summary>A row of a run: its definition under the label of tables.</summary>
/// <param name="Label">The row's name, or <c>name (2)</c> for an alias that is measured beside it.</param>
/// <param name="Definition">The row.</param>
public sealed record SelectedRow(string Label, RowDefinition Definition)
{
    /// <summary>
    /// The name under which results keep it: the definition's, or a variant's such as <c>json.net/reused@12.0.3 net8.0</c>. Aliases share
    /// it.
    /// </summary>
    public string Name { get; init; } = Definition.Name;

    /// <summary>What its program is built for.</summary>
    public BuildTarget Target { get; init; } = BuildTarget.Default;

    /// <summary>The program that it needs.</summary>
    public BuildRequest Build => new(Definition.Project, Target);

    /// <summary>The row of a program that holds the contracts of some data sets alone.</summary>
    public SelectedRow BuiltFor(BuiltDataSets dataSets) => this with { Target = Target with { DataSets = dataSets } };

    /// <summary>
    /// Why it cannot exist on its target's framework; empty when it can, and where this machine cannot run that framework at all, which the
    /// row's build tells.
    /// </summary>
    public string Excluded => ImpossibleTarget.FailureOf(Target) is null ? Definition.ExcludedOn(Target.Framework) : "";

    /// <summary>
    /// The row as it was really built: one of another version than its project names has that version in its name, as if it had been asked
    /// for. Its program is the same.
    /// </summary>
    /// <param name="version">The version that was built in place of the project's; empty where none was.</param>
    public SelectedRow BuiltAs(string version)
    {
        if (version.Length == 0)
            return this;
        string name = (RowVariant.Parse(Name) with { Version = version }).Name;
        return this with { Name = name, Label = name + Label[Name.Length..] };
    }

    /// <summary>A variant of a row under a label.</summary>
    public static SelectedRow Of(RowDefinition row, RowVariant variant, string label) => new(label, row)
    {
        Name = variant.Name,
        Target = variant.Target,
    };

    /// <summary>Labels rows in order; the second of one name becomes <c>name (2)</c>.</summary>
    public static IReadOnlyList<SelectedRow> Labelled(IEnumerable<RowDefinition> rows) =>
        Labelled(rows.Select(row => (row, new RowVariant(row.Name))));

    /// <summary>Labels variants of rows in order; the second of one name becomes <c>name (2)</c>.</summary>
    public static IReadOnlyList<SelectedRow> Labelled(IEnumerable<(RowDefinition Row, RowVariant Variant)> rows)
    {
        Dictionary<string, int> seen = new(StringComparer.OrdinalIgnoreCase);
        List<SelectedRow> selected = [];
        foreach ((RowDefinition row, RowVariant variant) in rows)
        {
            int count = seen[variant.Name] = seen.GetValueOrDefault(variant.Name) + 1;
            string label = count == 1 ? variant.Name : string.Create(CultureInfo.InvariantCulture, $"{variant.Name} ({count})");
            selected.Add(Of(row, variant, label));
        }

        return selected;
    }
}

/// <summary>A row with what was asked for beside its name; what was not asked for is null and stands in no name.</summary>
/// <param name="Row">The row's plain name.</param>
/// <param name="Version">The version of its package.</param>
/// <param name="Framework">The target framework; the program is self-contained then.</param>
/// <param name="Mode">How code becomes native.</param>
public sealed partial record RowVariant(string Row, string? Version = null, string? Framework = null, string? Mode = null)
{
    /// <summary>The name under which results keep it, such as <c>json.net/reused@12.0.3 net8.0 r2r</c>.</summary>
    public string Name => $"{Row}{(Version is null ? "" : "@" + Version)}{Word(Framework)}{Word(Mode)}";

    /// <summary>What its program is built for.</summary>
    public BuildTarget Target => new(Framework ?? BuildTarget.Default.Framework, Mode ?? BuildTarget.Default.Mode)
    {
        IsSelfContained = Framework is not null && !TargetNames.IsNetFramework(Framework),
        PackageVersion = Version,
    };

    /// <summary>Reads a variant back from a label, without the number of an alias.</summary>
    /// <param name="label">A name, or a name with <c> (2)</c> behind it. Its version may be somebody else's, and goes into builds.</param>
    /// <exception cref="BadInputException">What stands in the place of a version is none.</exception>
    public static RowVariant Parse(string label) => Parts(label) is { Version: string version } && !IsVersion(version)
        ? throw new BadInputException($"There is no row {Shortened.Of(label)}: {Shortened.Of(version)} is no version, such as 13.0.4.")
        : Parts(label);

    /// <summary>Whether a text is a full version of a package.</summary>
    public static bool IsVersion(string text) => FullVersion().IsMatch(text);

    /// <summary>Whether a text is a label: what <see cref="Parse"/> reads from it is all of it.</summary>
    public static bool IsLabel(string label) => Parts(label) is var variant && AliasNumber().Replace(label, "") == variant.Name
        && RowName().IsMatch(variant.Row) && (variant.Version is not string version || IsVersion(version));

    private static RowVariant Parts(string label)
    {
        string[] words = AliasNumber().Replace(label, "").Split(' ');
        string[] row = words[0].Split('@', 2);
        string? mode = Array.Find(words[1..], TargetNames.Modes.Contains);
        string? framework = Array.Find(words[1..], TargetNames.Frameworks.Contains);
        return new RowVariant(row[0], row.Length > 1 ? row[1] : null, framework, mode);
    }

    private static string Word(string? word) => word is null ? "" : " " + word;

    [GeneratedRegex(@" \(\d+\)\z")]
    private static partial Regex AliasNumber();

    [GeneratedRegex(@"^[0-9]+(\.[0-9]+){0,3}(-[0-9A-Za-z][0-9A-Za-z.-]*)?(\+[0-9A-Za-z.-]+)?\z")]
    private static partial Regex FullVersion();

    [GeneratedRegex(@"\A[\p{L}\d][\p{L}\d._+-]*(?:/[\p{L}\d][\p{L}\d._+-]*)*\z")]
    private static partial Regex RowName();
}

/// <summary>Turns <c>--rows a,b|glob</c> into rows.</summary>
public static class RowSelection
{
    /// <summary>
    /// Selects rows. A name takes one row, and taken twice becomes an alias; a family (what stands before the slash) or a glob takes all
    /// its rows that are not yet selected. Where rows are named, only they are measured: the floors of a whole table would take longer than
    /// a few rows. A glob that matches other rows leaves out readers of formats.
    /// </summary>
    /// <param name="list">Names, families and globs, comma separated; null for every row.</param>
    /// <param name="catalogue">The rows there are.</param>
    /// <param name="takesFormatReaders">Whether readers of formats are taken as all other rows are.</param>
    /// <exception cref="BadInputException">A name or glob matches nothing.</exception>
    public static IReadOnlyList<SelectedRow> Select(string? list, AdapterCatalogue catalogue, bool takesFormatReaders = false) =>
        SelectedRow.Labelled(Definitions(list, catalogue, takesFormatReaders));

    /// <summary>Refuses readers of formats where rows are timed: the time would be that of Assay's own mapping.</summary>
    /// <param name="rows">The rows.</param>
    /// <exception cref="BadInputException">One of them is a reader of a format.</exception>
    public static void EnsureTimed(IEnumerable<RowDefinition> rows)
    {
        if (rows.FirstOrDefault(row => row.IsFormatReader) is { } reader)
            throw new BadInputException(
                $"{reader.Name} is not timed: it is no serializer, and its mapping is Assay's. Judge it with 'assay conform formats "
                    + $"--rows {reader.Name}'.");
    }

    /// <summary>The rows of <see cref="Select"/>, without labels.</summary>
    /// <exception cref="BadInputException">A name or glob matches nothing.</exception>
    internal static IReadOnlyList<RowDefinition> Definitions(string? list, AdapterCatalogue catalogue, bool takesFormatReaders = false)
    {
        List<RowDefinition> rows = [];
        foreach (string pattern in Lists.Split(list ?? "*", "--rows"))
        {
            if (catalogue.Contains(pattern))
                rows.Add(catalogue.Find(pattern));
            else
                rows.AddRange(Among(Matching(pattern, catalogue), takesFormatReaders).Except(rows).ToList());
        }

        return rows;
    }

    private static IReadOnlyList<RowDefinition> Among(IReadOnlyList<RowDefinition> matching, bool takesFormatReaders) =>
        takesFormatReaders || matching.All(row => row.IsFormatReader) ? matching : [.. matching.Where(row => !row.IsFormatReader)];

    /// <summary>The rows of a family, a glob or a package.</summary>
    /// <exception cref="BadInputException">There is none.</exception>
    internal static IReadOnlyList<RowDefinition> Matching(string pattern, AdapterCatalogue catalogue)
    {
        List<RowDefinition> matching = [.. catalogue.Rows.Where(row =>
            FileSystemName.MatchesSimpleExpression(pattern, row.Name)
                || row.Name.StartsWith(pattern + "/", StringComparison.OrdinalIgnoreCase))];
        if (matching.Count == 0)
            matching = [
                .. catalogue.Rows.Where(row => string.Equals(row.Project.VersionedPackage, pattern, StringComparison.OrdinalIgnoreCase))];
        return matching.Count > 0
            ? matching
            : throw NearestNames.Unknown("row", pattern,
                catalogue.Rows.SelectMany(row => new[] { row.Name, row.Project.VersionedPackage }).Where(name => name.Length > 0)
                    .Distinct(), "assay list rows");
    }
}
