using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Mapping;

namespace Assay.Shapes.Dialects;

/// <summary>The user's own types as they are.</summary>
public class PlainDialect : Dialect
{
    /// <inheritdoc/>
    public override string Name => "plain";

    /// <inheritdoc/>
    public override EmittedContract Emit(ShapeGraph graph, EmissionContext context) => Of(graph);

    /// <summary>The contract that copies nothing.</summary>
    internal static EmittedContract Of(ShapeGraph graph)
    {
        var type = graph.Root.TypeName.CSharpName;
        return new EmittedContract(type, $"new global::Assay.Core.Adapters.PlainContract<{type}>({ConcreteTypes.FunctionOf(graph, new PlainSide())})", []);
    }

    /// <summary>The contract that copies nothing, with what a dialect emits beside types where there are none of the user's.</summary>
    /// <param name="graph">The plain types.</param>
    /// <param name="space">The namespace of the contract's class.</param>
    /// <param name="context">The data set.</param>
    /// <param name="companions">Expressions of the companions, with the files that they need.</param>
    internal static EmittedContract Of(ShapeGraph graph, string space, EmissionContext context, IReadOnlyList<(string Expression, EmittedFile? File)> companions)
    {
        if (companions.Count == 0)
            return Of(graph);
        var (type, name) = (graph.Root.TypeName.CSharpName, $"{context.DataSetIdentifier}Contract");
        var writer = CodeWriter.ForFile();
        writer.Line($"namespace {space};");
        writer.Line();
        using (writer.Block($"internal sealed class {name} : global::Assay.Core.Adapters.PlainContract<{type}>"))
        {
            var expressions = string.Join(", ", companions.Select(companion => companion.Expression));
            writer.Line($"public override global::Assay.Core.Adapters.Companions Companions {{ get; }} = new({expressions});");
        }
        var file = new EmittedFile($"{space.Replace("@", "", StringComparison.Ordinal)}.{name}.g.cs", writer.ToString());
        return new EmittedContract(type, $"new global::{space}.{name}()", [.. companions.Select(companion => companion.File).OfType<EmittedFile>(), file]);
    }
}

/// <summary>One string, for rows that encode text and nothing else.</summary>
public sealed class TextDialect : PlainDialect
{
    /// <inheritdoc/>
    public override string Name => "text";

    /// <inheritdoc/>
    public override string? Refuse(ShapeGraph graph) =>
        base.Refuse(graph)
        ?? (graph.Root is PrimitiveShape { Kind: PrimitiveKind.String } ? null : $"An encoding handles only one string: the root is {Finding.WithArticle(graph.Root)}.");
}

/// <summary>The user's own type, copied byte by byte: it may hold no reference.</summary>
public sealed class UnmanagedDialect : PlainDialect
{
    /// <inheritdoc/>
    public override string Name => "unmanaged";

    /// <inheritdoc/>
    public override string? OneMemberRefusal => "A memory copy stores members by position: a struct of one member has another layout.";

    /// <inheritdoc/>
    public override string? Refuse(ShapeGraph graph)
    {
        if (base.Refuse(graph) is { } reason)
            return reason;
        if (Finding.First(graph, IsReference, isWholeMemory: true) is { } finding)
            return $"A memory copy does not support references: {finding}.";
        if (graph.Objects.FirstOrDefault(type => !type.IsValueType) is { } reference)
            return $"A memory copy does not support references: {reference} is a class.";
        return graph.Root is NullableShape ? $"A memory copy needs a struct as root: the root is {Finding.WithArticle(graph.Root)}." : null;
    }

    private static bool IsReference(Shape shape) => !shape.IsValueType || shape is CollectionShape or PrimitiveShape { Kind: PrimitiveKind.BigInteger };
}
