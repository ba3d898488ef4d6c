using System.Globalization;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Protobuf;

/// <summary>Spells the conversion of one slot. The message stands as <c>message</c>.</summary>
internal sealed class ProtoSlotCode(ProtoCode code)
{
    private int _variables;

    /// <summary>Writes statements that set the slot's field.</summary>
    /// <param name="slot">The slot.</param>
    /// <param name="plain">The expression that gives the plain value.</param>
    /// <param name="writer">Takes the statements.</param>
    public void WriteTo(ProtoSlot slot, string plain, CodeWriter writer)
    {
        if (ProtoSchema.IsRepeated(slot.Shape))
        {
            WriteRepeated(slot, plain, writer);
            return;
        }
        var value = code.Schema.SingleOf(slot.Shape);
        if (slot.Shape.IsValueType && slot.Shape is not NullableShape)
        {
            writer.Line($"message.{slot.Field.Property} = {code.To(value, plain)};");
            return;
        }
        var some = NextVariable();
        writer.Line($"if ({plain} is {{ }} {some})");
        using (writer.Indent())
            writer.Line($"message.{slot.Field.Property} = {code.To(value, some)};");
    }

    /// <summary>The expression that gives the plain value of a slot.</summary>
    public string From(ProtoSlot slot)
    {
        var property = $"message.{slot.Field.Property}";
        if (slot.Marker is { } marker)
        {
            var make = $"Make{code.IdentifierOf(slot.Shape)}({property}{code.Path})";
            var isNull = slot.IsNullable ? $"{property}.Count == 0 && !message.{marker.Property}" : $"message.{marker.Property}";
            return $"{isNull} ? default({slot.Shape.TypeName.CSharpName}) : {make}";
        }
        var value = code.Schema.SingleOf(slot.Shape);
        if (value.Message is not null)
        {
            var some = NextVariable();
            return $"{property} is {{ }} {some} ? {code.From(value, some)} : default({slot.Shape.TypeName.CSharpName})";
        }
        return slot.Shape.IsValueType && slot.Shape is not NullableShape
            ? code.From(value, property)
            : $"message.Has{slot.Field.Property} ? {code.From(value, property)} : default({slot.Shape.TypeName.CSharpName})";
    }

    private void WriteRepeated(ProtoSlot slot, string plain, CodeWriter writer)
    {
        var some = NextVariable();
        writer.Line($"var {some} = {plain};");
        using (writer.Block($"if ({(slot.Shape.IsValueType ? $"!{some}.IsDefault" : $"{some} is not null")})"))
        {
            writer.Line($"Fill{code.IdentifierOf(slot.Shape)}({some}, message.{slot.Field.Property}, {CSharpIdentifier.Quote(slot.Place)}{code.Path});");
            if (slot.IsNullable)
                writer.Line($"message.{slot.Marker!.Property} = message.{slot.Field.Property}.Count == 0;");
        }
        if (slot.IsNullable)
            return;
        writer.Line("else");
        using (writer.Indent())
            writer.Line($"message.{slot.Marker!.Property} = true;");
    }

    private string NextVariable() => string.Create(CultureInfo.InvariantCulture, $"some{++_variables}");
}
