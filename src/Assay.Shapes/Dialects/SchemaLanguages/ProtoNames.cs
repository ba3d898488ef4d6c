using System.Globalization;
using System.Text;
using Assay.Shapes.Dialects.Schemas;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.SchemaLanguages;

/// <summary>
/// Names fields so that the names of what protoc generates from them are known and clash with nothing: neither with each other nor with the
/// members that every generated message has.
/// </summary>
internal sealed class ProtoNames : ISchemaNames
{
    private static readonly string[] Reserved =
    [
        "Types", "Descriptor", "Parser", "Clone", "CalculateSize", "MergeFrom", "WriteTo", "OnConstruction", "Equals", "GetHashCode",
        "GetType", "ToString",
        "MemberwiseClone", "ReferenceEquals", "Finalize", "InternalMergeFrom", "InternalWriteTo",
    ];

    // The schema forbids two fields whose names in JSON differ in case alone.
    private readonly HashSet<string> taken = new(Reserved, StringComparer.OrdinalIgnoreCase);

    /// <summary>Names the fields of one message.</summary>
    /// <param name="message">The message's name, which no property of it may have.</param>
    /// <param name="taken">Further names that no property may have.</param>
    public ProtoNames(string message, params IEnumerable<string> taken)
    {
        this.taken.Add(message);
        this.taken.UnionWith(taken);
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

    /// <summary>
    /// The property that protoc's C# generator makes of a field: it drops underscores and raises what follows them or a digit.
    /// </summary>
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
        if (generated.Any(taken.Contains))
            return false;
        taken.UnionWith(generated);
        return true;
    }
}

/// <summary>
/// The scalars that stand for .NET's primitives. Smaller integers widen, as Protocol Buffers has none; what it does not have at all takes a
/// representation that loses nothing.
/// </summary>
internal static class ProtoScalars
{
    private const string Bytes = "global::Google.Protobuf.ByteString";
    private const string Bits = "global::System.BitConverter";
    private const string Runtime = SchemaCode.Runtime;

    /// <summary>The scalar of a shape; null for messages, lists and maps.</summary>
    public static SchemaScalar? Find(Shape shape) =>
        FindBare(shape) is { } scalar ? scalar with { IsMapKey = scalar.SchemaType is not ("float" or "double" or "bytes") } : null;

    private static SchemaScalar? FindBare(Shape shape) => shape switch
    {
        PrimitiveShape primitive => Find(primitive.Kind),
        UnsupportedShape { HasText: true } => SchemaScalars.OfRuntime("string", shape),
        EnumShape type => OfEnum(type),
        _ when SchemaScalars.IsBytes(shape) => new("bytes", Bytes, $"{Bytes}.CopyFrom($)", "$.ToByteArray()"),
        _ => null,
    };

    // Numbers rather than enums of the schema: they keep values that have no name, and are the same bytes.
    private static SchemaScalar OfEnum(EnumShape type)
    {
        var (proto, number) = type.Underlying switch
        {
            PrimitiveKind.Byte or PrimitiveKind.UInt16 or PrimitiveKind.UInt32 => ("uint32", "uint"),
            PrimitiveKind.Int64 => ("int64", "long"),
            PrimitiveKind.UInt64 => ("uint64", "ulong"),
            _ => ("int32", "int"),
        };
        return new(proto, number, $"({number})$", $"({type.TypeName.CSharpName})$");
    }

    private static SchemaScalar? Find(PrimitiveKind kind) => kind switch
    {
        PrimitiveKind.Boolean => SchemaScalars.Same("bool", "bool"),
        PrimitiveKind.Byte or PrimitiveKind.UInt16 => SchemaScalars.Widened("uint32", "uint", Spelling.Of(kind)),
        PrimitiveKind.Char => SchemaScalars.Widened("uint32", "uint", "char"),
        PrimitiveKind.SByte or PrimitiveKind.Int16 => SchemaScalars.Widened("int32", "int", Spelling.Of(kind)),
        PrimitiveKind.Int32 => SchemaScalars.Same("int32", "int"),
        PrimitiveKind.UInt32 => SchemaScalars.Same("uint32", "uint"),
        PrimitiveKind.Int64 => SchemaScalars.Same("int64", "long"),
        PrimitiveKind.UInt64 => SchemaScalars.Same("uint64", "ulong"),
        PrimitiveKind.Single => SchemaScalars.Same("float", "float"),
        PrimitiveKind.Double => SchemaScalars.Same("double", "double"),
        PrimitiveKind.String => SchemaScalars.Same("string", "string"),
        _ => FindConverted(kind),
    };

    private static SchemaScalar? FindConverted(PrimitiveKind kind) => kind switch
    {
        PrimitiveKind.Half => new("uint32", "uint", $"{Bits}.HalfToUInt16Bits($)", $"{Bits}.UInt16BitsToHalf((ushort)$)")
        {
            ConvertedAs = "as its bits",
        },
        PrimitiveKind.DateTime => new("fixed64", "ulong", $"{Runtime}Ticks.Of($)", $"{Runtime}Ticks.ToDateTime($)")
        {
            ConvertedAs = "as ticks and kind",
        },
        _ => SchemaScalars.Converted(kind, "string", "int32", "int64") is { } converted ? converted with { IsReference = false }
            : SchemaScalars.AsBytes(kind, "bytes") is { } bytes
                ? new("bytes", Bytes, $"{Bytes}.CopyFrom({bytes.Encoding})",
                    bytes.Decoding.Replace("$", "$.Span", StringComparison.Ordinal))
                {
                    ConvertedAs = bytes.ConvertedAs,
                }
            : null,
    };
}
