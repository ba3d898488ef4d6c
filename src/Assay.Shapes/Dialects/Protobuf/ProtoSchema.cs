using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects.Protobuf;

/// <summary>The messages for a graph of plain types, made as they are asked for from the root on.</summary>
internal sealed class ProtoSchema
{
    private readonly Dictionary<(ProtoMessageKind Kind, Shape Shape, bool IsNullable), ProtoMessage> _made = [];
    private readonly List<ProtoMessage> _messages = [];
    private readonly Queue<Action> _unfilled = new();
    private readonly ProtoMessageNames _names = new();

    public ProtoSchema(ShapeGraph graph)
    {
        Graph = graph;
        Root = SingleOf(graph.Root).Message ?? Wrapper(graph.Root, isNullable: false);
        while (_unfilled.TryDequeue(out var fill))
            fill();
        foreach (var message in _messages)
            message.IsRecursive = Reaches(message, message);
    }

    /// <summary>The plain types.</summary>
    public ShapeGraph Graph { get; }

    /// <summary>The root's message.</summary>
    public ProtoMessage Root { get; }

    /// <summary>All messages, the root's first, in order of discovery.</summary>
    public IReadOnlyList<ProtoMessage> Messages => _messages;

    /// <summary>Whether any message is recursive.</summary>
    public bool IsRecursive => _messages.Any(message => message.IsRecursive);

    /// <summary>Whether the shape is carried by a repeated field or a map.</summary>
    public static bool IsRepeated(Shape shape) => shape is DictionaryShape || (shape is CollectionShape && !ProtoScalars.IsBytes(shape));

    /// <summary>Whether a dictionary is carried by a map; otherwise by a list of entries.</summary>
    public static bool IsMap(DictionaryShape dictionary) => ProtoScalars.Find(dictionary.Key) is { IsMapKey: true };

    /// <summary>What stands for a value that is there.</summary>
    public ProtoValue SingleOf(Shape shape) => shape switch
    {
        _ when ProtoScalars.Find(shape) is { } scalar => new(scalar, null),
        NullableShape nullable => SingleOf(nullable.Element),
        ObjectShape type when ShapeFacts.Concretes(type) is [var one] && one == type => new(null, ObjectOf(type)),
        ObjectShape type => new(null, Make(ProtoMessageKind.Union, type, false, type.TypeName.CSharpName)),
        TupleShape => new(null, Make(ProtoMessageKind.Tuple, shape, false, shape.TypeName.CSharpName)),
        _ => new(null, Wrapper(shape, isNullable: false)),
    };

    /// <summary>What stands for an element of a list or map, which can be neither absent nor a list.</summary>
    public ProtoValue ElementOf(Shape shape, bool isNullable) =>
        shape is NullableShape || (isNullable && !shape.IsValueType) || IsRepeated(shape) ? new(null, Wrapper(shape, isNullable)) : SingleOf(shape);

    /// <summary>The message for an entry of a dictionary that no map can carry.</summary>
    public ProtoMessage EntryOf(DictionaryShape dictionary) =>
        Make(ProtoMessageKind.Tuple, dictionary, false, PairTypeOf(dictionary));

    /// <summary>The message for a class or struct itself, whatever derives from it.</summary>
    public ProtoMessage ObjectOf(ObjectShape type) => Make(ProtoMessageKind.Object, type, false, type.TypeName.CSharpName);

    private static string PairTypeOf(DictionaryShape dictionary) =>
        $"global::System.Collections.Generic.KeyValuePair<{dictionary.Key.TypeName.CSharpName}, {dictionary.Value.TypeName.CSharpName}>";

    private ProtoMessage Wrapper(Shape shape, bool isNullable) => Make(ProtoMessageKind.Wrapper, shape, isNullable, shape.TypeName.CSharpName);

    private ProtoMessage Make(ProtoMessageKind kind, Shape shape, bool isNullable, string plainType)
    {
        if (_made.TryGetValue((kind, shape, isNullable), out var message))
            return message;
        message = new(_names.Of(kind, shape, isNullable), kind, plainType) { Type = shape as ObjectShape };
        _made.Add((kind, shape, isNullable), message);
        _messages.Add(message);
        _unfilled.Enqueue(() => new ProtoSlotBuilder(this, message).Fill(shape, isNullable));
        return message;
    }

    private static bool Reaches(ProtoMessage from, ProtoMessage target)
    {
        var seen = new HashSet<ProtoMessage>();
        var unseen = new Stack<ProtoMessage>(from.Uses);
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
