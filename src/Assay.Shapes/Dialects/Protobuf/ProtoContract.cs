using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects.Protobuf;

/// <summary>Emits the contract: two methods for each message and for each list or map, one in each direction.</summary>
internal sealed class ProtoContract(ProtoSchema schema, string space, string name)
{
    /// <summary>Emits the file.</summary>
    public EmittedFile Emit()
    {
        var writer = CodeWriter.ForFile();
        writer.Line("#nullable disable");
        writer.Line("using Assay.Worker.Mapping;");
        writer.Line();
        using (writer.Block($"namespace {space}"))
            WriteClass(writer);
        return new EmittedFile($"{space.Replace("@", "", StringComparison.Ordinal)}.{name}.g.cs", writer.ToString());
    }

    private void WriteClass(CodeWriter writer)
    {
        var identifiers = new ShapeIdentifiers(schema.Graph.Shapes);
        var members = new AccessorEmitter(new PlainSide(), identifiers);
        var code = new ProtoCode(schema, identifiers, space);
        var messages = new ProtoMessageMethods(code, members);
        var repeats = new ProtoRepeatMethods(code);
        var (plain, contract) = (schema.Graph.Root.TypeName.CSharpName, code.TypeOf(schema.Root));
        // An object has nothing around it that could say null: it stays null, and the library says what it makes of that.
        var orNull = schema.Graph.Root is ObjectShape { IsValueType: false } ? "{0} is null ? null : " : "";
        var path = schema.IsRecursive ? $", new {ProtoCode.Runtime}ConversionPath()" : "";

        using (writer.Block($"internal sealed class {name} : global::Assay.Core.Adapters.Contract<{plain}, {contract}>"))
        {
            WriteConvertedMembers(writer);
            writer.Line($"public override {contract} ToContract({plain} plain) => {orNull.Replace("{0}", "plain", StringComparison.Ordinal)}To{schema.Root.Name}(plain{path});");
            writer.Line();
            writer.Line($"public override {plain} ToPlain({contract} contract) => {orNull.Replace("{0}", "contract", StringComparison.Ordinal)}From{schema.Root.Name}(contract{path});");
            foreach (var message in schema.Messages)
                messages.Write(message, writer);
            foreach (var shape in schema.Messages.SelectMany(message => message.Slots).Select(slot => slot.Shape).Where(ProtoSchema.IsRepeated).Distinct())
                repeats.Write(shape, writer);
            members.WriteClass(writer);
        }
    }

    private void WriteConvertedMembers(CodeWriter writer)
    {
        var converted = ProtoConversions.Of(schema);
        if (converted.Count == 0)
            return;
        using (writer.Block("public override global::System.Collections.Generic.IReadOnlyList<string> ConvertedMembers { get; } = new[]", "};"))
        {
            foreach (var member in converted)
                writer.Line($"{CSharpIdentifier.Quote(member)},");
        }
        writer.Line();
    }
}
