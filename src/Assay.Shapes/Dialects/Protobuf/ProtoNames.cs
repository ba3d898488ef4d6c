using System.Globalization;
using System.Text;
using Assay.Shapes.Dialects.Schemas;

namespace Assay.Shapes.Dialects.Protobuf;

/// <summary>
/// Names fields so that the names of what protoc generates from them are known and clash with nothing: neither with each other nor with the
/// members that every generated message has.
/// </summary>
internal sealed class ProtoNames : ISchemaNames
{
    private static readonly string[] Reserved =
    [
        "Types", "Descriptor", "Parser", "Clone", "CalculateSize", "MergeFrom", "WriteTo", "OnConstruction", "Equals", "GetHashCode", "GetType", "ToString",
        "MemberwiseClone", "ReferenceEquals", "Finalize", "InternalMergeFrom", "InternalWriteTo",
    ];

    // The schema forbids two fields whose names in JSON differ in case alone.
    private readonly HashSet<string> _taken = new(Reserved, StringComparer.OrdinalIgnoreCase);

    /// <summary>Names the fields of one message.</summary>
    /// <param name="message">The message's name, which no property of it may have.</param>
    /// <param name="taken">Further names that no property may have.</param>
    public ProtoNames(string message, params IEnumerable<string> taken)
    {
        _taken.Add(message);
        _taken.UnionWith(taken);
    }

    /// <summary>Takes the name for a member that the schema's style guide wants: <c>units_in_stock</c>.</summary>
    public (string Field, string Property) Take(string member)
    {
        var name = SchemaText.Snake(member);
        var unique = name;
        for (var i = 2; !TakeProperty(PropertyOf(unique)); i++)
            unique = string.Create(CultureInfo.InvariantCulture, $"{name}_n{i}");
        return (unique, PropertyOf(unique));
    }

    /// <summary>The property that protoc's C# generator makes of a field: it drops underscores and raises what follows them or a digit.</summary>
    private static string PropertyOf(string field)
    {
        var name = new StringBuilder();
        var raise = true;
        foreach (var c in field)
        {
            if (c != '_')
                name.Append(raise ? char.ToUpperInvariant(c) : c);
            raise = !char.IsAsciiLetter(c);
        }
        return name.ToString();
    }

    private bool TakeProperty(string property)
    {
        string[] generated = [property, $"{property}FieldNumber", $"{property}DefaultValue", $"Has{property}", $"Clear{property}"];
        if (generated.Any(_taken.Contains))
            return false;
        _taken.UnionWith(generated);
        return true;
    }
}
