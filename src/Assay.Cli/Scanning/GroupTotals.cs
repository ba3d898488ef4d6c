using Assay.Shapes.Adoption;
using Assay.Shapes.Scanning;

namespace Assay.Cli.Scanning;

/// <summary>How many roots go to the rows of a dialect, and at what price.</summary>
/// <param name="Group">The rows.</param>
/// <param name="Roots">Roots in all.</param>
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
        [.. groups.Select(group => Of(group, types)).OrderByDescending(totals => totals.AsItIs).ThenByDescending(totals => totals.AfterEdits + totals.ThroughGeneratedClasses)];

    private static GroupTotals Of(RowGroup group, IReadOnlyList<ScannedType> types)
    {
        List<DialectDemand> demands = [.. types.SelectMany(type => type.Answers).Where(answer => answer.Dialect == group.Dialect.Name).Select(answer => answer.Demand).OfType<DialectDemand>()];
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
