using System.Text.Json.Nodes;
using Assay.Core.CSharp;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects.SchemaLanguages;

/// <summary>
/// Writes the schema of a user's own type: a record for each class, a field for each member by its name, each type where it is met
/// first, and by its name from there on.
/// </summary>
internal sealed class AvroTypeSchema(ShapeGraph graph, AvroTypeNames names)
{
    // What the library gives back of an object as it is; a type beside these is for its user to add.
    private static readonly string[] Anything = ["null", "boolean", "int", "long", "float", "double", "bytes", "string"];

    private readonly HashSet<Shape> written = [];

    /// <summary>
    /// Whether a shape is a record of its own. A tuple of what no contract has a place for stands in no member that has one.
    /// </summary>
    public static bool IsRecord(Shape shape) =>
        (shape is TupleShape && shape.FirstPart(part => part is UnsupportedShape { IsClosed: true }) is null)
            || (shape is ObjectShape type && ShapeFacts.IsConcrete(type));

    /// <summary>Whether a number says what a value is: where it points.</summary>
    public static bool IsAddress(UnsupportedShape shape) => shape.IsPointer || shape.Reason is UnsupportedShape.Handle;

    /// <summary>The schema of a type, a class without those that derive from it.</summary>
    public JsonNode Of(Shape shape) => shape switch
    {
        EnumShape type => OfEnum(type),
        _ when AvroScalars.Find(shape) is { } scalar => scalar.SchemaType,
        NullableShape nullable => AvroSchema.OrNull(Of(nullable.Element)),
        PrimitiveShape { Kind: PrimitiveKind.Object } => OfAnything(),
        UnsupportedShape address when IsAddress(address) => "long",
        CollectionShape list => OfArray(OfPlace(list.Element, list.IsElementNullable), list.Rank),
        DictionaryShape map => new JsonObject { ["type"] = "map", ["values"] = OfPlace(map.Value, map.IsValueNullable) },
        TupleShape tuple => OfRecord(
            tuple, tuple.Elements.Select((element, index) => (TupleElements.NameOf(tuple.Kind, index), element, !element.IsValueType))),
        ObjectShape type => OfRecord(type, FieldsOf(type).Select(member => (member.Name, member.Shape, member.IsNullable))),
        _ => throw new ArgumentException($"No schema is written for {shape}.", nameof(shape)),
    };

    /// <summary>
    /// The schema of a place that is declared as a type: of a class from which others derive, a union of all that it may hold.
    /// </summary>
    public JsonNode OfPlace(Shape shape, bool isNullable)
    {
        if (shape is PrimitiveShape { Kind: PrimitiveKind.Object })
            return OfAnything();
        var type = shape is ObjectShape declared && ShapeFacts.Concretes(declared) is var concretes
            && (concretes.Count > 1 || !IsRecord(declared))
            ? new JsonArray([.. concretes.Select(Of)])
            : Of(shape);
        return isNullable && !shape.IsValueType ? AvroSchema.OrNull(type) : type;
    }

    private JsonArray OfAnything() =>
        [.. Anything.Select(name => (JsonNode)name), .. graph.Registered.Where(known => known is EnumShape || IsRecord(known)).Select(Of)];

    // Of several dimensions, lists in lists: the schema has nothing else.
    private static JsonNode OfArray(JsonNode items, int rank) =>
        rank == 0 ? items : new JsonObject { ["type"] = "array", ["items"] = OfArray(items, rank - 1) };

    // A property that overrides another is one member to everybody but the runtime.
    private static List<MemberShape> FieldsOf(ObjectShape type)
    {
        List<MemberShape> fields = [];
        foreach (var member in type.AllMembers.Where(member => member.HasPlace && !member.IsNonSerialized))
        {
            if (member.IsOverride)
                fields.RemoveAll(field => field.Name == member.Name);
            fields.Add(member);
        }
        return fields;
    }

    private JsonNode OfRecord(Shape shape, IEnumerable<(string Name, Shape Shape, bool IsNullable)> fields) =>
        OfNamed(shape, "record", "fields", () =>
        [.. fields.Select(field => new JsonObject { ["name"] = field.Name, ["type"] = OfPlace(field.Shape, field.IsNullable) })]);

    private JsonNode OfEnum(EnumShape type) =>
        OfNamed(type, "enum", "symbols", () => [.. type.Values.Select(value => JsonValue.Create(value.Name))]);

    private JsonNode OfNamed(Shape shape, string kind, string holds, Func<JsonArray> content)
    {
        var (space, name) = names[shape];
        return written.Add(shape)
            ? new JsonObject { ["type"] = kind, ["name"] = name, ["namespace"] = space, [holds] = content() }
            : $"{space}.{name}";
    }
}

/// <summary>
/// Names records and enums after the user's types. The library keeps enums by name for the whole process, so that no two types of it
/// may share one.
/// </summary>
internal sealed class AvroTypeNames
{
    private const string Global = "Types";
    private readonly Dictionary<Shape, (string Space, string Name)> names = new(ReferenceEqualityComparer.Instance);

    /// <summary>Names the types of a graph.</summary>
    public AvroTypeNames(ShapeGraph graph)
    {
        var taken = new HashSet<string>(StringComparer.Ordinal);
        foreach (var shape in graph.Shapes.Where(shape => shape is ObjectShape or EnumShape or TupleShape))
        {
            var space = shape.TypeName.Namespace.Length == 0
                ? Global
                : string.Join('.', shape.TypeName.Namespace.Split('.').Select(CSharpIdentifier.Clean));
            var full = CSharpIdentifier.Free($"{space}.{NameOf(shape.TypeName)}", taken);
            names.Add(shape, (space, full[(space.Length + 1)..]));
        }
    }

    /// <summary>The namespace and the name of a type.</summary>
    public (string Space, string Name) this[Shape shape] => names[shape];

    private static string NameOf(TypeName type) => type.IsClosedGeneric
        ? CSharpIdentifier.Clean(type.CSharpName.Replace("global::", "", StringComparison.Ordinal))
        : CSharpIdentifier.Clean(string.Join('_', type.Path));
}
