using Assay.Shapes.Dialects.Schemas;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.FlatBuffers;

/// <summary>What FlatSharp's compiler makes of a schema: classes, of which those it reads are derived.</summary>
internal sealed class FlatSharpLanguage : FbsLanguage
{
    private const string Access = "FlatSharpAccessContract";
    private const string Memories = SchemaScalars.Runtime + "Memories";

    /// <inheritdoc/>
    public override string Prefix => "FsFbs";

    /// <inheritdoc/>
    public override bool TellsNullFromEmpty => true;

    /// <inheritdoc/>
    public override IReadOnlyCollection<string> ReservedMessages { get; } = ["FlatSharp", "System"];

    /// <inheritdoc/>
    protected override string RootAttributes => " (fs_serializer)";

    /// <inheritdoc/>
    protected override IReadOnlyList<string> DeclaredAttributes => ["fs_serializer", "fs_vector", "fs_forceWrite"];

    /// <inheritdoc/>
    public override SchemaScalar? ScalarOf(Shape shape)
    {
        if (FbsScalars.Find(shape) is { } scalar)
            return scalar;
        if (SchemaScalars.IsBytes(shape))
            return OfBytes("$", $"{Memories}.ArrayOf($)");
        return shape is PrimitiveShape { Kind: var kind } && SchemaScalars.AsBytes(kind, "[ubyte]") is { } bytes
            ? OfBytes(bytes.Encoding, bytes.Decoding.Replace("$", $"{Memories}.SpanOf($)", StringComparison.Ordinal)) with { ConvertedAs = bytes.ConvertedAs }
            : null;
    }

    /// <inheritdoc/>
    public override ISchemaNames NamesFor(SchemaMessage message) => new FbsNames(message.Name);

    /// <inheritdoc/>
    // Without a word the compiler makes one block of memory of them.
    public override string DeclarationOf(SchemaGraph schema, Shape shape, bool isNullable)
    {
        var declaration = base.DeclarationOf(schema, shape, isNullable);
        return declaration == "[ubyte]" ? "[ubyte] (fs_vector:\"IList\")" : declaration;
    }

    /// <inheritdoc/>
    public override string ListOf(string element) => $"global::System.Collections.Generic.IList<{element}>";

    /// <inheritdoc/>
    public override IReadOnlyList<EmittedFile> EmitBeside(SchemaGraph schema, string space)
    {
        var type = $"global::{space}.{schema.Root.Name}";
        var writer = CodeWriter.ForFile();
        using (writer.Block($"namespace {space}"))
        using (writer.Block($"internal static class {Access}"))
            writer.Line($"public static readonly global::System.Func<{type}, {type}> Copy = value => new {type}(value);");
        return [new EmittedFile($"{SchemaText.Spelled(space)}.FlatSharpAccess.g.cs", writer.ToString())];
    }

    /// <inheritdoc/>
    public override IReadOnlyList<string> CompanionsOf(SchemaGraph schema, string space) => [$"global::{space}.{Access}.Copy"];

    /// <inheritdoc/>
    // A negative zero equals the default, which is not sent otherwise.
    protected override string DeclarationOf(SchemaScalar scalar) => scalar.SchemaType is "float" or "double" ? $"{scalar.SchemaType} (fs_forceWrite)" : scalar.SchemaType;

    private static SchemaScalar OfBytes(string encoding, string decoding) =>
        new("[ubyte] (fs_vector:\"Memory\")", "global::System.Memory<byte>", encoding, decoding) { IsElement = false, IsReference = true };
}
