namespace Assay.Shapes.Graph;

/// <summary>What one type is, as far as serializers care. Shapes may refer to each other in cycles; compare by reference.</summary>
public abstract class Shape(TypeName typeName)
{
    /// <summary>The type's name.</summary>
    public TypeName TypeName { get; } = typeName;

    /// <summary>Whether values live in place rather than behind a reference.</summary>
    public abstract bool IsValueType { get; }

    /// <summary>The short C# name, such as <c>List&lt;Book&gt;</c>.</summary>
    public override string ToString() => TypeName.ShortName;

    /// <summary>What a declared type is made of; of a class nothing, because it has members.</summary>
    internal IEnumerable<Shape> Parts => this switch
    {
        CollectionShape collection => [collection.Element],
        DictionaryShape dictionary => [dictionary.Key, dictionary.Value],
        NullableShape nullable => [nullable.Element],
        TupleShape tuple => tuple.Elements,
        _ => [],
    };

    /// <summary>The first part of a declared type, itself among them, for which something holds; null for none.</summary>
    internal Shape? FirstPart(Func<Shape, bool> holds)
    {
        if (holds(this))
            return this;
        return Parts.Select(part => part.FirstPart(holds)).FirstOrDefault(part => part is not null);
    }
}

/// <summary>A root type and every type that it reaches, as read from metadata.</summary>
/// <param name="Shapes">Every distinct shape, the root first, in order of discovery; derived types sorted by name.</param>
public sealed record ShapeGraph(Shape Root, IReadOnlyList<Shape> Shapes)
{
    /// <summary>What the graph was cut down from; null where it is whole.</summary>
    public GraphOrigin? Origin { get; init; }

    /// <summary>The search for every obstacle that asks about the graph; null where the first one is enough.</summary>
    internal ObstacleSearch? Search { get; init; }

    /// <summary>Whether a scan asks, which no library answers: what only some libraries take is an obstacle then.</summary>
    internal bool IsScanned { get; init; }

    /// <summary>Whether the library says itself what it cannot carry of it: that of a user's root and of cases is a verdict.</summary>
    public bool IsJudged { get; init; }

    /// <summary>Whether the code of its types has been read, if they have any.</summary>
    public bool HasCode { get; init; }

    /// <summary>Types beside the graph that the code of its types uses, and that contracts need a copy of.</summary>
    public IReadOnlyList<HelperCode> Helpers { get; init; } = [];

    /// <summary>Code of its types that contracts do without.</summary>
    public IReadOnlyList<LeftOutCode> LeftOut { get; init; } = [];

    /// <summary>Warnings that the types' author has turned off, beside those of the compiler.</summary>
    public IReadOnlyList<string> DisabledWarnings { get; init; } = [];

    /// <summary>What was edited in its types; the user's own have none of it.</summary>
    public TypeEdits Edits { get; init; }

    /// <summary>The types that serializers may be told of.</summary>
    public IEnumerable<Shape> Registered => Shapes.Where(shape => shape is not ObjectShape { IsUnregistered: true });

    /// <summary>The classes, structs and interfaces of the graph.</summary>
    public IEnumerable<ObjectShape> Objects => Shapes.OfType<ObjectShape>();

    /// <summary>The enums of the graph.</summary>
    public IEnumerable<EnumShape> Enums => Shapes.OfType<EnumShape>();
}

/// <summary>What a graph was cut down from: its root has one member, and its contract reads what the whole contract wrote.</summary>
/// <param name="Whole">The graph as the user declared it.</param>
/// <param name="Member">The member that is left, as it was there.</param>
/// <param name="Qualifier">The further namespace segment of the whole's contract types; null for none.</param>
public sealed record GraphOrigin(ShapeGraph Whole, MemberShape Member, string? Qualifier);

