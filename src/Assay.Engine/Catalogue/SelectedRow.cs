using System.IO.Enumeration;
using Assay.Core.Results;

namespace Assay.Engine.Catalogue;

/// <summary>A row of a run: which one, and its definition.</summary>
public sealed record SelectedRow(RowId Id, RowDefinition Definition)
{
    /// <summary>The label of tables: the row's name, or <c>name (2)</c> for an alias that is measured beside it.</summary>
    public string Label => Id.ToString();

    /// <summary>The label without the number of an alias: aliases share what is kept under it.</summary>
    public string Name => Id.First().ToString();

    /// <summary>What its program is built for.</summary>
    public BuildTarget Target { get; init; } = BuildTarget.Of(Id);

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
    /// The row as it was really built: one of another version than its project names has that version in its label, as if it had been asked
    /// for. Its program is the same.
    /// </summary>
    /// <param name="version">The version that was built in place of the project's; empty where none was.</param>
    public SelectedRow BuiltAs(string version) => version.Length == 0 ? this : this with { Id = Id with { Version = version } };

    /// <summary>Rows in order; the second of one identity is number 2.</summary>
    public static IReadOnlyList<SelectedRow> Numbered(IEnumerable<RowDefinition> rows) =>
        Numbered(rows.Select(row => (row, new RowId(row.Name))));

    /// <summary>Variants of rows in order; the second of one identity is number 2.</summary>
    public static IReadOnlyList<SelectedRow> Numbered(IEnumerable<(RowDefinition Row, RowId Id)> rows)
    {
        Dictionary<RowId, int> seen = [];
        return [.. rows.Select(row => new SelectedRow(row.Id with { Number = Next(row.Id) }, row.Row))];

        int Next(RowId id) => seen[id] = seen.GetValueOrDefault(id) + 1;
    }
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
        SelectedRow.Numbered(Definitions(list, catalogue, takesFormatReaders));

    /// <summary>Refuses readers of formats where rows are timed: the time would be that of Assay's own mapping.</summary>
    /// <exception cref="BadInputException">One of them is a reader of a format.</exception>
    public static void EnsureTimed(IEnumerable<RowDefinition> rows)
    {
        if (rows.FirstOrDefault(row => row.IsFormatReader) is { } reader)
            throw new BadInputException(
                $"{reader.Name} is not timed: it is no serializer, and its mapping is Assay's. Judge it with 'assay check formats "
                    + $"--rows {reader.Name}'.");
    }

    /// <summary>The rows of <see cref="Select"/>, without numbers.</summary>
    internal static IReadOnlyList<RowDefinition> Definitions(string? list, AdapterCatalogue catalogue, bool takesFormatReaders = false)
    {
        List<RowDefinition> rows = [];
        foreach (var pattern in Lists.Split(list ?? "*", "--rows"))
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
                    .Distinct(), "assay show rows");
    }
}
