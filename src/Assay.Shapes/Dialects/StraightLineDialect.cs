using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.StraightLine;

namespace Assay.Shapes.Dialects;

/// <summary>A dialect that emits a straight-line codec: the reference rows.</summary>
public abstract class CodecDialect : Dialect
{
    private protected sealed override bool CarriesElements => true;

    private protected sealed override DialectBinding BindData(ShapeGraph graph, string? qualifier) =>
        StraightLineEmitter.Refuse(graph) is { } sentence ? new DialectRefusal(sentence) : new BoundCodecDialect(this, graph, qualifier);

    /// <summary>What the contract's class is called behind the data set's name.</summary>
    private protected abstract string Suffix { get; }

    /// <summary>How C# names the contract's root type.</summary>
    private protected abstract string ContractTypeOf(string root);

    /// <summary>Writes the contract's class in its namespace.</summary>
    private protected abstract void Write(CodeWriter writer, string space, string className, string root, string codec);

    private sealed class BoundCodecDialect(CodecDialect dialect, ShapeGraph graph, string? qualifier) : BoundDialect(qualifier)
    {
        public override EmittedContract Emit(EmissionContext context)
        {
            // A namespace without any other type, so that nothing hides what the codec uses.
            var space = $"StraightLine.{context.DataSetIdentifier}{(Qualifier is null ? "" : $".{Qualifier}")}";
            var (codec, name, root) =
                ($"{context.DataSetIdentifier}Codec", context.DataSetIdentifier + dialect.Suffix, graph.Root.TypeName.CSharpName);
            var writer = CodeWriter.ForFile();
            dialect.Write(writer, space, name, root, codec);
            return new EmittedContract(dialect.ContractTypeOf(root), $"new global::{space}.{name}()",
            [
                StraightLineEmitter.Emit(graph, space, codec),
                new EmittedFile($"{space}.{name}.g.cs", writer.ToString()),
            ]);
        }
    }
}

/// <summary>Emitted code next to the plain types, which writes and reads plain binary.</summary>
public sealed class StraightLineDialect : CodecDialect
{
    /// <inheritdoc/>
    public override string Name => "straight-line";

    /// <inheritdoc/>
    public override string? OneMemberRefusal => "Plain binary stores members by position: code for one member cannot read them.";

    private protected override string Suffix => "Contract";

    private protected override string ContractTypeOf(string root) => root;

    private protected override void Write(CodeWriter writer, string space, string className, string root, string codec)
    {
        using (writer.Block($"namespace {space}"))
        using (writer.Block($"internal sealed class {className} : global::Assay.Core.Adapters.PlainContract<{root}>"))
            writer.Line($"public override global::Assay.Core.Adapters.Companions Companions {{ get; }} = new(new {codec}());");
    }
}

/// <summary>The contract is the payload itself, in plain binary, with the same code as its mapper.</summary>
public sealed class PayloadDialect : CodecDialect
{
    /// <inheritdoc/>
    public override string Name => "payload";

    /// <inheritdoc/>
    public override string? OneMemberRefusal => "The payload is copied as a whole; nothing in it is read.";

    private protected override string Suffix => "Payload";

    private protected override string ContractTypeOf(string root) => "byte[]";

    private protected override void Write(CodeWriter writer, string space, string className, string root, string codec)
    {
        writer.Line("#nullable disable");
        using (writer.Block($"namespace {space}"))
        using (writer.Block($"internal sealed class {className} : global::Assay.Core.Adapters.Contract<{root}, byte[]>"))
        {
            writer.Line($"private readonly {codec} _codec = new();");
            writer.Line();
            writer.Line($"public override byte[] ToContract({root} plain) => _codec.Encode(plain);");
            writer.Line();
            writer.Line($"public override {root} ToPlain(byte[] contract) => _codec.Decode(contract);");
        }
    }
}
