using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>A place of a graph that a dialect cannot carry.</summary>
/// <param name="Place">The member, such as <c>BookShelf.Books</c>, or "the root".</param>
/// <param name="Declared">Shape of the place's declared type.</param>
/// <param name="Offender">The part of it that offends, often itself.</param>
internal sealed record Finding(string Place, Shape Declared, Shape Offender)
{
    /// <summary>The first place whose declared type, or a part of it, offends; null for none.</summary>
    /// <param name="offends">Whether a shape, its parts aside, cannot be carried.</param>
    /// <param name="isWholeMemory">Whether every field is carried, also one that no contract has a place for.</param>
    public static Finding? First(ShapeGraph graph, Func<Shape, bool> offends, bool isWholeMemory = false)
    {
        if (graph.Root is not ObjectShape && graph.Root.FirstPart(offends) is { } ofRoot)
            return new Finding("the root", graph.Root, ofRoot);
        foreach (var member in graph.Objects.SelectMany(type => type.Members))
        {
            if ((member.HasPlace || isWholeMemory || (graph.IsScanned && member.IsClosed))
                && graph.Search?.Skips(member) != true && member.Shape.FirstPart(offends) is { } part)
            {
                graph.Search?.Meet(member, part);
                return new Finding(member.ToString(), member.Shape, part);
            }
        }
        return null;
    }

    /// <summary>The first class, struct or interface that offends; null for none.</summary>
    public static ObjectShape? FirstType(ShapeGraph graph, Func<ObjectShape, bool> offends)
    {
        var found = graph.Objects.FirstOrDefault(type => graph.Search?.Skips(type) != true && offends(type));
        if (found is not null)
            graph.Search?.Meet(found, found);
        return found;
    }

    /// <summary>The first place of a type that code beside the contract types cannot name; null for none.</summary>
    public static Finding? FirstHidden(
        ShapeGraph graph, ContractNaming naming) => First(graph, shape => naming.IsEmitted(shape) && !naming.IsNameable(shape));

    /// <summary>Such as "BookShelf.Books is a List&lt;Book&gt;" or "Shelf.Callback is a delegate".</summary>
    public override string ToString() => (Offender, Offender == Declared) switch
    {
        (UnsupportedShape { IsTakenAsItIs: true, IsOfProcess: false }, _) => $"{Place} is {WithArticle(Declared)}",
        (UnsupportedShape unsupported, true) => $"{Place} {unsupported.Reason}",
        (UnsupportedShape unsupported, false) => $"{Place} is {WithArticle(Declared)}, and {unsupported} {unsupported.Reason}",
        _ => $"{Place} is {WithArticle(Declared)}",
    };

    /// <summary>The declared type with "a" or "an".</summary>
    public static string WithArticle(Shape shape)
    {
        var name = shape.ToString();
        return (name[0] is 'a' or 'e' or 'i' or 'o' or 'A' or 'E' or 'I' or 'O' ? "an " : "a ") + name;
    }
}
