using Assay.Shapes.Dialects.Schemas;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.SchemaLanguages;

/// <summary>A Thrift schema, compiled by thrift with <c>--gen netstd:net6</c>.</summary>
public sealed class ThriftDialect() : SchemaDialect(new ThriftLanguage())
{
    /// <inheritdoc/>
    public override string Name => "thrift";
}

/// <summary>Thrift's schema language, and what its compiler makes of it with <c>--gen netstd:net6</c>.</summary>
internal sealed class ThriftLanguage : SchemaLanguage
{
    // What every generated class has.
    private static readonly string[] Members = ["Isset", "ReadAsync", "WriteAsync", "DeepCopy", "Equals", "GetHashCode", "GetType",
        "ToString", "MemberwiseClone", "ReferenceEquals", "Finalize"];

    /// <inheritdoc/>
    public override string Name => "Thrift";

    /// <inheritdoc/>
    public override string Prefix => "Idl";

    /// <inheritdoc/>
    public override bool Nests(Shape repeated) => true;

    /// <inheritdoc/>
    public override bool TellsNullFromEmpty => true;

    /// <inheritdoc/>
    public override IReadOnlyCollection<string> ReservedMessages { get; } =
    [
        "CancellationToken", "StringBuilder", "TBase", "TCollections", "TException", "TField", "THashSet", "TList", "TMap", "TMessage",
        "TProtocol", "TProtocolException", "TProtocolUtil", "TSet",
        "TStruct", "TType", "Task",
    ];

    /// <inheritdoc/>
    public override SchemaScalar? ScalarOf(Shape shape) => ThriftScalars.Find(shape);

    /// <inheritdoc/>
    public override ISchemaNames NamesFor(SchemaMessage message) => new PascalNames([message.Name, .. Members]);

    /// <inheritdoc/>
    // References are optional whatever their declaration says: a null is then told from an empty value, and both are the same bytes
    // otherwise.
    public override string DeclarationOf(SchemaGraph schema, Shape shape, bool isNullable) =>
        $"{(shape is NullableShape || !shape.IsValueType || IsRepeated(shape) ? "optional" : "required")} {TypeOf(schema, shape)}";

    /// <inheritdoc/>
    public override string AlternativeOf(SchemaValue alternative) => $"optional {alternative.SchemaType}";

    /// <inheritdoc/>
    public override string? PresenceOf(SchemaSlot slot, SchemaScalar scalar) =>
        scalar.IsReference ? null : $"message.__isset.{slot.Field.Property}";

    /// <inheritdoc/>
    public override EmittedFile EmitSchema(SchemaGraph schema, string space)
    {
        var writer = new CodeWriter();
        writer.Line($"namespace netstd {space}");
        foreach (var message in schema.Messages.Reverse())
        {
            writer.Line();
            writer.Line($"struct {message.Name} {{");
            using (writer.Indent())
                writer.Lines(message.Slots.Select(slot => $"{slot.Field.Number}: {slot.Field.Declaration} {slot.Field.Name};"));
            writer.Line("}");
        }
        return new EmittedFile($"{SchemaText.FileOf(space)}.thrift", writer.ToString());
    }

    private string TypeOf(SchemaGraph schema, Shape shape) => shape switch
    {
        DictionaryShape map when IsMap(map) => $"map<{ScalarOf(map.Key)!.SchemaType}, {ElementOf(schema, map.Value, map.IsValueNullable)}>",
        DictionaryShape map => $"list<{schema.EntryOf(map).Name}>",
        CollectionShape list when IsRepeated(shape) => $"list<{ElementOf(schema, list.Element, list.IsElementNullable)}>",
        _ => schema.SingleOf(shape).SchemaType,
    };

    private string ElementOf(SchemaGraph schema, Shape shape, bool isNullable) =>
        schema.IsNested(shape, isNullable) ? TypeOf(schema, shape) : schema.ElementOf(shape, isNullable).SchemaType;
}

/// <summary>
/// The scalars that stand for .NET's primitives. Thrift's integers are signed: smaller unsigned ones widen, those of 64 bits keep their
/// bits.
/// </summary>
internal static class ThriftScalars
{
    /// <summary>The scalar of a shape; null for messages, lists and maps.</summary>
    public static SchemaScalar? Find(Shape shape) => shape switch
    {
        PrimitiveShape primitive => Find(primitive.Kind),
        UnsupportedShape { HasText: true } => SchemaScalars.OfRuntime("string", shape),
        EnumShape type => OfEnum(type),
        _ when SchemaScalars.IsBytes(shape) => new("binary", "byte[]", "$", "$") { IsReference = true },
        _ => null,
    };

    // Numbers rather than enums of the schema: they keep values that have no name. Thrift sends an enum as i32.
    private static SchemaScalar OfEnum(EnumShape type)
    {
        var (thrift, number) = type.Underlying is PrimitiveKind.Int64 or PrimitiveKind.UInt64 or PrimitiveKind.UInt32
            ? ("i64", "long")
            : ("i32", "int");
        return new(thrift, number, $"({number})$", $"({type.TypeName.CSharpName})$") { IsMapKey = true };
    }

    private static SchemaScalar? Find(PrimitiveKind kind) => kind switch
    {
        PrimitiveKind.Boolean => SchemaScalars.Same("bool", "bool"),
        PrimitiveKind.SByte => SchemaScalars.Same("i8", "sbyte"),
        PrimitiveKind.Byte => SchemaScalars.Widened("i16", "short", Spelling.Of(kind)),
        PrimitiveKind.Int16 => SchemaScalars.Same("i16", "short"),
        PrimitiveKind.UInt16 => SchemaScalars.Widened("i32", "int", Spelling.Of(kind)),
        PrimitiveKind.Char => SchemaScalars.Widened("i32", "int", "char"),
        PrimitiveKind.Int32 => SchemaScalars.Same("i32", "int"),
        PrimitiveKind.UInt32 => SchemaScalars.Widened("i64", "long", Spelling.Of(kind)),
        PrimitiveKind.Int64 => SchemaScalars.Same("i64", "long"),
        PrimitiveKind.UInt64 => new("i64", "long", "(long)$", "(ulong)$") { ConvertedAs = "as its bits", IsMapKey = true },
        PrimitiveKind.Single => SchemaScalars.Widened("double", "double", "float"),
        PrimitiveKind.Double => SchemaScalars.Same("double", "double"),
        PrimitiveKind.String => SchemaScalars.Text("string"),
        _ => SchemaScalars.Converted(kind, "string", "i32", "i64") ?? SchemaScalars.AsBytes(kind, "binary"),
    };
}
