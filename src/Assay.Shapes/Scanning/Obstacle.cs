using Assay.Shapes.Dialects;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Scanning;

/// <summary>Something that a dialect cannot carry.</summary>
/// <param name="Sentence">The dialect's sentence.</param>
/// <param name="Place">The member or type; empty where the sentence is about the whole.</param>
/// <param name="Edit">The edit that removes it, as an instruction such as "use a generic collection"; empty where none is known.</param>
public sealed record Obstacle(string Sentence, string Place, string Edit)
{
    /// <summary>Obstacles at most that are looked for in one dialect.</summary>
    public const int Most = 100;

    /// <summary>Asks a dialect again and again, each time passing over what it has refused.</summary>
    internal static IReadOnlyList<Obstacle> All(Dialect dialect, ShapeGraph graph, int most)
    {
        var search = new ObstacleSearch();
        var asked = graph with { Search = search };
        var found = new List<Obstacle>();
        while (found.Count < most)
        {
            search.Begin();
            if (RefusalOf(dialect, asked, found.Count == 0) is not { } sentence)
                break;
            var (edit, type) = search.Offender is { } offender ? EditFor(offender) : ("", null);
            found.Add(new Obstacle(sentence, type?.ToString() ?? search.Place, edit));
            if (search.Offender is null)
                break;
        }
        return found;
    }

    private static string? RefusalOf(Dialect dialect, ShapeGraph graph, bool isFirst)
    {
        try
        {
            return dialect.Bind(graph).Refusal;
        }
        catch (Exception) when (!isFirst)
        {
            // It looks into what it would never have been asked about.
            return null;
        }
    }

    // The edit, and the type where that is what is edited, and not the member.
    private static (string Edit, Shape? Type) EditFor(Shape offender) => offender switch
    {
        UnsupportedShape { IsNoData: false } runtime =>
            (runtime.TypeName.Namespace.StartsWith("System.Collections", StringComparison.Ordinal)
                && !runtime.TypeName.Name.Contains("Compar", StringComparison.Ordinal)
                ? "use a generic collection"
                : "store a value in its place", null),
        UnsupportedShape => ("mark it [NonSerialized]", null),
        ObjectShape { RuntimeBase: not null } => ("hold the data in a class of its own", offender),
        ObjectShape { IsNameable: false } or EnumShape { IsNameable: false } =>
            (offender.TypeName.IsWritable ? "make the type public" : "rename the type", offender),
        PrimitiveShape { Kind: PrimitiveKind.Object } or ObjectShape { IsAbstract: true } or ObjectShape { Kind: ObjectKind.Interface } =>
            ("declare a concrete type", null),
        CollectionShape { Rank: > 1 } => ("use an array of arrays", null),
        _ => ("", null),
    };
}
