using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Shapes;
using Assay.Shapes.Adoption;
using Assay.Shapes.Dialects;
using Assay.Shapes.Scanning;

namespace Assay.Cli.Scanning;

/// <summary>How many roots go to the rows of a dialect, and at what price.</summary>
/// <param name="AsItIs">Roots that go with no edit of any type.</param>
/// <param name="AfterEdits">Roots that go when types are edited.</param>
/// <param name="EditedTypes">Distinct types to edit for them.</param>
/// <param name="ThroughGeneratedClasses">Roots that go through classes generated from a schema.</param>
internal sealed record GroupTotals(RowGroup Group, int Roots, int AsItIs, int AfterEdits, int EditedTypes, int ThroughGeneratedClasses)
{
    /// <summary>Roots that cannot go.</summary>
    public int Cannot => Roots - AsItIs - AfterEdits - ThroughGeneratedClasses;

    /// <summary>Counts for each group; those that take most types without edits first.</summary>
    public static IReadOnlyList<GroupTotals> Of(IReadOnlyList<RowGroup> groups, IReadOnlyList<ScannedType> types) =>
        [.. groups.Select(group => Of(group, types)).OrderByDescending(totals => totals.AsItIs)
            .ThenByDescending(totals => totals.AfterEdits + totals.ThroughGeneratedClasses)];

    private static GroupTotals Of(RowGroup group, IReadOnlyList<ScannedType> types)
    {
        List<DialectDemand> demands = [
            .. types.SelectMany(type => type.Answers).Where(answer => answer.Dialect == group.Dialect.Name).Select(answer => answer.Demand)
                .OfType<DialectDemand>()];
        List<DialectDemand> edited = [.. demands.Where(demand => demand.Types.Count > 0)];
        return new GroupTotals(
            group,
            types.Count,
            demands.Count(demand => demand.IsAsItIs),
            edited.Count,
            edited.SelectMany(demand => demand.Types).Select(type => type.Type.TypeName.ReflectionName).Distinct().Count(),
            demands.Count(demand => demand.IsThroughGeneratedClasses));
    }
}

/// <summary>
/// Rows of one dialect: metadata tells the same of all of them, but for what they read of types that they get as they are.
/// </summary>
internal sealed record RowGroup(Dialect Dialect, IReadOnlyList<string> Rows)
{
    /// <summary>The rows by what they read; empty where contracts alone decide.</summary>
    public IReadOnlyList<RowReading> Readings { get; init; } = [];

    /// <summary>The rows that this machine cannot restore or build, as far as it is known.</summary>
    public IReadOnlyList<string> Unavailable { get; init; } = [];

    /// <summary>The rows that need packages of which no build and no restore of this machine has told anything yet.</summary>
    public IReadOnlyList<string> Unknown { get; init; } = [];

    /// <summary>The rows' names, those that are not available marked.</summary>
    public string Marked(IEnumerable<string> rows) =>
        string.Join(", ", rows.Select(row => Unavailable.Contains(row) ? $"{row} (not available)" : row));

    /// <summary>Groups rows that can exist here, in the order of their dialects' names.</summary>
    /// <exception cref="BadInputException">None of the rows can exist here, or one names a dialect that does not exist.</exception>
    public static IReadOnlyList<RowGroup> Of(IEnumerable<RowDefinition> rows)
    {
        List<RowDefinition> asked = [.. rows.DistinctBy(row => row.Name)];
        List<RowGroup> groups = [.. asked.Where(row => row.Excluded.Length == 0)
            .GroupBy(row => row.Dialect)
            .OrderBy(group => group.Key, StringComparer.Ordinal)
            .Select(group => new RowGroup(DialectOf(group.First()), [.. group.Select(row => row.Name)])
            {
                Readings = RowReading.Of(group),
            })];
        return groups.Count > 0
            ? groups
            : throw new BadInputException($"{asked[0].Name}: {asked[0].Excluded}; name another row with --rows.");
    }

    private static Dialect DialectOf(RowDefinition row) =>
        DialectCatalogue.Find(row.Dialect)
            ?? throw NearestNames.Unknown(
                $"dialect for the row {row.Name}", row.Dialect, DialectCatalogue.All.Select(dialect => dialect.Name));
}

/// <summary>Rows of one dialect that read the same of types that they get as they are.</summary>
internal sealed record RowReading(MemberReading Reading, IReadOnlyList<string> Rows)
{
    public string Words => WordsOf(Reading);

    public static string WordsOf(MemberReading reading) => reading switch
    {
        MemberReading.Fields => "fields",
        MemberReading.PublicMembers => "public members",
        MemberReading.PublicProperties => "public properties",
        _ => "",
    };

    /// <summary>Groups rows; those that do not say what they read are left out.</summary>
    public static IReadOnlyList<RowReading> Of(IEnumerable<RowDefinition> rows) =>
        [.. rows.Where(row => row.Reading != MemberReading.Contract)
        .GroupBy(row => row.Reading).OrderBy(group => group.Key)
        .Select(group => new RowReading(group.Key, [.. group.Select(row => row.Name)]))];
}

/// <summary>What a scan found in one assembly.</summary>
/// <param name="File">The file as it was given.</param>
/// <param name="Types">Its roots; empty where it has none.</param>
internal sealed record ScannedAssembly(string File, bool IsOfSerializable, IReadOnlyList<ScannedType> Types);
