using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects.Schemas;

/// <summary>Writes the two methods of a message.</summary>
internal sealed class SchemaMessageMethods(SchemaCode code, AccessorEmitter members)
{
    private readonly SchemaSlotCode slots = new(code);

    /// <summary>Writes <c>ToX</c> and <c>FromX</c>.</summary>
    public void Write(SchemaMessage message, CodeWriter writer)
    {
        writer.Line();
        using (writer.Block($"private static {code.TypeOf(message)} To{message.Name}({message.PlainType} source{code.ConvertedParameter})"))
            WriteTo(message, writer);
        writer.Line();
        using (writer.Block(
            $"private static {message.PlainType} From{message.Name}({code.TypeOf(message)} message{code.ConvertedParameter})"))
            WriteFrom(message, writer);
    }

    private void WriteTo(SchemaMessage message, CodeWriter writer)
    {
        if (message is { Kind: SchemaMessageKind.Object, Type: { IsSealed: false, IsValueType: false } })
        {
            writer.Line($"if (source.GetType() != typeof({message.PlainType}))");
            using (writer.Indent())
                writer.Line($"throw {SchemaCode.Runtime}UnfitValue.Undeclared(source);");
        }
        if (message is { IsRecursive: true, Kind: SchemaMessageKind.Object })
            WriteStackGuard($"source, To{message.Name}", writer);
        if (message.Kind == SchemaMessageKind.Union)
            WriteToAlternative(message, writer);
        else
            WriteToSlots(message, writer);
        writer.Line("return message;");
    }

    private void WriteToAlternative(SchemaMessage message, CodeWriter writer)
    {
        var isOpen = code.Schema.Language.HasOpenUnions;
        writer.Line(isOpen ? $"{code.TypeOf(message)} message;" : $"var message = new {code.TypeOf(message)}();");
        foreach (var slot in message.Slots)
        {
            var type = slot.Shape.TypeName.CSharpName;
            writer.Line($"{(slot == message.Slots[0] ? "if" : "else if")} (source.GetType() == typeof({type}))");
            using (writer.Indent())
                writer.Line($"message{(isOpen ? "" : $".{slot.Field.Property}")} = {code.To(AlternativeOf(slot), $"(({type})source)")};");
        }
        writer.Line("else");
        using (writer.Indent())
            writer.Line($"throw {SchemaCode.Runtime}UnfitValue.Undeclared(source);");
    }

    private void WriteToSlots(SchemaMessage message, CodeWriter writer)
    {
        // A struct stands in one place.
        var mayStandElsewhere = message is { IsRecursive: true, Kind: SchemaMessageKind.Object, Type.IsValueType: false };
        if (mayStandElsewhere)
        {
            writer.Line($"if (converted.Find(source) is {code.TypeOf(message)} known)");
            using (writer.Indent())
                writer.Line("return known;");
        }
        writer.Line($"var message = new {code.TypeOf(message)}();");
        if (mayStandElsewhere)
            writer.Line("converted.Add(source, message);");
        foreach (var member in (message.Type?.AllMembers ?? []).Where(
            member => message.Kind == SchemaMessageKind.Object && EmptyMember.Is(member)))
            writer.Line(EmptyMember.Check(member, members.Read(OwnerOf("source", message, member), member)));
        foreach (var slot in message.Slots)
        {
            slots.WriteTo(slot, message.Kind switch
            {
                SchemaMessageKind.Object when slot.Member is { } member => members.Read(OwnerOf("source", message, member), member),
                SchemaMessageKind.Object => $"(({slot.Shape.TypeName.CSharpName})source)",
                SchemaMessageKind.Tuple => $"source.{slot.Element}",
                _ => "source",
            }, writer);
        }
    }

    private void WriteFrom(SchemaMessage message, CodeWriter writer)
    {
        if (message is { IsRecursive: true, Kind: SchemaMessageKind.Object })
            WriteStackGuard($"message, From{message.Name}", writer);
        switch (message.Kind)
        {
            case SchemaMessageKind.Object:
                WriteFromMembers(message, writer);
                break;
            case SchemaMessageKind.Tuple:
                writer.Line($"return new {message.PlainType}({string.Join(", ", message.Slots.Select(slots.From))});");
                break;
            case SchemaMessageKind.Union:
                WriteFromAlternative(message, writer);
                break;
            default:
                writer.Line($"return {slots.From(message.Slots[0])};");
                break;
        }
    }

    private void WriteFromMembers(SchemaMessage message, CodeWriter writer)
    {
        var type = message.Type!;
        writer.Line(type.IsValueType
            ? $"var target = default({message.PlainType});"
            : $"var target = ({message.PlainType})global::System.Runtime.CompilerServices.RuntimeHelpers.GetUninitializedObject(typeof("
                + $"{message.PlainType}));");
        foreach (var level in message.Slots.Where(slot => slot.Member is not null).GroupBy(slot => slot.Member!.DeclaringShape))
        {
            // Fields of a generic base are reached by reflection, which wants a variable of that very type.
            var owner = level.Key != type && level.Key.IsGeneric ? $"as{level.First().Field.Property}Owner" : "target";
            if (owner != "target")
                writer.Line($"{level.Key.TypeName.CSharpName} {owner} = target;");
            foreach (var slot in level)
                writer.Line(
                    members.Write(owner == "target" ? OwnerOf(owner, message, slot.Member!) : owner, slot.Member!, slots.From(slot)));
        }
        foreach (var elements in message.Slots.Where(slot => slot.Member is null))
            writer.Line(
                $"{SchemaCode.Runtime}CollectedElements.Give<{elements.Shape.TypeName.CSharpName}>({slots.From(elements)}, target);");
        writer.Line("return target;");
    }

    // A member of a derived type may hide one of its base.
    private static string OwnerOf(string variable, SchemaMessage message, MemberShape member) =>
        ReferenceEquals(member.DeclaringShape, message.Type) ? variable : $"(({member.DeclaringShape.TypeName.CSharpName}){variable})";

    private void WriteFromAlternative(SchemaMessage message, CodeWriter writer)
    {
        foreach (var (slot, index) in message.Slots.Select((slot, index) => (slot, index)))
        {
            var alternative = AlternativeOf(slot);
            var property = $"message.{slot.Field.Property}";
            var presence = alternative.Scalar is { } scalar ? code.Schema.Language.PresenceOf(code.TypeOf(message), slot, scalar) : null;
            // A name of the user's could be a keyword, or one that this method has already.
            var name = $"alternative{index}";
            writer.Line(code.Schema.Language.HasOpenUnions
                ? $"if (message is {code.TypeOf(alternative)} {name})"
                : $"if ({presence ?? $"{property} is {{ }} {name}"})");
            using (writer.Indent())
                writer.Line($"return {code.From(alternative, presence is null ? name : property)};");
        }
        writer.Line("return null;");
    }

    private SchemaValue AlternativeOf(SchemaSlot slot) => code.Schema.AlternativeOf(slot.Shape);

    private static void WriteStackGuard(string arguments, CodeWriter writer)
    {
        writer.Line($"if ({SchemaCode.Runtime}ConvertedObjects.IsStackLow)");
        using (writer.Indent())
            writer.Line($"return converted.Continue({arguments});");
    }
}
