using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects;

/// <summary>Nothing: your own types as they are.</summary>
public class PlainDialect : Dialect
{
    /// <inheritdoc/>
    public override string Name => "plain";

    private protected sealed override bool TakesTypesAsTheyAre(ShapeGraph graph) => graph.Edits == TypeEdits.None;

    private protected sealed override DialectBinding BindData(ShapeGraph graph, string? qualifier) =>
        Refuse(graph) is { } sentence ? new DialectRefusal(sentence)
            : TakesTypesAsTheyAre(graph) ? new BoundPlainDialect(graph, qualifier)
            : new BoundCopyDialect(graph, new ContractNaming(graph, "Edited", qualifier));

    /// <summary>Why the serializer cannot carry the graph, as a sentence; null where it can.</summary>
    private protected virtual string? Refuse(ShapeGraph graph) => null;
}

/// <summary>Nothing; the root must be a string.</summary>
public sealed class TextDialect : PlainDialect
{
    /// <inheritdoc/>
    public override string Name => "text";

    private protected override string? Refuse(ShapeGraph graph) =>
        graph.Root is PrimitiveShape { Kind: PrimitiveKind.String }
            ? null
            : $"An encoding handles only one string: the root is {Finding.WithArticle(graph.Root)}.";
}

/// <summary>Nothing; the type is copied byte by byte, so it may hold no reference.</summary>
public sealed class UnmanagedDialect : PlainDialect
{
    /// <inheritdoc/>
    public override string Name => "unmanaged";

    /// <inheritdoc/>
    public override string? OneMemberRefusal => "A memory copy stores members by position: a struct of one member has another layout.";

    private protected override string? Refuse(ShapeGraph graph)
    {
        if (Finding.First(graph, IsReference, isWholeMemory: true) is { } finding)
            return $"A memory copy does not support references: {finding}.";
        if (graph.Objects.FirstOrDefault(type => !type.IsValueType) is { } reference)
            return $"A memory copy does not support references: {reference} is a class.";
        return graph.Root is NullableShape ? $"A memory copy needs a struct as root: the root is {Finding.WithArticle(graph.Root)}." : null;
    }

    private static bool IsReference(Shape shape) =>
        !shape.IsValueType || shape is CollectionShape or PrimitiveShape { Kind: PrimitiveKind.BigInteger };
}

/// <summary>Makes the contract that copies nothing.</summary>
internal sealed class BoundPlainDialect(ShapeGraph graph, string? qualifier) : BoundDialect(qualifier)
{
    /// <inheritdoc/>
    public override EmittedContract Emit(EmissionContext context) => Emit(graph);

    /// <summary>The contract that copies nothing, with what a dialect emits beside types where there are none of the user's.</summary>
    /// <param name="space">The namespace of the contract's class.</param>
    /// <param name="companions">Expressions of the companions, with the files that they need.</param>
    public static EmittedContract Emit(
        ShapeGraph graph, string space, EmissionContext context, IReadOnlyList<(string Expression, EmittedFile? File)> companions)
    {
        if (companions.Count == 0)
            return Emit(graph);
        var (type, name) = (graph.Root.TypeName.CSharpName, $"{context.DataSetIdentifier}Contract");
        var writer = CodeWriter.ForFile();
        writer.Line($"namespace {space};");
        writer.Line();
        using (writer.Block($"internal sealed class {name} : global::Assay.Core.Adapters.PlainContract<{type}>"))
        {
            var expressions = string.Join(", ", companions.Select(companion => companion.Expression));
            writer.Line($"public override global::Assay.Core.Adapters.Companions Companions {{ get; }} = new({expressions});");
        }
        var file = new EmittedFile($"{space}.{name}.g.cs", writer.ToString());
        EmittedFile[] beside = [.. companions.Select(companion => companion.File).OfType<EmittedFile>()];
        return new EmittedContract(type, $"new global::{space}.{name}()", [.. beside, file])
        {
            Companions = new EmittedCompanions([.. companions.Select(companion => companion.Expression)], beside),
        };
    }

    private static EmittedContract Emit(ShapeGraph graph)
    {
        var type = graph.Root.TypeName.CSharpName;
        return new EmittedContract(
            type, $"new global::Assay.Core.Adapters.PlainContract<{type}>({ConcreteTypes.FunctionOf(graph, new PlainSide())})", []);
    }
}

/// <summary>Copies of edited types without an attribute: nobody edits the user's own for a trial.</summary>
internal sealed class BoundCopyDialect(ShapeGraph graph, ContractNaming naming) : BoundMappedDialect(graph, naming, new NoDecoration())
{
    /// <inheritdoc/>
    protected override IReadOnlyList<(string Expression, EmittedFile? File)> EmitCompanions(EmissionContext context) =>
        [(ConcreteTypes.CompanionOf(Graph, Naming), null)];

    private sealed class NoDecoration : ContractDecoration;
}
