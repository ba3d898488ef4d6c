using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.Schemas;

/// <summary>Lays the fields of one message out: members first, in order, then the markers of lists and maps.</summary>
internal sealed class SchemaSlotBuilder(SchemaGraph schema, SchemaMessage message)
{
    /// <summary>
    /// Where members have numbers of their own, markers have theirs behind them, so that a marker keeps its number in all versions of a
    /// type.
    /// </summary>
    private const int FirstMarker = 40;

    private readonly ISchemaNames names = schema.Language.NamesFor(message);
    private int last;

    /// <summary>Fills the message.</summary>
    public void Fill(Shape shape, bool isNullable)
    {
        switch (message.Kind, shape)
        {
            case (SchemaMessageKind.Object, ObjectShape { Members: [var only] } type)
                when type == schema.Graph.Root && schema.Graph.Origin is { } origin:
                AddAsInWhole(only, origin);
                return;
            case (SchemaMessageKind.Object, ObjectShape type):
                foreach (var member in type.AllMembers.Where(member => member is { HasPlace: true, IsOfProcess: false }))
                    Add(member.Name, member.ToString(), member.Shape, member.IsNullable, member);
                if (type.Collected is { } collected)
                    Add("Items", $"an element of {type}", collected, isNullable: false);
                break;
            case (SchemaMessageKind.Tuple, DictionaryShape dictionary):
                Add("Key", $"a key of a {shape}", dictionary.Key, isNullable: false);
                Add("Value", $"a value of a {shape}", dictionary.Value, dictionary.IsValueNullable);
                break;
            case (SchemaMessageKind.Tuple, TupleShape tuple):
                for (var i = 0; i < tuple.Elements.Count; i++)
                    Add(TupleElements.NameOf(tuple.Kind, i), $"an element of a {shape}", tuple.Elements[i], isNullable: true);
                break;
            case (SchemaMessageKind.Union, _):
                foreach (var alternative in schema.AlternativesOf(shape))
                    AddAlternative(alternative);
                break;
            default:
                Add(schema.Language.IsRepeated(shape) ? "Items" : "Value", $"a {shape}", shape, isNullable);
                break;
        }
        AddMarkers();
    }

    private void Add(string name, string place, Shape shape, bool isNullable, MemberShape? member = null) =>
        message.Slots.Add(new(place, shape, isNullable, NewField(DeclarationOf(shape, isNullable), name, member?.Number))
        {
            Member = member,
            Element = message.Kind == SchemaMessageKind.Tuple ? name : null,
        });

    // The reader finds a member by its number, and that of a list's marker depends on all members.
    private void AddAsInWhole(MemberShape member, GraphOrigin origin)
    {
        var slot = new SchemaGraph(origin.Whole, schema.Language).Root.Slots.First(slot => slot.Member == origin.Member);
        message.Slots.Add(new(member.ToString(), member.Shape, member.IsNullable, slot.Field with
        {
            Declaration = DeclarationOf(member.Shape, member.IsNullable),
        })
        {
            Member = member,
            Marker = slot.Marker,
        });
    }

    private void AddAlternative(Shape shape)
    {
        var alternative = schema.AlternativeOf(shape);
        if (alternative.Message is { } used)
            message.Uses.Add(used);
        var name = alternative.Message?.Name ?? (shape as PrimitiveShape)?.Kind.ToString() ?? shape.TypeName.Name;
        message.Slots.Add(new(shape.ToString(), shape, false, NewField(schema.Language.AlternativeOf(alternative), name)));
    }

    private void AddMarkers()
    {
        if (schema.Language.TellsNullFromEmpty)
            return;
        for (var i = 0; i < message.Slots.Count; i++)
        {
            var slot = message.Slots[i];
            if (schema.Language.IsRepeated(slot.Shape))
                message.Slots[i] = slot with
                {
                    Marker = NewField(schema.Language.FlagType, $"{slot.Field.Property}{(slot.IsNullable ? "IsEmpty" : "IsNull")}",
                        slot.Member?.Number + FirstMarker),
                };
        }
    }

    private string DeclarationOf(Shape shape, bool isNullable)
    {
        message.Uses.UnionWith(schema.UsedBy(shape));
        return schema.Language.DeclarationOf(schema, shape, isNullable);
    }

    private SchemaField NewField(string declaration, string member, int? number = null)
    {
        var (field, property) = names.Take(member);
        return new(declaration, field, property, last = number ?? schema.Language.NumberAfter(last));
    }
}
