using System.Collections.Concurrent;
using System.Text.RegularExpressions;
using Assay.Analysis.Evidence;
using Assay.Core.Results;
using Assay.Engine.Planning;
using Assay.Shapes;
using Assay.Shapes.Adoption;
using Assay.Shapes.Dialects;
using Assay.Shapes.Graph;

namespace Assay.Experiments.Data;

/// <summary>What rows of one dialect get of the types: them, copies with Assay's attributes, or generated classes.</summary>
/// <param name="Demand">What the dialect asks of the types; null where it refuses them.</param>
/// <param name="IsOfCopy">Whether copies of the types with attributes are what the library gets, and so the code that the copies
/// have.</param>
/// <param name="Unadopted">Types without the library's attributes where other types have them, so that copies of all have Assay's.</param>
/// <param name="Flattened">Closed generic types whose copies are ordinary classes.</param>
/// <param name="LeftOut">Members that attributes of their author leave out: those without one of the library, or with one that excludes
/// them.</param>
internal sealed record TypesOfRow(DialectDemand? Demand, bool IsOfCopy, IReadOnlyList<string> Unadopted, IReadOnlyList<string> Flattened,
    IReadOnlyCollection<string> LeftOut)
{
    /// <summary>Finds out for a dialect.</summary>
    public static TypesOfRow Of(string dialect, ShapeGraph graph)
    {
        var found = DialectCatalogue.Find(dialect);
        var demand = (found?.Bind(graph) as BoundDialect)?.Demand();
        if (found is not MappedDialect mapped)
            return new TypesOfRow(demand, false, [], [], []);
        var isAdopted = !mapped.Copies(graph);
        return new TypesOfRow(
            isAdopted ? DialectDemand.None : demand,
            !isAdopted && demand is not null,
            [.. mapped.Unadopted(graph).Select(type => type.TypeName.ShortName)],
            isAdopted || demand is null
                ? []
                : [.. graph.Objects.Where(type => type.TypeName.IsClosedGeneric).Select(type => type.ToString())],
            [.. graph.Objects.SelectMany(type => type.Members)
                .Where(isAdopted ? mapped.IsLeftOut : mapped.Honoured.Excludes)
                .Select(member => member.ToString())]);
    }

    /// <summary>The demand as results keep it; null where the dialect refuses the types.</summary>
    public TypesDemand? Counted => Demand is null ? null : new TypesDemand
    {
        Attributes = Demand.Attributes,
        Constructors = Demand.Constructors,
        BaseTypes = Demand.BaseTypes,
        Setters = Demand.Setters,
        CodeLines = Demand.CodeLines,
        AddedFiles = Demand.AddedFiles,
        IsThroughGeneratedClasses = Demand.IsThroughGeneratedClasses,
    };

    /// <summary>Counts the types of a plan's workloads for its rows, each dialect and data set once.</summary>
    public static Func<string, WorkloadOptions, CountedTypes?> Counter(IReadOnlyList<PlannedGraph> graphs)
    {
        ConcurrentDictionary<(string Dialect, PlannedGraph Graph), CountedTypes> known = [];
        return (dialect, workload) => graphs.Count == 0 ? null : known.GetOrAdd(
            (dialect, PlannedGraph.In(graphs, workload.DataSet)),
            key => new CountedTypes(key.Graph.Members, Of(key.Dialect, key.Graph.Graph).Counted));
    }

    /// <summary>
    /// Whose limit a verdict shows: the author's, where every member that is lost was left out; Assay's, where the library got a copy of
    /// the types without their code, or lost or rejected something of a type whose copy lacks some.
    /// </summary>
    /// <param name="limit">Whose it is by what other rows of the library do.</param>
    /// <param name="verdict">What was observed, with more about each difference where it was found here.</param>
    /// <param name="leftOut">Code that all copies of the types lack.</param>
    public Limit Narrow(Limit limit, RowVerdict verdict, IReadOnlyList<LeftOutCode> leftOut)
    {
        (var check, var withoutCode) = (verdict.Check!, verdict.Row.WithoutCode);
        var details = verdict.Details;
        if (check.Verdict == Verdict.Lossy && details.Count > 0 && details.All(detail => detail.Members.Any(LeftOut.Contains)))
            return new Limit(Judge.Attributes, []);
        // A generator that refuses a contract without the code, too, does not refuse it for the code.
        var isOfRow = withoutCode.Length > 0 && limit.Judge != Judge.Generator;
        var isOfCode = IsOfCopy
            && check.Verdict is not (Verdict.Supported or Verdict.SurfaceNotOffered)
            && (isOfRow || leftOut.Any(code => code.IsOfAll || Concerns(check, code.Type)));
        return isOfCode ? limit with { Judge = Judge.Assay } : limit;
    }

    private static bool Concerns(CheckResult check, string type) =>
        check.Differences.Any(difference => difference.StartsWith(type + ".", StringComparison.Ordinal))
            || Regex.IsMatch(check.Cause, $@"\b{Regex.Escape(type)}\b");
}
