using Assay.Shapes.Dialects.Schemas;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Thrift;

/// <summary>Thrift's schema language, and what its compiler makes of it with <c>--gen netstd:net6</c>.</summary>
internal sealed class ThriftLanguage : SchemaLanguage
{
    // What every generated class has.
    private static readonly string[] Members = ["Isset", "ReadAsync", "WriteAsync", "DeepCopy", "Equals", "GetHashCode", "GetType", "ToString", "MemberwiseClone", "ReferenceEquals", "Finalize"];

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
        "CancellationToken", "StringBuilder", "TBase", "TCollections", "TException", "TField", "THashSet", "TList", "TMap", "TMessage", "TProtocol", "TProtocolException", "TProtocolUtil", "TSet",
        "TStruct", "TType", "Task",
    ];

    /// <inheritdoc/>
    public override SchemaScalar? ScalarOf(Shape shape) => ThriftScalars.Find(shape);

    /// <inheritdoc/>
    public override ISchemaNames NamesFor(SchemaMessage message) => new PascalNames([message.Name, .. Members]);

    /// <inheritdoc/>
    // References are optional whatever their declaration says: a null is then told from an empty value, and both are the same bytes otherwise.
    public override string DeclarationOf(SchemaGraph schema, Shape shape, bool isNullable) =>
        $"{(shape is NullableShape || !shape.IsValueType || IsRepeated(shape) ? "optional" : "required")} {TypeOf(schema, shape)}";

    /// <inheritdoc/>
    public override string AlternativeOf(SchemaMessage alternative) => $"optional {alternative.Name}";

    /// <inheritdoc/>
    public override string? PresenceOf(SchemaSlot slot, SchemaScalar scalar) => scalar.IsReference ? null : $"message.__isset.{slot.Field.Property}";

    /// <inheritdoc/>
    public override EmittedFile EmitSchema(SchemaGraph schema, string space)
    {
        var writer = new CodeWriter();
        writer.Line($"namespace netstd {SchemaText.Spelled(space)}");
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
