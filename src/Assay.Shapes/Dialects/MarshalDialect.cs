using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>Flat structs for <c>Marshal.StructureToPtr</c>.</summary>
/// <param name="inlineText">Whether strings lie in the struct with a fixed size; otherwise they are pointers, as by default.</param>
public sealed class MarshalDialect(bool inlineText) : MappedDialect
{
    /// <inheritdoc/>
    public override string Name => inlineText ? "marshal-inline" : "marshal";

    /// <inheritdoc/>
    protected override string Prefix => inlineText ? "MarshalInline" : "MarshalLayout";

    /// <inheritdoc/>
    public override string? Refuse(ShapeGraph graph)
    {
        if (base.Refuse(graph) is { } reason)
            return reason;
        if (Finding.First(graph, IsNotFlat) is { } finding)
            return $"{ReasonOf(finding.Offender)}: {finding}.";
        if (graph.Objects.FirstOrDefault(type => !type.IsValueType) is { } reference)
            return $"Marshal copies flat structs: {reference} is a class.";
        if (graph.Objects.FirstOrDefault(type => type.HasOwnLayout) is { } own)
            return $"Assay's copies of structs for Marshal have the ordinary layout: {own} states its own.";
        return graph.Root is ObjectShape ? null : $"Marshal copies flat structs: the root is {Finding.WithArticle(graph.Root)}.";
    }

    /// <inheritdoc/>
    protected override ContractDecoration Decorate(ShapeGraph graph, ContractNaming naming) => new MarshalDecoration(inlineText);

    // What the library refuses, and what Assay has no layout for.
    private static string ReasonOf(Shape offender) => offender switch
    {
        NullableShape or TupleShape { IsValueType: true } => "Marshal takes no generic structs",
        PrimitiveShape { IsValueType: true } => "Assay lays out no such value for Marshal",
        _ => "Marshal copies flat structs",
    };

    private static bool IsNotFlat(Shape shape) => shape switch
    {
        ObjectShape type => !type.IsValueType,
        EnumShape => false,
        PrimitiveShape primitive => primitive.Kind is not (PrimitiveKind.Boolean or PrimitiveKind.Byte or PrimitiveKind.SByte or PrimitiveKind.Char
            or PrimitiveKind.Int16 or PrimitiveKind.UInt16 or PrimitiveKind.Int32 or PrimitiveKind.UInt32 or PrimitiveKind.Int64 or PrimitiveKind.UInt64
            or PrimitiveKind.Single or PrimitiveKind.Double or PrimitiveKind.Decimal or PrimitiveKind.Guid or PrimitiveKind.TimeSpan or PrimitiveKind.DateTime
            or PrimitiveKind.String),
        _ => true,
    };
}