/// <summary>The name of a closed type.</summary>
/// <param name="Namespace">Its namespace; empty for the global one.</param>
/// <param name="Path">Names of the containing types, outermost first, then its own; without arity marks.</param>
/// <param name="CSharpName">How C# names it, such as <c>global::System.Collections.Generic.List&lt;global::Shop.Book&gt;</c>.</param>
/// <param name="ShortName">How people name it, such as <c>List&lt;Book&gt;</c>: one visible line, whatever metadata hold.</param>
/// <param name="ReflectionName">Its name with assembly, as <c>Type.GetType</c> takes it.</param>
public sealed record TypeName(string Namespace, IReadOnlyList<string> Path, string CSharpName, string ShortName, string ReflectionName)
{
    /// <summary>
    /// Whether source can name it. Metadata may hold any name: where this is false, the parts above hold other characters in the place of
    /// what no source may hold.
    /// </summary>
    public bool IsWritable { get; init; } = true;

    /// <summary>Why emitted code cannot name a type that it cannot, as the end of a sentence.</summary>
    public string WhyHidden => IsWritable ? "is not public" : "has a name that C# cannot write";

    /// <summary>Its own name, without containing types and type arguments.</summary>
    public string Name => Path[^1];

    /// <summary>
    /// Whether it is closed over type arguments, or nested in a type that is; an enum inside a generic type is one of its closed types too.
    /// </summary>
    public bool IsClosedGeneric => CSharpName.Contains('<', StringComparison.Ordinal);

    /// <summary>Whether it is nested in a type that is closed over type arguments.</summary>
    public bool IsNestedInGeneric => Path.Count > 1 && CSharpName[..EndOfOwnName].Contains('>', StringComparison.Ordinal);

    private int EndOfOwnName
    {
        get
        {
            var depth = 0;
            var at = CSharpName.Length;
            while (at > 0 && (depth > 0 || CSharpName[at - 1] == '>'))
                depth += CSharpName[--at] switch { '>' => 1, '<' => -1, _ => 0 };
            return at;
        }
    }
}

/// <summary>A type that Assay does not look into: a delegate, a handle, an <see cref="System.Collections.ArrayList"/>.</summary>
public sealed class UnsupportedShape(TypeName typeName, string reason, bool isValueType) : Shape(typeName)
{
    /// <summary>The reason against delegates.</summary>
    internal const string Delegate = "is a delegate";

    /// <summary>The reason against pointers.</summary>
    internal const string Pointer = "is a pointer";

    /// <summary>The reason against handles.</summary>
    internal const string Handle = "is a native handle";

    /// <summary>
    /// Whether serializers that take the user's own types get it as it is, and answer themselves: its values can be compared.
    /// </summary>
    public bool IsTakenAsItIs { get; init; }

    /// <summary>Why, as the end of a sentence: "is a delegate".</summary>
    public string Reason { get; } = reason;

    /// <summary>Whether the type may well be data, of which Assay cannot emit copies yet.</summary>
    public bool IsLimitOfAssay { get; init; }

    /// <summary>Whether one text says all that a value is: contracts have the type as it is, and schemas its text.</summary>
    public bool HasText { get; init; }

    /// <summary>
    /// Whether Assay neither makes nor copies its values: a member is empty in generated values, and no contract has it. A value that holds
    /// one is not judged.
    /// </summary>
    public bool IsClosed { get; init; }

    /// <summary>Whether emitted code may name the type.</summary>
    public bool IsNameable { get; init; } = true;

    /// <summary>Whether C# names it in unsafe code alone.</summary>
    public bool IsPointer => Reason is Pointer;

    /// <summary>Whether its values mean nothing outside their process: code, addresses, handles.</summary>
    public bool IsOfProcess => Reason is Delegate or Pointer or Handle;

    /// <summary>
    /// Whether it holds nothing that a contract could have instead: excluding the member from serialization is what is left.
    /// </summary>
    public bool IsNoData => !IsTakenAsItIs || IsOfProcess;

    /// <inheritdoc/>
    public override bool IsValueType { get; } = isValueType;
}
