using Assay.Shapes.Dialects.Schemas;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects.SchemaLanguages;

/// <summary>A FlatBuffers schema, compiled by flatc with <c>--gen-object-api</c>.</summary>
public sealed class FlatBuffersDialect() : SchemaDialect(new FlatBuffersLanguage())
{
    /// <inheritdoc/>
    public override string Name => "flat-buffers";
}

/// <summary>
/// What flatc makes of a schema with <c>--csharp --gen-object-api</c>: structs that read a buffer, and classes with a T behind their names.
/// </summary>
internal sealed class FlatBuffersLanguage : FbsLanguage
{
    private const string Access = "FlatBufferAccessContract";

    /// <inheritdoc/>
    public override IReadOnlyCollection<string> ReservedMessages { get; } =
        ["ByteBuffer", "FlatBufferBuilder", "FlatBufferConstants", "Google", "IFlatbufferObject", "Offset", "StringOffset", "Struct",
            "System", "Table", "VectorOffset", "Verifier"];

    /// <inheritdoc/>
    public override IReadOnlyList<string> NamesWith(string message) => [message, $"{message}T", $"{message}Verify"];

    /// <inheritdoc/>
    public override SchemaScalar? ScalarOf(Shape shape) => FbsScalars.Find(shape) is { } scalar
        ? scalar
        : shape is PrimitiveShape { Kind: var kind } && SchemaScalars.AsBytes(kind, "[ubyte]") is { } bytes
            ? bytes with
            {
                CSharpType = "global::System.Collections.Generic.List<byte>",
                Encoding = $"new global::System.Collections.Generic.List<byte>({bytes.Encoding})",
                Decoding = bytes.Decoding.Replace("$", "$.ToArray()", StringComparison.Ordinal),
                IsElement = false,
            }
            : null;

    /// <inheritdoc/>
    // These classes read a vector that is not there as an empty one, which no such value is.
    public override string? PresenceOf(SchemaSlot slot, SchemaScalar scalar) =>
        scalar.IsElement ? null : $"message.{slot.Field.Property} is {{ Count: > 0 }}";

    /// <inheritdoc/>
    public override ISchemaNames NamesFor(SchemaMessage message) => new FbsNames(message.Name);

    /// <inheritdoc/>
    public override string ClassOf(SchemaMessage message) => $"{message.Name}T";

    /// <inheritdoc/>
    public override IReadOnlyList<EmittedFile> EmitBeside(SchemaGraph schema, string space)
    {
        const string library = "global::Google.FlatBuffers.";
        var (view, type) = ($"global::{space}.{schema.Root.Name}", $"global::{space}.{ClassOf(schema.Root)}");
        var writer = CodeWriter.ForFile();
        using (writer.Block($"namespace {space}"))
        using (writer.Block($"internal static class {Access}"))
        {
            writer.Line($"public static {view} Opened;");
            writer.Line();
            writer.Line(
                $"public static readonly global::System.Action<{library}FlatBufferBuilder, {type}> Pack = (builder, value) => "
                    + $"{view}.Finish{schema.Root.Name}Buffer(builder, {view}.Pack(builder, value));");
            writer.Line();
            writer.Line(
                $"public static readonly global::System.Func<{library}ByteBuffer, {type}> UnPack = buffer => "
                    + $"{view}.GetRootAs{schema.Root.Name}(buffer).UnPack();");
            writer.Line();
            writer.Line(
                $"public static readonly global::System.Action<{library}ByteBuffer> Open = buffer => Opened = "
                    + $"{view}.GetRootAs{schema.Root.Name}(buffer);");
        }
        return [new EmittedFile($"{space}.FlatBufferAccess.g.cs", writer.ToString())];
    }

    /// <inheritdoc/>
    public override IReadOnlyList<string> CompanionsOf(SchemaGraph schema, string space) =>
        [$"global::{space}.{Access}.Pack", $"global::{space}.{Access}.UnPack", $"global::{space}.{Access}.Open"];
}

/// <summary>
/// A FlatBuffers schema with FlatSharp's attributes, compiled by FlatSharp.Compiler.
/// </summary>
public sealed class FlatSharpDialect() : SchemaDialect(new FlatSharpLanguage())
{
    /// <inheritdoc/>
    public override string Name => "flat-sharp";
}

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
            ? OfBytes(bytes.Encoding, bytes.Decoding.Replace("$", $"{Memories}.SpanOf($)", StringComparison.Ordinal)) with
            {
                ConvertedAs = bytes.ConvertedAs,
            }
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
        return [new EmittedFile($"{space}.FlatSharpAccess.g.cs", writer.ToString())];
    }

    /// <inheritdoc/>
    public override IReadOnlyList<string> CompanionsOf(SchemaGraph schema, string space) => [$"global::{space}.{Access}.Copy"];

    /// <inheritdoc/>
    // A negative zero equals the default, which is not sent otherwise.
    protected override string DeclarationOf(SchemaScalar scalar) =>
        scalar.SchemaType is "float" or "double" ? $"{scalar.SchemaType} (fs_forceWrite)" : scalar.SchemaType;

    private static SchemaScalar OfBytes(string encoding, string decoding) =>
        new("[ubyte] (fs_vector:\"Memory\")", "global::System.Memory<byte>", encoding, decoding) { IsElement = false, IsReference = true };
}
