namespace Assay.Shapes.Graph;

/// <summary>A class, record, struct or interface with members of its own.</summary>
public sealed class ObjectShape(TypeName typeName, ObjectKind kind, Access access) : Shape(typeName)
{
    /// <summary>What it is.</summary>
    public ObjectKind Kind { get; } = kind;

    /// <summary>Its own accessibility; a nested type's containing types may be less open.</summary>
    public Access Access { get; } = access;

    /// <summary>Whether emitted code may name it: it and all containing types are public, and so are its type arguments.</summary>
    public bool IsNameable { get; init; } = true;

    /// <summary>Whether it is abstract (interfaces are).</summary>
    public bool IsAbstract { get; init; }

    /// <summary>Whether it is sealed.</summary>
    public bool IsSealed { get; init; }

    /// <summary>Whether it is a closed generic type.</summary>
    public bool IsGeneric { get; init; }

    /// <summary>Whether it declares a static constructor; initializers of static fields alone are none.</summary>
    public bool HasStaticConstructor { get; init; }

    /// <summary>
    /// Whether its own code orders it: it implements <see cref="IComparable{T}"/> of itself or <see cref="IComparable"/>.
    /// </summary>
    public bool IsComparable { get; init; }

    /// <summary>Whether it carries a <c>readonly</c> modifier (structs).</summary>
    public bool IsReadOnly { get; init; }

    /// <summary>Whether its layout in memory differs from the one that a struct without a <c>StructLayout</c> attribute has.</summary>
    public bool HasOwnLayout { get; init; }

    /// <summary>Full names of the attributes that it carries, <see cref="SerializableAttribute"/> among them.</summary>
    public IReadOnlyList<string> Attributes { get; init; } = [];

    /// <summary>Those of these attributes that other libraries than their own read too.</summary>
    public IReadOnlyList<AttributeCode> Written { get; init; } = [];

    /// <summary>Full names of all interfaces that it implements, of generic ones their definitions'.</summary>
    public IReadOnlyList<string> ImplementedInterfaces { get; init; } = [];

    /// <summary>Whether the type names what it writes itself, which some serializers ask it for.</summary>
    public bool IsSelfWritten => ImplementedInterfaces.Contains("System.Runtime.Serialization.ISerializable");

    /// <summary>
    /// The class of the runtime that it derives from, such as <c>Exception</c>; null where that is <see cref="object"/> or
    /// <see cref="ValueType"/> alone.
    /// </summary>
    public string? RuntimeBase { get; init; }

    /// <summary>The collection of the runtime that it derives from, whose elements are its own; null for other classes.</summary>
    public Shape? Collected => OwnCollected ?? Base?.Collected;

    /// <summary>The same, where its base class itself is one.</summary>
    public Shape? OwnCollected { get; internal set; }

    /// <summary>Whether values hold it where its base type is declared, and nobody has told the serializers of it.</summary>
    public bool IsUnregistered { get; internal set; }

    /// <summary>The base class when it is not <see cref="object"/> or <see cref="ValueType"/>.</summary>
    public ObjectShape? Base { get; internal set; }

    /// <summary>Interfaces of the graph that it names itself, sorted by name.</summary>
    public IReadOnlyList<ObjectShape> Interfaces { get; internal set; } = [];

    /// <summary>Concrete and abstract types of the graph that derive from it directly or implement it, sorted by name.</summary>
    public IReadOnlyList<ObjectShape> Derived { get; internal set; } = [];

    /// <summary>Types that derive from it directly, and that nobody has told the serializers of.</summary>
    public IReadOnlyList<ObjectShape> Unregistered { get; internal set; } = [];

    /// <summary>
    /// Members with storage declared here (not inherited), in the order of the source: a property stands where it is declared, wherever its
    /// field is.
    /// </summary>
    public IReadOnlyList<MemberShape> Members { get; internal set; } = [];

    /// <summary>Instance constructors; an implicit one of a struct is not listed.</summary>
    public IReadOnlyList<ConstructorShape> Constructors { get; internal set; } = [];

    /// <summary>What of its code contracts have; null for none.</summary>
    public CodeOfType? Code { get; set; }

    /// <inheritdoc/>
    public override bool IsValueType => Kind is ObjectKind.Struct or ObjectKind.RecordStruct;

    /// <summary>Members with storage, those of the root of the hierarchy first.</summary>
    public IEnumerable<MemberShape> AllMembers => Base is null ? Members : Base.AllMembers.Concat(Members);
}

/// <summary>Kinds of types with members.</summary>
public enum ObjectKind
{
    /// <summary><c>class</c>.</summary>
    Class,

    /// <summary><c>record</c>.</summary>
    Record,

    /// <summary><c>struct</c>.</summary>
    Struct,

    /// <summary><c>record struct</c>.</summary>
    RecordStruct,

    /// <summary><c>interface</c>.</summary>
    Interface,
}

/// <summary>An instance constructor.</summary>
/// <param name="Parameters">Its parameters in order.</param>
public sealed record ConstructorShape(Access Access, IReadOnlyList<ParameterShape> Parameters)
{
    /// <summary>Whether it carries <see cref="System.Diagnostics.CodeAnalysis.SetsRequiredMembersAttribute"/>.</summary>
    public bool SetsRequiredMembers { get; init; }

    /// <summary>The types of its parameters as C# names them, which tells it from the type's other constructors.</summary>
    public string Signature => string.Join(", ", Parameters.Select(parameter => parameter.Shape.TypeName.CSharpName));
}

/// <summary>A parameter of a constructor.</summary>
/// <param name="IsNullable">Whether its reference may be null by annotation or by missing annotation.</param>
public sealed record ParameterShape(string Name, Shape Shape, bool IsNullable)
{
    /// <summary>What it is where a caller leaves it out, as C# writes it, an integer without its type; null where callers must
    /// give it.</summary>
    public string? Default { get; init; }

    /// <summary>How it takes its argument, as C# writes it: <c>in</c> or <c>params</c>; empty for by value.</summary>
    public string Modifier { get; init; } = "";
}
