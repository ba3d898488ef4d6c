using System.Globalization;
using Assay.Core.CSharp;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Schemas;

/// <summary>Spells the conversion of one slot. The message stands as <c>message</c>.</summary>
internal sealed class SchemaSlotCode(SchemaCode code)
{
    private int variables;

    /// <summary>Writes statements that set the slot's field.</summary>
    /// <param name="plain">The expression that gives the plain value.</param>
    /// <param name="writer">Takes the statements.</param>
    public void WriteTo(SchemaSlot slot, string plain, CodeWriter writer)
    {
        if (code.Schema.Language.IsRepeated(slot.Shape))
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
    public string From(SchemaSlot slot)
    {
        var property = $"message.{slot.Field.Property}";
        if (code.Schema.Language.IsRepeated(slot.Shape))
            return FromRepeated(slot, property);
        var value = code.Schema.SingleOf(slot.Shape);
        if (slot.Shape.IsValueType && slot.Shape is not NullableShape && value.Message is null)
            return code.From(value, property);
        if (value.Scalar is not null && code.Schema.Language.PresenceOf(slot, value.Scalar) is { } presence)
            return $"{presence} ? {code.From(value, property)} : default({slot.Shape.TypeName.CSharpName})";
        var some = NextVariable();
        return $"{property} is {{ }} {some} ? {code.From(value, some)} : default({slot.Shape.TypeName.CSharpName})";
    }

    private string FromRepeated(SchemaSlot slot, string property)
    {
        var type = slot.Shape.TypeName.CSharpName;
        if (slot.Marker is not { } marker)
        {
            var some = NextVariable();
            return $"{property} is {{ }} {some} ? Make{code.IdentifierOf(slot.Shape)}({some}{code.Converted}) : default({type})";
        }
        var isEmpty = code.Schema.Language.FillsInPlace ? $"{property}.Count == 0" : $"{property} is not {{ Count: > 0 }}";
        var isNull = slot.IsNullable ? $"{isEmpty} && !message.{marker.Property}" : $"message.{marker.Property}";
        return $"{isNull} ? default({type}) : Make{code.IdentifierOf(slot.Shape)}({property}{code.Converted})";
    }

    private void WriteRepeated(SchemaSlot slot, string plain, CodeWriter writer)
    {
        var some = NextVariable();
        writer.Line($"var {some} = {plain};");
        using (writer.Block($"if ({(slot.Shape.IsValueType ? $"!{some}.IsDefault" : $"{some} is not null")})"))
        {
            var property = $"message.{slot.Field.Property}";
            var (fill, place) = (code.Schema.Language.FillsInPlace, CSharpText.Literal(slot.Place));
            writer.Line(
                fill ? $"{code.Fill(slot.Shape, some, property, place)};" : $"{property} = {code.Fill(slot.Shape, some, null, place)};");
            if (slot.Marker is not null && slot.IsNullable)
                writer.Line($"message.{slot.Marker.Property} = {property}.Count == 0;");
        }
        if (slot.Marker is null || slot.IsNullable)
            return;
        writer.Line("else");
        using (writer.Indent())
            writer.Line($"message.{slot.Marker.Property} = true;");
    }

    private string NextVariable() => string.Create(CultureInfo.InvariantCulture, $"some{++variables}");
}
