using System.Globalization;
using Assay.Core.CSharp;
using Assay.Shapes.Dialects.Schemas;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.SchemaLanguages;

/// <summary>FlatBuffers' schema language, whatever compiles it.</summary>
internal abstract class FbsLanguage : SchemaLanguage
{
    /// <inheritdoc/>
    public override string Name => "FlatBuffers";

    /// <inheritdoc/>
    public override string Prefix => "Fbs";

    /// <summary>What stands behind the root's name in the schema.</summary>
    protected virtual string RootAttributes => "";

    /// <summary>Attributes that the schema declares before it uses them.</summary>
    protected virtual IReadOnlyList<string> DeclaredAttributes => [];

    /// <inheritdoc/>
    // The language has no maps.
    public override bool IsMap(DictionaryShape dictionary) => false;

    /// <inheritdoc/>
    public override string DeclarationOf(SchemaGraph schema, Shape shape, bool isNullable) => shape switch
    {
        DictionaryShape map => $"[{schema.EntryOf(map).Name}]",
        CollectionShape list when IsRepeated(shape) => $"[{schema.ElementOf(list.Element, list.IsElementNullable).SchemaType}]",
        NullableShape when schema.SingleOf(shape).Scalar is { IsReference: false } scalar => $"{scalar.SchemaType} = null",
        _ => schema.SingleOf(shape).Scalar is { } scalar ? DeclarationOf(scalar) : schema.SingleOf(shape).SchemaType,
    };

    /// <inheritdoc/>
    public override string AlternativeOf(SchemaValue alternative) =>
        alternative.Scalar is { IsReference: false, IsElement: true } ? $"{alternative.SchemaType} = null" : alternative.SchemaType;

    /// <inheritdoc/>
    public override EmittedFile EmitSchema(SchemaGraph schema, string space)
    {
        var writer = new CodeWriter();
        foreach (var attribute in DeclaredAttributes)
            writer.Line($"attribute {CSharpText.Literal(attribute)};");
        writer.Line($"namespace {space};");
        foreach (var message in schema.Messages)
        {
            writer.Line();
            writer.Line($"table {message.Name}{(message == schema.Root ? RootAttributes : "")} {{");
            using (writer.Indent())
                writer.Lines(LinesOf(message));
            writer.Line("}");
        }
        writer.Line();
        writer.Line($"root_type {schema.Root.Name};");
        return new EmittedFile($"{SchemaText.FileOf(space)}.fbs", writer.ToString());
    }

    /// <summary>The declaration of a scalar that is always there.</summary>
    protected virtual string DeclarationOf(SchemaScalar scalar) => scalar.SchemaType;

    // Fields are found by their position: where a contract of one member leaves some out, something stands for them.
    private static IEnumerable<string> LinesOf(SchemaMessage message)
    {
        var next = 1;
        foreach (var field in message.Slots.Select(slot => slot.Field)
            .Concat(message.Slots.Select(slot => slot.Marker).OfType<SchemaField>()).OrderBy(field => field.Number))
        {
            for (; next < field.Number; next++)
                yield return $"left_out{next}:bool (deprecated);";
            yield return $"{field.Name}:{field.Declaration};";
            next++;
        }
    }
}

/// <summary>
/// Names fields as the schema's style guide wants it, so that nothing that compilers generate from them clashes: neither members nor
/// variables.
/// </summary>
/// <param name="message">The table's name, which no property of it may have.</param>
internal sealed class FbsNames(string message) : ISchemaNames
{
    // The last three are names of generated variables and parameters.
    private static readonly string[] Reserved =
    [
        "ByteBuffer", "Fbs", "Google", "System", "ValidateVersion", "UnPack", "UnPackTo", "Pack", "SerializeToBinary",
        "DeserializeFromBinary", "Serializer", "Equals", "GetHashCode", "GetType", "ToString",
        "MemberwiseClone", "ReferenceEquals", "Finalize", "Builder", "J", "O",
    ];

    private readonly HashSet<string> taken = new(
        [.. Reserved, message, $"{message}T", $"GetRootAs{message}", $"Verify{message}", $"Create{message}", $"Start{message}",
            $"End{message}", $"Finish{message}Buffer", $"FinishSizePrefixed{message}Buffer"],
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
    private static string PropertyOf(string field) =>
        string.Concat(field.Split('_').Select(word => char.ToUpperInvariant(word[0]) + word[1..]));

    private bool TakeProperty(string property)
    {
        string[] generated =
        [
            property, $"{property}Length", $"Add{property}", $"Get{property}Bytes", $"Get{property}Array", $"Start{property}Vector",
            $"Create{property}Vector", $"Create{property}VectorBlock",
        ];
        if (generated.Any(taken.Contains))
            return false;
        taken.UnionWith(generated);
        return true;
    }
}

/// <summary>The scalars that stand for .NET's primitives. FlatBuffers has integers of all sizes, signed and unsigned.</summary>
internal static class FbsScalars
{
    /// <summary>The scalar of a shape; null for tables, vectors and what becomes bytes.</summary>
    public static SchemaScalar? Find(Shape shape) => shape switch
    {
        PrimitiveShape primitive => Find(primitive.Kind),
        UnsupportedShape { HasText: true } => SchemaScalars.OfRuntime("string", shape),
        EnumShape type =>
            new(NumberOf(type.Underlying), Spelling.Of(type.Underlying), $"({Spelling.Of(type.Underlying)})$",
                $"({type.TypeName.CSharpName})$"),
        _ => null,
    };

    private static SchemaScalar? Find(PrimitiveKind kind) => kind switch
    {
        PrimitiveKind.Boolean => SchemaScalars.Same("bool", "bool"),
        PrimitiveKind.Byte
            or PrimitiveKind.SByte
            or PrimitiveKind.Int16
            or PrimitiveKind.UInt16 or PrimitiveKind.Int32 or PrimitiveKind.UInt32 or PrimitiveKind.Int64 or PrimitiveKind.UInt64 =>
            SchemaScalars.Same(NumberOf(kind), Spelling.Of(kind)),
        PrimitiveKind.Char => SchemaScalars.Widened("ushort", "ushort", "char"),
        PrimitiveKind.Single => SchemaScalars.Same("float", "float"),
        PrimitiveKind.Double => SchemaScalars.Same("double", "double"),
        PrimitiveKind.String => SchemaScalars.Text("string"),
        _ => SchemaScalars.Converted(kind, "string", "int", "long"),
    };

    private static string NumberOf(PrimitiveKind kind) => kind switch
    {
        PrimitiveKind.Byte => "ubyte",
        PrimitiveKind.SByte => "byte",
        PrimitiveKind.Int16 => "short",
        PrimitiveKind.UInt16 => "ushort",
        PrimitiveKind.UInt32 => "uint",
        PrimitiveKind.Int64 => "long",
        PrimitiveKind.UInt64 => "ulong",
        _ => "int",
    };
}
