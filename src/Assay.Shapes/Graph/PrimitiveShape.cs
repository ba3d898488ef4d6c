namespace Assay.Shapes.Graph;

/// <summary>A value that serializers treat as one: numbers, text, times and the like.</summary>
public sealed class PrimitiveShape(TypeName typeName, PrimitiveKind kind) : Shape(typeName)
{
    /// <summary>Which one.</summary>
    public PrimitiveKind Kind { get; } = kind;

    /// <summary>Whether it is a number, which C# converts to others: an integer, a character or a floating-point number.</summary>
    public bool IsNumber => Kind is >= PrimitiveKind.Byte and <= PrimitiveKind.Decimal;

    /// <inheritdoc/>
    public override bool IsValueType =>
        Kind is not (PrimitiveKind.String or PrimitiveKind.Uri or PrimitiveKind.Version or PrimitiveKind.Object);
}

#pragma warning disable CS1591 // Each member is the BCL type of its name.
/// <summary>The primitives, each named as its BCL type. Numbers stand together: <see cref="PrimitiveShape.IsNumber"/>.</summary>
/// <remarks> A new one needs its line too in <c>Assay.Worker</c>: <c>Types/Scalar</c> and <c>Types/ScalarTexts</c> (made from chance and
/// text), <c>Graphs/TypeFacts</c> (compared), <c>StraightLine</c> (<c>IWalk</c> and <c>PlainBinary</c>), <c>Showing/LeafBits</c> (found in
/// payloads), <c>NetFramework</c>; in <c>Assay.Shapes</c>: <c>StraightLine/WalkContext</c>, <c>Dialects/Schemas/SchemaScalars</c>, and each
/// dialect that lists what its library has; and in docs/samples.md.
/// </remarks>
public enum PrimitiveKind
{
    Boolean,
    Byte,
    SByte,
    Char,
    Int16,
    UInt16,
    Int32,
    UInt32,
    Int64,
    UInt64,
    Int128,
    UInt128,
    Half,
    Single,
    Double,
    Decimal,
    BigInteger,
    String,
    DateTime,
    DateTimeOffset,
    TimeSpan,
    DateOnly,
    TimeOnly,
    Guid,
    Uri,
    Version,

    /// <summary>A member declared as <see cref="object"/>.</summary>
    Object,
}

/// <summary>A value type that may be absent: <c>int?</c>.</summary>
public sealed class NullableShape(TypeName typeName) : Shape(typeName)
{
    /// <summary>Shape of the value.</summary>
    public Shape Element { get; internal set; } = null!;

    /// <inheritdoc/>
    public override bool IsValueType => true;
}

/// <summary>An enum.</summary>
public sealed class EnumShape(
    TypeName typeName, PrimitiveKind underlying, bool isFlags, Access access, IReadOnlyList<EnumValue> values) : Shape(typeName)
{
    /// <summary>The integer behind it.</summary>
    public PrimitiveKind Underlying { get; } = underlying;

    /// <summary>Whether it carries <see cref="FlagsAttribute"/>.</summary>
    public bool IsFlags { get; } = isFlags;

    /// <summary>Its accessibility.</summary>
    public Access Access { get; } = access;

    /// <summary>Whether emitted code may name it: it and all containing types are public.</summary>
    public bool IsNameable { get; init; } = true;

    /// <summary>Whether .NET declares it.</summary>
    public bool IsOfRuntime { get; init; }

    /// <summary>Full names of the attributes that it carries.</summary>
    public IReadOnlyList<string> Attributes { get; init; } = [];

    /// <summary>Its named values in declaration order.</summary>
    public IReadOnlyList<EnumValue> Values { get; } = values;

    /// <inheritdoc/>
    public override bool IsValueType => true;
}

/// <summary>A named value of an enum.</summary>
/// <param name="Literal">Its value as a C# integer literal.</param>
public sealed record EnumValue(string Name, string Literal);

/// <summary>A tuple or a key-value pair: elements without names of their own.</summary>
public sealed class TupleShape(TypeName typeName, TupleKind kind) : Shape(typeName)
{
    /// <summary>Which one.</summary>
    public TupleKind Kind { get; } = kind;

    /// <summary>Shapes of the elements in order.</summary>
    public IReadOnlyList<Shape> Elements { get; internal set; } = [];

    /// <inheritdoc/>
    public override bool IsValueType => Kind is TupleKind.ValueTuple or TupleKind.KeyValuePair;
}

/// <summary>Kinds of tuples.</summary>
public enum TupleKind
{
    /// <summary><c>(A, B)</c>.</summary>
    ValueTuple,

    /// <summary><c>Tuple&lt;A, B&gt;</c>.</summary>
    Tuple,

    /// <summary><c>KeyValuePair&lt;K, V&gt;</c>.</summary>
    KeyValuePair,
}
