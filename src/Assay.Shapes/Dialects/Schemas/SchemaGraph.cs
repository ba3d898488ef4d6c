using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;
using Assay.Shapes.Reading;

namespace Assay.Shapes.Dialects.Schemas;

/// <summary>The messages for a graph of plain types, made as they are asked for from the root on.</summary>
internal sealed class SchemaGraph
{
    private readonly Dictionary<(SchemaMessageKind Kind, Shape Shape, bool IsNullable), SchemaMessage> made = [];
    private readonly List<SchemaMessage> messages = [];
    private readonly Queue<Action> unfilled = new();
    private readonly SchemaMessageNames names;

    public SchemaGraph(ShapeGraph graph, SchemaLanguage language)
    {
        Graph = graph;
        Language = language;
        names = new SchemaMessageNames(language);
        // Where a union is no message of its own, a root from which types derive needs one around it.
        var single = language.HasOpenUnions && IsUnion(graph.Root) ? null : SingleOf(graph.Root).Message;
        Root = single ?? Wrapper(graph.Root, isNullable: false);
        while (unfilled.TryDequeue(out var fill))
            fill();
        foreach (var message in messages)
            message.IsRecursive = Reaches(message, message);
    }

    /// <summary>The plain types.</summary>
    public ShapeGraph Graph { get; }

    /// <summary>The language that says them.</summary>
    public SchemaLanguage Language { get; }

    public SchemaMessage Root { get; }

    /// <summary>All messages, the root's first, in order of discovery.</summary>
    public IReadOnlyList<SchemaMessage> Messages => messages;

    /// <summary>Whether any message is recursive.</summary>
    public bool IsRecursive => messages.Any(message => message.IsRecursive);

    /// <summary>What stands for a value that is there.</summary>
    public SchemaValue SingleOf(Shape shape) => shape switch
    {
        _ when Language.ScalarOf(shape) is { } scalar => new(scalar, null),
        NullableShape nullable => SingleOf(nullable.Element),
        _ when IsUnion(shape) => new(null, Make(SchemaMessageKind.Union, shape, false, shape.TypeName.CSharpName)),
        ObjectShape type => new(null, ObjectOf(type)),
        TupleShape => new(null, Make(SchemaMessageKind.Tuple, shape, false, shape.TypeName.CSharpName)),
        _ => new(null, Wrapper(shape, isNullable: false)),
    };

    /// <summary>What stands for an alternative of a union.</summary>
    public SchemaValue AlternativeOf(Shape shape) => shape is ObjectShape type ? new(null, ObjectOf(type)) : SingleOf(shape);

    /// <summary>
    /// What a declared type may hold: the classes that derive from it; and of <see cref="object"/>, every scalar and every class and enum
    /// of the graph. Where an alternative has no field of its own, only what the language gives back as the same type.
    /// </summary>
    public IEnumerable<Shape> AlternativesOf(Shape shape)
    {
        if (shape is ObjectShape type)
            return ShapeFacts.Concretes(type);
        var objects = Graph.Registered.Where(known => known is EnumShape || (known is ObjectShape kind && ShapeFacts.IsConcrete(kind)));
        return PrimitiveShapes.All.Concat(objects).Where(known => known is ObjectShape || (Language.ScalarOf(known) is { } scalar
            && (!Language.HasOpenUnions || (scalar.IsSame && known is PrimitiveShape))));
    }

    /// <summary>
    /// What stands for an element of a list or map; where the language allows neither nulls nor lists there, a message around it.
    /// </summary>
    public SchemaValue ElementOf(Shape shape, bool isNullable) =>
        NeedsWrapper(shape, isNullable) ? new(null, Wrapper(shape, isNullable)) : SingleOf(shape);

    /// <summary>Whether an element is a list or map itself.</summary>
    public bool IsNested(Shape shape, bool isNullable) => Language.IsRepeated(shape) && !NeedsWrapper(shape, isNullable);

    /// <summary>The messages that a place of a declared type holds.</summary>
    public IEnumerable<SchemaMessage> UsedBy(Shape shape) => shape switch
    {
        DictionaryShape dictionary when Language.IsMap(dictionary) => UsedByElement(dictionary.Value, dictionary.IsValueNullable),
        DictionaryShape dictionary => [EntryOf(dictionary)],
        CollectionShape collection when Language.IsRepeated(shape) => UsedByElement(collection.Element, collection.IsElementNullable),
        _ => SingleOf(shape).Message is { } message ? [message] : [],
    };

    /// <summary>The message for an entry of a dictionary that no map can carry.</summary>
    public SchemaMessage EntryOf(DictionaryShape dictionary) =>
        Make(SchemaMessageKind.Tuple, dictionary, false, PairTypeOf(dictionary));

    /// <summary>The message for a class or struct itself, whatever derives from it.</summary>
    public SchemaMessage ObjectOf(ObjectShape type) => Make(SchemaMessageKind.Object, type, false, type.TypeName.CSharpName);

