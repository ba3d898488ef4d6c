using System.Globalization;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects.Protobuf;

/// <summary>Lays the fields of one message out: members first, in order, then the markers of lists and maps.</summary>
internal sealed class ProtoSlotBuilder(ProtoSchema schema, ProtoMessage message)
{
    // Protocol Buffers keeps these numbers for itself.
    private const int FirstReserved = 19_000;
    private const int LastReserved = 19_999;

    private readonly ProtoNames _names = new(message.Name, message.Kind == ProtoMessageKind.Union ? ["Value", "ValueCase", "ValueOneofCase", "ClearValue"] : []);
    private int _last;

    /// <summary>Fills the message.</summary>
    public void Fill(Shape shape, bool isNullable)
    {
        switch (message.Kind, shape)
        {
            case (ProtoMessageKind.Object, ObjectShape { Members: [var only] } type) when type == schema.Graph.Root && schema.Graph.Origin is { } origin:
                AddAsInWhole(only, origin);
                return;
            case (ProtoMessageKind.Object, ObjectShape type):
                foreach (var member in type.AllMembers.Where(member => member is not { IsNonSerialized: true, Shape: UnsupportedShape }))
                    Add(member.Name, member.ToString(), member.Shape, member.IsNullable, member);
                break;
            case (ProtoMessageKind.Tuple, DictionaryShape dictionary):
                Add("Key", $"a key of a {shape}", dictionary.Key, isNullable: false);
                Add("Value", $"a value of a {shape}", dictionary.Value, dictionary.IsValueNullable);
                break;
            case (ProtoMessageKind.Tuple, TupleShape tuple):
                for (var i = 0; i < tuple.Elements.Count; i++)
                    Add(ElementName(tuple, i), $"an element of a {shape}", tuple.Elements[i], isNullable: true);
                break;
            case (ProtoMessageKind.Union, ObjectShape type):
                foreach (var concrete in ShapeFacts.Concretes(type))
                    AddAlternative(concrete);
                break;
            default:
                Add(ProtoSchema.IsRepeated(shape) ? "Items" : "Value", $"a {shape}", shape, isNullable);
                break;
        }
        AddMarkers();
    }

    /// <summary>How C# names an element of a tuple.</summary>
    public static string ElementName(TupleShape tuple, int index) => tuple.Kind == TupleKind.KeyValuePair
        ? index == 0 ? "Key" : "Value"
        : index == 7 ? "Rest" : string.Create(CultureInfo.InvariantCulture, $"Item{index + 1}");

    private void Add(string name, string place, Shape shape, bool isNullable, MemberShape? member = null) =>
        message.Slots.Add(new(place, shape, isNullable, new(DeclarationOf(shape), _names.FieldFor(name), NextNumber())) { Member = member });

    // The reader finds a member by its number, and that of a list's marker depends on all members.
    private void AddAsInWhole(MemberShape member, GraphOrigin origin)
    {
        var slot = new ProtoSchema(origin.Whole).Root.Slots.First(slot => slot.Member == origin.Member);
        message.Slots.Add(new(member.ToString(), member.Shape, member.IsNullable, new(DeclarationOf(member.Shape), slot.Field.Name, slot.Field.Number)) { Member = member, Marker = slot.Marker });
    }

    private void AddAlternative(ObjectShape type)
    {
        var alternative = Use(schema.ObjectOf(type));
        message.Slots.Add(new(type.ToString(), type, false, new(alternative.Name, _names.FieldFor(alternative.Name), NextNumber())));
    }

    private void AddMarkers()
    {
        for (var i = 0; i < message.Slots.Count; i++)
        {
            var slot = message.Slots[i];
            if (ProtoSchema.IsRepeated(slot.Shape))
                message.Slots[i] = slot with { Marker = new("bool", _names.FieldFor($"{slot.Field.Property}{(slot.IsNullable ? "IsEmpty" : "IsNull")}"), NextNumber()) };
        }
    }

    private string DeclarationOf(Shape shape) => shape switch
    {
        DictionaryShape dictionary when ProtoSchema.IsMap(dictionary) =>
            $"map<{ProtoScalars.Find(dictionary.Key)!.ProtoType}, {ElementOf(dictionary.Value, dictionary.IsValueNullable)}>",
        DictionaryShape dictionary => $"repeated {Use(schema.EntryOf(dictionary)).Name}",
        CollectionShape collection when ProtoSchema.IsRepeated(shape) => $"repeated {ElementOf(collection.Element, collection.IsElementNullable)}",
        _ => DeclarationOf(schema.SingleOf(shape), isOptional: shape is NullableShape || !shape.IsValueType),
    };

    private string DeclarationOf(ProtoValue value, bool isOptional)
    {
        if (value.Message is not null)
            Use(value.Message);
        return isOptional && value.Scalar is not null ? $"optional {value.ProtoType}" : value.ProtoType;
    }

    private string ElementOf(Shape shape, bool isNullable) => DeclarationOf(schema.ElementOf(shape, isNullable), isOptional: false);

    private ProtoMessage Use(ProtoMessage used)
    {
        message.Uses.Add(used);
        return used;
    }

    private int NextNumber() => _last = _last + 1 == FirstReserved ? LastReserved + 1 : _last + 1;
}
