using Assay.Shapes.Dialects.Schemas;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.SchemaLanguages;

/// <summary>Apache Avro by reflection: a schema, and classes with a public property for each of its fields.</summary>
public sealed class AvroReflectDialect() : SchemaDialect(new AvroLanguage(isSpecific: false))
{
    /// <inheritdoc/>
    public override string Name => "avro-reflect";

    /// <inheritdoc/>
    public override string OneMemberRefusal => AvroLanguage.OneMemberRefusal;
}

/// <summary>Apache Avro with specific records: a schema, and classes as Avro's own generator makes them.</summary>
public sealed class AvroSpecificDialect() : SchemaDialect(new AvroLanguage(isSpecific: true))
{
    /// <inheritdoc/>
    public override string Name => "avro-specific";

    /// <inheritdoc/>
    public override string OneMemberRefusal => AvroLanguage.OneMemberRefusal;
}

/// <summary>Avro's schemas in JSON, and the classes for them: with plain properties for reflection, or as specific records.</summary>
/// <param name="isSpecific">Whether classes are specific records.</param>
internal sealed class AvroLanguage(bool isSpecific) : SchemaLanguage
{
    /// <summary>Why no contract of one member reads what a whole one wrote.</summary>
    public const string OneMemberRefusal = "Avro fields have no tags: reading one member also needs the full schema, which these rows do not pass.";

    private const string Generic = "global::System.Collections.Generic.";

    /// <inheritdoc/>
    public override string Name => "Avro";

    /// <inheritdoc/>
    public override string Prefix => isSpecific ? "AvroSpecific" : "AvroReflect";

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
        new PascalNames([message.Name, "Schema", "_SCHEMA", "Get", "Put", "Equals", "GetHashCode", "GetType", "ToString", "MemberwiseClone", "ReferenceEquals", "Finalize"]);

    /// <inheritdoc/>
    public override string DeclarationOf(SchemaGraph schema, Shape shape, bool isNullable) => "";

    /// <inheritdoc/>
    public override string AlternativeOf(SchemaMessage alternative) => "";

    /// <inheritdoc/>
    // As the library makes them when it reads.
    public override string ListOf(string element) => isSpecific ? $"{Generic}IList<{element}>" : NewListOf(element);

    /// <inheritdoc/>
    public override string MapOf(string key, string value) => isSpecific ? $"{Generic}IDictionary<{key}, {value}>" : NewMapOf(key, value);

    /// <inheritdoc/>
    public override EmittedFile EmitSchema(SchemaGraph schema, string space) => new($"{SchemaText.FileOf(space)}.avsc", AvroSchema.Of(schema, space) + "\n");

    /// <inheritdoc/>
    public override IReadOnlyList<EmittedFile> EmitBeside(SchemaGraph schema, string space) => [AvroClasses.Emit(schema, space, isSpecific)];

    /// <inheritdoc/>
    // Reflection has to be told which class is which record's; specific records know their schema.
    public override IReadOnlyList<string> CompanionsOf(SchemaGraph schema, string space) => isSpecific ? [] : [$"global::{space}.{AvroClasses.Records}.All"];
}