    // A declared type whose values are of several types, or of one other.
    private static bool IsUnion(Shape shape) => shape is PrimitiveShape { Kind: PrimitiveKind.Object }
        || (shape is ObjectShape type && !(ShapeFacts.Concretes(type) is [var one] && one == type));

    private static string PairTypeOf(DictionaryShape dictionary) =>
        $"global::System.Collections.Generic.KeyValuePair<{dictionary.Key.TypeName.CSharpName}, {dictionary.Value.TypeName.CSharpName}>";

    private IEnumerable<SchemaMessage> UsedByElement(Shape shape, bool isNullable) =>
        IsNested(shape, isNullable) ? UsedBy(shape) : ElementOf(shape, isNullable).Message is { } message ? [message] : [];

    private bool NeedsWrapper(Shape shape, bool isNullable) =>
        (!Language.HoldsNulls && (shape is NullableShape || (isNullable && !shape.IsValueType)))
        || (Language.IsRepeated(shape) && !Language.Nests(shape))
        || Language.ScalarOf(shape) is { IsElement: false };

    private SchemaMessage Wrapper(Shape shape, bool isNullable) =>
        Make(SchemaMessageKind.Wrapper, shape, isNullable, shape.TypeName.CSharpName);

    private SchemaMessage Make(SchemaMessageKind kind, Shape shape, bool isNullable, string plainType)
    {
        if (made.TryGetValue((kind, shape, isNullable), out var message))
            return message;
        message = new(names.Of(kind, shape, isNullable), kind, plainType) { Type = shape as ObjectShape };
        made.Add((kind, shape, isNullable), message);
        messages.Add(message);
        unfilled.Enqueue(() => new SchemaSlotBuilder(this, message).Fill(shape, isNullable));
        return message;
    }

    private static bool Reaches(SchemaMessage from, SchemaMessage target)
    {
        var seen = new HashSet<SchemaMessage>();
        var unseen = new Stack<SchemaMessage>(from.Uses);
        while (unseen.TryPop(out var message))
        {
            if (message == target)
                return true;
            if (!seen.Add(message))
                continue;
            foreach (var used in message.Uses)
                unseen.Push(used);
        }
        return false;
    }
}

/// <summary>A message of the schema.</summary>
internal sealed class SchemaMessage(string name, SchemaMessageKind kind, string plainType)
{
    /// <summary>Its name, and the generated class's.</summary>
    public string Name { get; } = name;

    /// <summary>What it stands for.</summary>
    public SchemaMessageKind Kind { get; } = kind;

    /// <summary>How C# names the plain type.</summary>
    public string PlainType { get; } = plainType;

    /// <summary>The class or struct, or the declared type of a union; null for the others, and for object.</summary>
    public ObjectShape? Type { get; init; }

    /// <summary>What it carries, in order of field numbers; of a union the alternatives.</summary>
    public List<SchemaSlot> Slots { get; } = [];

    /// <summary>Messages that its fields hold.</summary>
    public HashSet<SchemaMessage> Uses { get; } = [];

    /// <summary>Whether a value of it may hold another value of it, at any depth.</summary>
    public bool IsRecursive { get; set; }
}

/// <summary>What a message stands for.</summary>
internal enum SchemaMessageKind
{
    /// <summary>A class or struct.</summary>
    Object,

    /// <summary>A tuple, a key-value pair, or an entry of a dictionary whose keys no map can have.</summary>
    Tuple,

    /// <summary>A declared type with derived types: one of them.</summary>
    Union,

    /// <summary>A value that needs a message around it: a null or a list inside a list, or a root that is no message.</summary>
    Wrapper,
}

/// <summary>A field of a message.</summary>
/// <param name="Declaration">Its label and type, such as <c>optional string</c>.</param>
/// <param name="Property">The generated property.</param>
internal sealed record SchemaField(string Declaration, string Name, string Property, int Number);

/// <summary>A place of a plain value and the field that carries it.</summary>
/// <param name="Place">How people name it, such as <c>BookShelf.Books</c>.</param>
/// <param name="Shape">Shape of its declared type.</param>
/// <param name="IsNullable">Whether its reference may be null by annotation or by missing annotation.</param>
internal sealed record SchemaSlot(string Place, Shape Shape, bool IsNullable, SchemaField Field)
{
    /// <summary>The member; null in tuples and wrappers.</summary>
    public MemberShape? Member { get; init; }

    /// <summary>The element of a tuple or pair, such as <c>Item1</c>; null elsewhere.</summary>
    public string? Element { get; init; }

    /// <summary>
    /// The field beside a list or map that tells null from empty, which are both nothing on the wire. It is sent in the rarer case alone:
    /// for null where the declaration rules null out, for empty where it does not.
    /// </summary>
    public SchemaField? Marker { get; init; }
}

/// <summary>What stands for a single value: a scalar or a message.</summary>
/// <param name="Scalar">The scalar; null for a message.</param>
/// <param name="Message">The message; null for a scalar.</param>
internal sealed record SchemaValue(SchemaScalar? Scalar, SchemaMessage? Message)
{
    public string SchemaType => Scalar?.SchemaType ?? Message!.Name;
}
