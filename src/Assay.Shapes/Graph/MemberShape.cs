namespace Assay.Shapes.Graph;

/// <summary>A member that stores something: a field, or a property with the field behind it.</summary>
public sealed class MemberShape
{
    /// <summary>The name that source code uses.</summary>
    public required string Name { get; init; }

    /// <summary>
    /// The field that stores it; behind an automatic property <c>&lt;Name&gt;k__BackingField</c>, or what the compilers of F# and Visual
    /// Basic make.
    /// </summary>
    public required string StorageField { get; init; }

    /// <summary>The place of that field among the fields of its type, from 0.</summary>
    public int StoragePlace { get; init; }

    /// <summary>Whether source code sees a property.</summary>
    public required bool IsProperty { get; init; }

    /// <summary>Whether accessors of the author's own stand between the property and its field.</summary>
    public bool HasOwnAccessors { get; init; }

    /// <summary>Whether the author declares the field behind the property himself.</summary>
    public bool HasOwnField { get; init; }

    /// <summary>Whether the field behind it is <c>readonly</c>.</summary>
    public bool IsStorageReadOnly { get; init; }

    /// <summary>Shape of its declared type.</summary>
    public required Shape Shape { get; init; }

    /// <summary>
    /// The type that the user's own member has, as C# names it, where an edit puts a generic collection in the place of one without a type
    /// of elements; null elsewhere.
    /// </summary>
    public string? UntypedName { get; init; }

    /// <summary>The type that declares it.</summary>
    public required ObjectShape DeclaringShape { get; init; }

    /// <summary>Accessibility of the field, or of the property's getter.</summary>
    public required Access Access { get; init; }

    /// <summary>Accessibility of the setter; null for a property without one. A field's is its own.</summary>
    public required Access? SetAccess { get; init; }

    /// <summary>Whether the field is <c>readonly</c> (also behind a get-only or init-only property).</summary>
    public bool IsReadOnly { get; init; }

    /// <summary>Whether the setter is <c>init</c>.</summary>
    public bool IsInitOnly { get; init; }

    /// <summary>Whether it is <c>required</c>.</summary>
    public bool IsRequired { get; init; }

    /// <summary>Whether it is a virtual property, overriding ones included.</summary>
    public bool IsVirtual { get; init; }

    /// <summary>Whether it is a property that overrides one of a base class.</summary>
    public bool IsOverride { get; init; }

    /// <summary>Whether its reference may be null by annotation or by missing annotation; false for values.</summary>
    public bool IsNullable { get; init; }

    /// <summary>Whether it carries <see cref="NonSerializedAttribute"/>.</summary>
    public bool IsNonSerialized { get; init; }

    /// <summary>How it asks to be marshalled; null where it does not.</summary>
    public MarshalStatement? Marshalling { get; init; }

    /// <summary>Full names of the attributes that the property and the field behind it carry.</summary>
    public IReadOnlyList<string> Attributes { get; init; } = [];

    /// <summary>Those of these attributes that other libraries than their own read too, the property's first.</summary>
    public IReadOnlyList<AttributeCode> Written { get; init; } = [];

    /// <summary>
    /// The number that its author keeps for it in all versions of the type, from 1; null where it has none, and contracts number it by its
    /// place.
    /// </summary>
    public int? Number { get; init; }

    /// <summary>The place by which contracts number it, from 0: that of its number, or among members.</summary>
    internal int PlaceAmong(IEnumerable<MemberShape> members) =>
        Number - 1 ?? members.TakeWhile(other => other.StorageField != StorageField || other.DeclaringShape != DeclaringShape).Count();

    /// <summary>
    /// What the author's accessors do, where they are part of the contract; null where they are not, or the compiler's own.
    /// </summary>
    public PropertyCode? Accessors => HasOwnAccessors ? DeclaringShape.Code?.Properties.GetValueOrDefault(Name) : null;

    /// <summary>What it begins with, as an expression of the author's; null for nothing.</summary>
    public string? Initializer
    {
        get
        {
            var own = DeclaringShape.Code?.Initializers.GetValueOrDefault(StorageField);
            return own is null || UntypedName is null ? own : Shape is CollectionShape { Kind: CollectionKind.Array } ? null : "new()";
        }
    }

    /// <summary>
    /// Whether contracts have a place for it: all do but those that their author excludes from serialization, and those that Assay does not
    /// look into. A struct keeps its layout.
    /// </summary>
    public bool HasPlace => !(IsNonSerialized && Shape is UnsupportedShape) && !IsClosed;

    /// <summary>Whether it holds what Assay does not look into: it must be empty where contracts are copies.</summary>
    public bool IsClosed => Shape.FirstPart(part => part is UnsupportedShape { IsClosed: true }) is not null;

    /// <summary>Whether it holds what means nothing outside its process: code, addresses, handles.</summary>
    public bool IsOfProcess => Shape.FirstPart(part => part is UnsupportedShape { IsOfProcess: true }) is not null;

    /// <summary>Whether anyone may read and write it: public, settable after construction.</summary>
    public bool IsPublicReadWrite => Access == Access.Public && SetAccess == Access.Public && !IsReadOnly && !IsInitOnly;

    /// <summary>Whether it is more open here than in the user's own type.</summary>
    public bool IsOpened { get; private init; }

    /// <summary>The member with a public setter that may be called at any time.</summary>
    /// <param name="isPublic">Whether the rest of it becomes public too.</param>
    internal MemberShape Opened(bool isPublic) => new()
    {
        Name = Name,
        StorageField = StorageField,
        StoragePlace = StoragePlace,
        IsProperty = IsProperty,
        HasOwnAccessors = HasOwnAccessors,
        HasOwnField = HasOwnField,
        Shape = Shape,
        UntypedName = UntypedName,
        DeclaringShape = DeclaringShape,
        Access = isPublic ? Access.Public : Access,
        SetAccess = Access.Public,
        IsRequired = IsRequired,
        IsVirtual = IsVirtual,
        IsOverride = IsOverride,
        IsNullable = IsNullable,
        IsNonSerialized = IsNonSerialized,
        Marshalling = Marshalling,
        Attributes = Attributes,
        Written = Written,
        Number = Number,
        IsOpened = true,
    };

    /// <summary>How people name it, such as <c>BookShelf.Secret</c>.</summary>
    public override string ToString() => $"{DeclaringShape.TypeName.ShortName}.{Name}";
}

/// <summary>What a field's <see cref="System.Runtime.InteropServices.MarshalAsAttribute"/> states.</summary>
/// <param name="Type">Name of the unmanaged type, such as <c>ByValTStr</c>.</param>
/// <param name="Size">Elements or characters in place; null where it is not stated.</param>
/// <param name="ElementType">Name of the unmanaged type of elements; null where it is not stated.</param>
public sealed record MarshalStatement(string Type, int? Size, string? ElementType);

/// <summary>Accessibility, from closed to open.</summary>
public enum Access
{
    /// <summary><c>private</c>.</summary>
    Private,

    /// <summary><c>private protected</c>.</summary>
    PrivateProtected,

    /// <summary><c>protected</c>.</summary>
    Protected,

    /// <summary><c>internal</c>.</summary>
    Internal,

    /// <summary><c>protected internal</c>.</summary>
    ProtectedInternal,

    /// <summary><c>public</c>.</summary>
    Public,
}
