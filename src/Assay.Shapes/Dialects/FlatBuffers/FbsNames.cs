using System.Globalization;
using Assay.Shapes.Dialects.Schemas;

namespace Assay.Shapes.Dialects.FlatBuffers;

/// <summary>Names fields as the schema's style guide wants it, so that nothing that compilers generate from them clashes: neither members nor variables.</summary>
/// <param name="message">The table's name, which no property of it may have.</param>
internal sealed class FbsNames(string message) : ISchemaNames
{
    // The last three are names of generated variables and parameters.
    private static readonly string[] Reserved =
    [
        "ByteBuffer", "Fbs", "Google", "System", "ValidateVersion", "UnPack", "UnPackTo", "Pack", "SerializeToBinary", "DeserializeFromBinary", "Serializer", "Equals", "GetHashCode", "GetType", "ToString",
        "MemberwiseClone", "ReferenceEquals", "Finalize", "Builder", "J", "O",
    ];

    private readonly HashSet<string> _taken = new(
        [.. Reserved, message, $"{message}T", $"GetRootAs{message}", $"Verify{message}", $"Create{message}", $"Start{message}", $"End{message}", $"Finish{message}Buffer", $"FinishSizePrefixed{message}Buffer"],
        StringComparer.OrdinalIgnoreCase);

    /// <inheritdoc/>
    public (string Field, string Property) Take(string member)
    {
        var name = SchemaText.Snake(member);
        var unique = name;
        for (var i = 2; !TakeProperty(PropertyOf(unique)); i++)
            unique = string.Create(CultureInfo.InvariantCulture, $"{name}_n{i}");
        return (unique, PropertyOf(unique));
    }

    /// <summary>The property that compilers make of a field: they drop underscores and raise what follows them.</summary>
    private static string PropertyOf(string field) => string.Concat(field.Split('_').Select(word => char.ToUpperInvariant(word[0]) + word[1..]));

    private bool TakeProperty(string property)
    {
        string[] generated =
        [
            property, $"{property}Length", $"Add{property}", $"Get{property}Bytes", $"Get{property}Array", $"Start{property}Vector", $"Create{property}Vector", $"Create{property}VectorBlock",
        ];
        if (generated.Any(_taken.Contains))
            return false;
        _taken.UnionWith(generated);
        return true;
    }
}
