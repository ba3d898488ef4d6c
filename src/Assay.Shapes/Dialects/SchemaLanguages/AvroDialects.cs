using Assay.Shapes.Dialects.Schemas;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.SchemaLanguages;

/// <summary>An Avro schema in JSON, and specific records as avrogen makes them.</summary>
public sealed class AvroSpecificDialect() : SchemaDialect(new AvroLanguage())
{
    /// <inheritdoc/>
    public override string Name => "avro-specific";

    /// <inheritdoc/>
    public override string OneMemberRefusal => AvroLanguage.OneMemberRefusal;
}

/// <summary>Avro's schemas in JSON, and the specific records for them.</summary>
internal sealed class AvroLanguage : SchemaLanguage
{
    /// <summary>Why no contract of one member reads what a whole one wrote.</summary>
    public const string OneMemberRefusal =
        "Avro fields have no tags: reading one member also needs the full schema, which these rows do not pass.";

    private const string Generic = "global::System.Collections.Generic.";

    /// <inheritdoc/>
    public override string Name => "Avro";

    /// <inheritdoc/>
    public override string Prefix => "AvroSpecific";

    /// <inheritdoc/>
    public override bool HoldsNulls => true;

    /// <inheritdoc/>
    public override bool TellsNullFromEmpty => true;

    /// <inheritdoc/>
    public override bool HasOpenUnions => true;

    /// <inheritdoc/>
    // The library makes no lists of maps; a record around a map costs no byte.
    public override bool Nests(Shape repeated) => repeated is not DictionaryShape map || !IsMap(map);

    /// <inheritdoc/>
    public override SchemaScalar? ScalarOf(Shape shape) => AvroScalars.Find(shape);

    /// <inheritdoc/>
    public override ISchemaNames NamesFor(SchemaMessage message) =>
        new PascalNames(
            [message.Name, "Schema", "_SCHEMA", "Get", "Put", "Equals", "GetHashCode", "GetType", "ToString", "MemberwiseClone",
                "ReferenceEquals", "Finalize"]);

    /// <inheritdoc/>
    public override string DeclarationOf(SchemaGraph schema, Shape shape, bool isNullable) => "";

    /// <inheritdoc/>
    public override string AlternativeOf(SchemaValue alternative) => "";

    /// <inheritdoc/>
    // As the library makes them when it reads.
    public override string ListOf(string element) => $"{Generic}IList<{element}>";

    /// <inheritdoc/>
    public override string MapOf(string key, string value) => $"{Generic}IDictionary<{key}, {value}>";

    /// <inheritdoc/>
    public override EmittedFile EmitSchema(SchemaGraph schema, string space) =>
        new($"{SchemaText.FileOf(space)}.avsc", AvroSchema.Of(schema, space) + "\n");

    /// <inheritdoc/>
    public override IReadOnlyList<EmittedFile> EmitBeside(SchemaGraph schema, string space) => [AvroClasses.Emit(schema, space)];
}
