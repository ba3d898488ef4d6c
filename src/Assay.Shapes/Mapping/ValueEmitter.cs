using System.Globalization;
using Assay.Core.CSharp;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Mapping;

/// <summary>Emits the expressions that map values from one side to the other.</summary>
internal sealed class ValueEmitter(MapperSide from, MapperSide to, ShapeIdentifiers identifiers)
{
    private readonly SortedDictionary<string, string> collections = new(StringComparer.Ordinal);
    private int variables;

    /// <summary>Whether values are the same on both sides and hold no object that has to be mapped.</summary>
    public bool IsSame(Shape shape) => shape switch
    {
        PrimitiveShape primitive => primitive.Kind != PrimitiveKind.Object,
        EnumShape => from.TypeNameOf(shape) == to.TypeNameOf(shape),
        UnsupportedShape => true,
        NullableShape nullable => IsSame(nullable.Element),
        TupleShape { IsValueType: true } tuple => tuple.Elements.All(IsSame),
        ObjectShape { IsValueType: true } type =>
            from.TypeNameOf(type) == to.TypeNameOf(type) && type.Members.All(member => IsSame(member.Shape)),
        _ => false,
    };

    /// <summary>Whether C# cannot name the type on one of the sides, so that only reflection maps it.</summary>
    public bool IsOpaque(Shape shape) => !from.IsNameable(shape) || !to.IsNameable(shape);

    /// <summary>The expression that maps a value of a type that C# can name.</summary>
    public string Map(Shape shape, string value)
    {
        if (IsSame(shape))
            return value;
        return shape switch
        {
            EnumShape => $"({to.TypeNameOf(shape)}){value}",
            NullableShape nullable => MapNullable(nullable, value),
            ObjectShape { IsValueType: true } or TupleShape { IsValueType: true } => $"{MethodOf(shape)}({value}, run)",
            CollectionShape { IsValueType: true } array => $"ImmutableArrays.Map<{ElementsOf(array)}>({value}, run)",
            _ => $"run.Reference<{to.TypeNameOf(shape)}>({value})",
        };
    }

    /// <summary>The expression that maps the value of a member of a type that C# can name.</summary>
    public string Map(MemberShape member, string value) => member.UntypedName is null
        ? Map(member.Shape, value)
        : $"run.Reference<{to.TypeNameOf(member)}>({value}, {CollectionMapOf(member.Shape)})";

    /// <summary>Writes the maps of collections that have a type of elements on one side alone, as far as members asked for them.</summary>
    public void WriteCollections(CodeWriter writer)
    {
        foreach (var (name, map) in collections)
        {
            writer.Line();
            writer.Line($"private static readonly TypeMap {name} = {map};");
        }
    }

    /// <summary>The delegate that maps elements of a shape; <c>null</c> where they are the same.</summary>
    public string Element(Shape shape) => IsSame(shape) ? "null" : Delegate(shape);

    /// <summary>The delegate that maps values of a shape.</summary>
    public string Delegate(Shape shape)
    {
        if (IsSame(shape))
            return $"Maps.Same<{to.TypeNameOf(shape)}>";
        return shape is ObjectShape { IsValueType: true } or TupleShape { IsValueType: true }
            ? MethodOf(shape)
            : $"static (value, run) => {Map(shape, "value")}";
    }

    /// <summary>The method emitted for a struct or a tuple.</summary>
    public string MethodOf(Shape shape) => $"Map{identifiers[shape]}";

    /// <summary>The type arguments of a collection's map.</summary>
    public string ElementsOf(CollectionShape collection) => Pair(collection.Element);

    /// <summary>A type's name on both sides.</summary>
    public string Pair(Shape shape) => $"{from.TypeNameOf(shape)}, {to.TypeNameOf(shape)}";

    /// <summary>The name of a type where values come from.</summary>
    public string SourceOf(Shape shape) => from.TypeNameOf(shape);

    /// <summary>The name of a type where values go.</summary>
    public string TargetOf(Shape shape) => to.TypeNameOf(shape);

    private string CollectionMapOf(Shape shape)
    {
        var name = $"Collection{identifiers[shape]}";
        var direction = from is PlainSide ? "ToTyped" : "ToUntyped";
        collections[name] = shape is DictionaryShape dictionary
            ? $"Maps.{direction}Entries<{from.TypeNameOf(dictionary.Key)}, {from.TypeNameOf(dictionary.Value)}, "
                + $"{to.TypeNameOf(dictionary.Key)}, {to.TypeNameOf(dictionary.Value)}>"
                + $"({CSharpText.Literal(dictionary.Kind.ToString())}, {Delegate(dictionary.Key)}, {Delegate(dictionary.Value)}, "
                + $"{(ShapeFacts.IsStableKey(dictionary.Key) ? "mustWait: false" : "mustWait: true")})"
            : $"Maps.{direction}<{ElementsOf((CollectionShape)shape)}>({CSharpText.Literal(((CollectionShape)shape).Kind.ToString())}, "
                + $"{Delegate(((CollectionShape)shape).Element)})";
        return name;
    }

    private string MapNullable(NullableShape nullable, string value)
    {
        var variable = "some" + (++variables).ToString(CultureInfo.InvariantCulture);
        return $"{value} is {{ }} {variable} ? {Map(nullable.Element, variable)} : default({to.TypeNameOf(nullable)})";
    }
}
