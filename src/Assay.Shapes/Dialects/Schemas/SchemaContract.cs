using Assay.Core.CSharp;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects.Schemas;

/// <summary>Emits the contract: two methods for each message and for each list or map, one in each direction.</summary>
internal sealed class SchemaContract(SchemaGraph schema, string space, string name)
{
    public EmittedFile Emit()
    {
        var writer = CodeWriter.ForFile();
        writer.Line("#nullable disable");
        writer.Line("using Assay.Worker.Mapping;");
        writer.Line();
        using (writer.Block($"namespace {space}"))
            WriteClass(writer);
        return new EmittedFile($"{space}.{name}.g.cs", writer.ToString());
    }

    private void WriteClass(CodeWriter writer)
    {
        var identifiers = new ShapeIdentifiers(schema.Graph.Shapes);
        var members = new AccessorEmitter(new PlainSide(), identifiers);
        var code = new SchemaCode(schema, identifiers, space);
        var messages = new SchemaMessageMethods(code, members);
        var repeats = new SchemaRepeatMethods(code);
        var (plain, contract) = (schema.Graph.Root.TypeName.CSharpName, code.TypeOf(schema.Root));
        // An object has nothing around it that could say null: it stays null, and the library says what it makes of that.
        var orNull = schema.Graph.Root is ObjectShape { IsValueType: false } ? "{0} is null ? null : " : "";
        var converted = schema.IsRecursive ? $", new {SchemaCode.Runtime}ConvertedObjects()" : "";

        using (writer.Block($"internal sealed class {name} : global::Assay.Core.Adapters.Contract<{plain}, {contract}>"))
        {
            WriteConvertedMembers(writer);
            WriteCompanions(writer);
            writer.Line(
                $"public override {contract} ToContract({plain} plain) => "
                    + $"{orNull.Replace("{0}", "plain", StringComparison.Ordinal)}To{schema.Root.Name}(plain{converted});");
            writer.Line();
            writer.Line(
                $"public override {plain} ToPlain({contract} contract) => "
                    + $"{orNull.Replace("{0}", "contract", StringComparison.Ordinal)}From{schema.Root.Name}(contract{converted});");
            foreach (var message in schema.Messages)
                messages.Write(message, writer);
            foreach (var shape in schema.Messages.SelectMany(message => message.Slots).Select(slot => slot.Shape)
                .SelectMany(RepeatedIn).Distinct())
                repeats.Write(shape, writer);
            members.WriteClass(writer);
        }
    }

    // Lists in lists have methods of their own where no message stands between them.
    private IEnumerable<Shape> RepeatedIn(Shape shape) => !schema.Language.IsRepeated(shape) ? [] : shape switch
    {
        CollectionShape list when schema.IsNested(list.Element, list.IsElementNullable) => [shape, .. RepeatedIn(list.Element)],
        DictionaryShape map when schema.Language.IsMap(map) && schema.IsNested(map.Value, map.IsValueNullable) =>
            [shape, .. RepeatedIn(map.Value)],
        _ => [shape],
    };

    private void WriteCompanions(CodeWriter writer)
    {
        var companions = schema.Language.CompanionsOf(schema, space);
        if (companions.Count == 0)
            return;
        writer.Line(
            $"public override global::Assay.Core.Adapters.Companions Companions {{ get; }} = new({string.Join(", ", companions)});");
        writer.Line();
    }

    private void WriteConvertedMembers(CodeWriter writer)
    {
        var converted = SchemaConversions.Of(schema);
        if (converted.Count == 0)
            return;
        using (writer.Block(
            "public override global::System.Collections.Generic.IReadOnlyList<string> ConvertedMembers { get; } = new[]", "};"))
        {
            foreach (var member in converted)
                writer.Line($"{CSharpText.Literal(member)},");
        }
        writer.Line();
    }
}

/// <summary>
/// Finds the members whose representation changes. A wider integer, an enum's number and a message around a value are copies.
/// </summary>
internal static class SchemaConversions
{
    /// <summary>Members in the order of the schema, such as <c>Category.UnitPrice (decimal as string)</c>.</summary>
    public static IReadOnlyList<string> Of(SchemaGraph schema) =>
    [
        .. from message in schema.Messages
           where message.Kind == SchemaMessageKind.Object || message == schema.Root
           from slot in message.Slots
           let conversion = string.Join(", ", Of(slot.Shape, schema.Language).Distinct())
           where conversion.Length > 0
           select $"{(message.Kind == SchemaMessageKind.Object ? slot.Place : "the root")} ({conversion})",
    ];

    private static IEnumerable<string> Of(Shape shape, SchemaLanguage language) => shape switch
    {
        _ when language.ScalarOf(shape) is { } scalar => scalar.ConvertedAs is null ? [] : [$"{shape} {scalar.ConvertedAs}"],
        NullableShape nullable => Of(nullable.Element, language),
        CollectionShape collection => Of(collection.Element, language),
        DictionaryShape dictionary =>
            [.. language.IsMap(dictionary) ? [] : new[] { "dictionary as list of pairs" }, .. Of(dictionary.Key, language),
                .. Of(dictionary.Value, language)],
        TupleShape tuple => tuple.Elements.SelectMany(element => Of(element, language)),
        _ => [],
    };
}
