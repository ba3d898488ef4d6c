using Assay.Shapes.Graph;

namespace Assay.Shapes.Emission;

/// <summary>Spells the types of contract members from their parts.</summary>
/// <param name="naming">The names of contract types.</param>
/// <param name="annotate">Whether nullable annotations are written.</param>
/// <param name="marksOthers">Whether types that are no contracts are marked, so that copies of them can stand there.</param>
internal sealed class TypeNameComposer(ContractNaming naming, bool annotate, bool marksOthers = false)
{
    public string CSharpNameOf(Shape shape) => shape switch
    {
        _ when naming.FindName(shape) is { } name => name.CSharpName,
        CollectionShape { Kind: CollectionKind.Array } array => ArrayNameOf(array),
        CollectionShape collection => Generic(shape, Annotated(collection.Element, collection.IsElementNullable)),
        DictionaryShape dictionary => Generic(shape, CSharpNameOf(dictionary.Key), Annotated(dictionary.Value, dictionary.IsValueNullable)),
        TupleShape tuple => Generic(shape, [.. tuple.Elements.Select(CSharpNameOf)]),
        NullableShape nullable => CSharpNameOf(nullable.Element) + "?",
        UnsupportedShape when marksOthers => CodeMarks.Mark(shape.TypeName.CSharpName),
        _ => shape.TypeName.CSharpName,
    };

    public string ReflectionNameOf(Shape shape)
    {
        var (path, assembly) = ReflectionPathOf(shape);
        return assembly is null ? path : $"{path}, {assembly}";
    }

    private static string Generic(Shape shape, params string[] arguments) =>
        $"global::{shape.TypeName.Namespace}.{shape.TypeName.Name}<{string.Join(", ", arguments)}>";

    private string Annotated(Shape element, bool isNullable) =>
        CSharpNameOf(element) + (annotate && isNullable && !element.IsValueType ? "?" : "");

    // Ranks of jagged arrays stand from the outside in; between them no annotation is written, because C# reads those from the inside out.
    private string ArrayNameOf(CollectionShape array)
    {
        var ranks = "";
        var innermost = array;
        for (var current = array; ; current = (CollectionShape)current.Element)
        {
            ranks += RankOf(current);
            innermost = current;
            if (current.Element is not CollectionShape { Kind: CollectionKind.Array })
                break;
        }
        return Annotated(innermost.Element, innermost.IsElementNullable) + ranks;
    }

    private static string RankOf(CollectionShape array) => $"[{new string(',', array.Rank - 1)}]";

    private (string Path, string? Assembly) ReflectionPathOf(Shape shape)
    {
        if (naming.FindName(shape) is { } name)
            return (name.ReflectionName, null);
        switch (shape)
        {
            case CollectionShape { Kind: CollectionKind.Array } array:
                var (path, assembly) = ReflectionPathOf(array.Element);
                return (path + RankOf(array), assembly);
            case CollectionShape collection:
                return GenericPathOf(shape, collection.Element);
            case DictionaryShape dictionary:
                return GenericPathOf(shape, dictionary.Key, dictionary.Value);
            case TupleShape tuple:
                return GenericPathOf(shape, [.. tuple.Elements]);
            case NullableShape nullable:
                return ($"System.Nullable`1[[{ReflectionNameOf(nullable.Element)}]]", AssemblyOf(shape));
            default:
                return (shape.TypeName.ReflectionName[..shape.TypeName.ReflectionName.LastIndexOf(", ", StringComparison.Ordinal)],
                    AssemblyOf(shape));
        }
    }

    private (string Path, string? Assembly) GenericPathOf(Shape shape, params Shape[] arguments) =>
        ($"{shape.TypeName.Namespace}.{shape.TypeName.Name}`{arguments.Length}["
            + $"{string.Join(",", arguments.Select(argument => $"[{ReflectionNameOf(argument)}]"))}]", AssemblyOf(shape));

    private static string AssemblyOf(Shape shape) =>
        shape.TypeName.ReflectionName[(shape.TypeName.ReflectionName.LastIndexOf(", ", StringComparison.Ordinal) + 2)..];
}
