using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>How one family of serializers wants contracts declared.</summary>
public abstract class Dialect
{
    /// <summary>The name that rows use, such as <c>data-contract</c>.</summary>
    public abstract string Name { get; }

    /// <summary>
    /// Why no contract of this dialect reads one member of what a whole contract wrote, as a sentence; null where a reader finds members by name or number.
    /// </summary>
    public virtual string? OneMemberRefusal => null;

    /// <summary>Whether the serializer gets the user's own types, so that it may carry types that Assay has no copies for.</summary>
    private protected virtual bool TakesTypesAsTheyAre => false;

    /// <summary>Binds the dialect to a graph, or refuses it. No dialect carries a delegate, a pointer or a handle.</summary>
    /// <param name="graph">The plain types.</param>
    /// <param name="qualifier">A further namespace segment for contract types, which decides no refusal; null unless two data sets have different types of one short name, where the later gets its own.</param>
    public DialectBinding Bind(ShapeGraph graph, string? qualifier = null)
    {
        if (Finding.First(graph, shape => shape is UnsupportedShape { IsLimitOfAssay: false }) is { } finding)
            return new DialectRefusal($"Assay handles only data: {finding}.");
        if (!(TakesTypesAsTheyAre && graph.Root is not UnsupportedShape) && Finding.First(graph, shape => shape is UnsupportedShape) is { } limit)
            return new DialectRefusal($"Assay cannot emit this yet: {limit}.");
        return BindData(graph, qualifier);
    }

    /// <summary>Binds the dialect to a graph that holds only data, or refuses it.</summary>
    private protected abstract DialectBinding BindData(ShapeGraph graph, string? qualifier);
}
