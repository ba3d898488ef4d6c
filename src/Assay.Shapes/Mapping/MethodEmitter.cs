using Assay.Core.CSharp;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Mapping;

/// <summary>Emits the methods that copy members: one for each class, struct and tuple that C# can name on both sides.</summary>
internal sealed class MethodEmitter(
    MapperSide from, MapperSide to, AccessorEmitter reads, AccessorEmitter writes, ValueEmitter values, ShapeIdentifiers identifiers)
{
    /// <summary>Writes the methods of a shape, if it has any.</summary>
    public void Write(CodeWriter writer, Shape shape)
    {
        if (values.IsOpaque(shape))
            return;
        if (shape is ObjectShape { IsValueType: true } type && !values.IsSame(type))
            WriteStruct(writer, type);
        else if (shape is ObjectShape { IsValueType: false, Kind: not ObjectKind.Interface } @class)
            WriteClass(writer, @class);
        else if (shape is TupleShape tuple && !values.IsSame(tuple))
            WriteTuple(writer, tuple);
    }

    /// <summary>The method that fills an object of a class.</summary>
    public string FillOf(ObjectShape type) => $"Fill{identifiers[type]}";

    private void WriteClass(CodeWriter writer, ObjectShape type)
    {
        writer.Line();
        using (writer.Block(
            $"private static void {FillOf(type)}({from.TypeNameOf(type)} source, {to.TypeNameOf(type)} target, MapRun run)"))
        {
            if (type.Base is not null)
                writer.Line($"{FillOf(type.Base)}(source, target, run);");
            WriteMembers(writer, type);
        }
    }

    private void WriteStruct(CodeWriter writer, ObjectShape type)
    {
        writer.Line();
        using (writer.Block($"private static {to.TypeNameOf(type)} {values.MethodOf(type)}({from.TypeNameOf(type)} source, MapRun run)"))
        {
            writer.Line($"var target = default({to.TypeNameOf(type)});");
            WriteMembers(writer, type);
            writer.Line("return target;");
        }
    }

    private void WriteMembers(CodeWriter writer, ObjectShape type)
    {
        foreach (var member in type.Members)
        {
            if (member.IsClosed && from is PlainSide)
                writer.Line(EmptyMember.Check(member, reads.Read("source", member, values.IsOpaque(member.Shape))));
            if (!member.HasPlace)
                continue;
            var isOpaque = values.IsOpaque(member.Shape);
            var value = reads.Read("source", member, isOpaque);
            writer.Line(writes.Write("target", member, isOpaque ? value : values.Map(member, value), isOpaque));
        }
    }

    private void WriteTuple(CodeWriter writer, TupleShape tuple)
    {
        var elements = tuple.Elements.Select((element, i) => values.Map(element, $"source.{ElementName(tuple, i)}"));
        writer.Line();
        writer.Line($"private static {to.TypeNameOf(tuple)} {values.MethodOf(tuple)}({from.TypeNameOf(tuple)} source, MapRun run) =>");
        using (writer.Indent())
            writer.Line($"new {to.TypeNameOf(tuple)}({string.Join(", ", elements)});");
    }

    private static string ElementName(TupleShape tuple, int index) => tuple.Kind == TupleKind.KeyValuePair
        ? index == 0 ? "Key" : "Value"
        : index == 7 ? "Rest" : $"Item{index + 1}";
}

/// <summary>Writes what makes sure that a member holds nothing, because nothing of it reaches the library.</summary>
internal static class EmptyMember
{
    /// <summary>
    /// Whether contracts without members for delegates and handles have no place for a member, although it is data to its author.
    /// </summary>
    public static bool Is(MemberShape member) => member.IsClosed || (member.HasPlace && member.IsOfProcess);

    /// <summary>The statement.</summary>
    public static string Check(MemberShape member, string value) => $"Maps.EnsureEmpty({value}, {CSharpText.Literal(member.ToString())});";
}
