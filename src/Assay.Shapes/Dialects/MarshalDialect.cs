using System.Globalization;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>
/// Sequential layout for <c>Marshal.StructureToPtr</c>; strings as pointers, the marshaller's default; <c>[MarshalAs]</c> as the plain
/// type has it.
/// </summary>
/// <param name="inlineText">
/// Whether strings stand inline in 64 Unicode characters (<c>ByValTStr</c>), unless the plain type states something else.
/// </param>
public sealed class MarshalDialect(bool inlineText) : MappedDialect
{
    // Numbers and flags of another width, text and arrays in place, text behind pointers that the runtime allocates as it does by default.
    private static readonly string[] Carried =
    [
        "Bool", "VariantBool", "I1", "U1", "I2", "U2", "I4", "U4", "I8", "U8", "R4", "R8", "ByValTStr", "ByValArray", "LPStr", "LPWStr",
        "LPTStr", "LPUTF8Str",
    ];

    /// <inheritdoc/>
    public override string Name => inlineText ? "marshal-inline" : "marshal";

    /// <inheritdoc/>
    public override string? OneMemberRefusal => "Marshal lays out members by position: a struct of one member has another layout.";

    /// <inheritdoc/>
    public override string Prefix => inlineText ? "MarshalInline" : "MarshalLayout";

    private protected override string? Refuse(ShapeGraph graph, ContractNaming naming)
    {
        var inPlace = graph.Objects.SelectMany(type => type.Members).GroupBy(member => member.Shape).Where(uses => uses.All(IsArrayInPlace))
            .Select(uses => uses.Key).ToHashSet();
        if (Finding.First(graph, shape => IsNotFlat(shape) && !inPlace.Contains(shape)) is { } finding)
            return $"{ReasonOf(finding.Offender)}: {finding}.";
        if (graph.Objects.SelectMany(type => type.Members)
            .FirstOrDefault(member => member.Marshalling is { } statement && !Carried.Contains(statement.Type)) is { } odd)
            return $"Assay cannot emit this yet: [MarshalAs(UnmanagedType.{odd.Marshalling!.Type})] on copies of structs: {odd} uses it.";
        if (graph.Objects.FirstOrDefault(type => !type.IsValueType) is { } reference)
            return $"Marshal copies only flat structs: {reference} is a class.";
        if (graph.Objects.FirstOrDefault(type => type.HasOwnLayout) is { } own)
            return $"Assay cannot emit this yet: copies of structs for Marshal have the default layout, and {own} has its own.";
        return graph.Root is ObjectShape ? null : $"Marshal copies only flat structs: the root is {Finding.WithArticle(graph.Root)}.";
    }

    private protected override BoundMappedDialect Carry(
        ShapeGraph graph, ContractNaming naming) => new(graph, naming, new MarshalDecoration(inlineText));

    // An array of structs may hold text, which the rows could not tell from numbers.
    private static bool IsArrayInPlace(MemberShape member) => member is
    {
        Marshalling: { Type: "ByValArray", Size: > 0 },
        Shape: CollectionShape { Kind: CollectionKind.Array, Rank: 1, Element: PrimitiveShape { IsValueType: true } element },
    } && !IsNotFlat(element);

    // What the library refuses, and what Assay has no layout for.
    private static string ReasonOf(Shape offender) => offender switch
    {
        NullableShape or TupleShape { IsValueType: true } => "Marshal does not support generic structs",
        PrimitiveShape { IsValueType: true } => "Assay cannot emit this yet: it has no layout for this type with Marshal",
        _ => "Marshal copies only flat structs",
    };

    private static bool IsNotFlat(Shape shape) => shape switch
    {
        ObjectShape type => !type.IsValueType,
        EnumShape => false,
        PrimitiveShape primitive =>
            primitive.Kind is not (PrimitiveKind.Boolean or PrimitiveKind.Byte or PrimitiveKind.SByte or PrimitiveKind.Char
            or PrimitiveKind.Int16
            or PrimitiveKind.UInt16 or PrimitiveKind.Int32 or PrimitiveKind.UInt32 or PrimitiveKind.Int64 or PrimitiveKind.UInt64
            or PrimitiveKind.Single
            or PrimitiveKind.Double or PrimitiveKind.Decimal or PrimitiveKind.Guid or PrimitiveKind.TimeSpan or PrimitiveKind.DateTime
            or PrimitiveKind.String),
        _ => true,
    };
}

/// <summary>Sequential layout, and strings in place where asked for.</summary>
internal sealed class MarshalDecoration(bool inlineText) : ContractDecoration
{
    private const string Space = "global::System.Runtime.InteropServices.";
    private const int TextLength = 64;

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(ObjectShape type) =>
        // UTF-16 keeps every text on every platform; the default for strings in place is the machine's own encoding.
        [$"[{Space}StructLayout({Space}LayoutKind.Sequential{(inlineText ? $", CharSet = {Space}CharSet.Unicode" : "")})]"];

    /// <summary>Structs are laid out in sequence without being told.</summary>
    public override IEnumerable<string> NeededAttributesOf(ObjectShape type) => inlineText ? AttributesOf(type) : [];

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(MemberShape member) => StatementOf(member) is { } statement
        ? [$"[{(member.IsProperty ? "field: " : "")}{Space}MarshalAs({Arguments(statement)})]"]
        : [];

    // What the user states stands over what the row would choose.
    private MarshalStatement? StatementOf(MemberShape member) => member.Marshalling
        ?? (inlineText && member.Shape is PrimitiveShape { Kind: PrimitiveKind.String }
            ? new MarshalStatement("ByValTStr", TextLength, null)
            : null);

    private static string Arguments(MarshalStatement statement) =>
        $"{Space}UnmanagedType.{statement.Type}"
        + (statement.Size is { } size ? string.Create(CultureInfo.InvariantCulture, $", SizeConst = {size}") : "")
        + (statement.ElementType is { } element ? $", ArraySubType = {Space}UnmanagedType.{element}" : "");
}
