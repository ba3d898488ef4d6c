using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>How one family of serializers wants contracts declared.</summary>
public abstract class Dialect
{
    /// <summary>The name that rows use, such as <c>data-contract</c>.</summary>
    public abstract string Name { get; }

    /// <summary>
    /// First segment of the namespaces of its contract types, which formats write: short, and never changed. Empty where types are taken as
    /// they are.
    /// </summary>
    public virtual string Prefix => "";

    /// <summary>
    /// Why no contract of this dialect reads one member of what a whole contract wrote, as a sentence; null where a reader finds members by
    /// name or number.
    /// </summary>
    public virtual string? OneMemberRefusal => null;

    /// <summary>Whether copies of a graph's types can be emitted at all, whatever the dialect.</summary>
    public static bool CanCopy(ShapeGraph graph) =>
        Uncopied.Find(graph, refusesValuesOfProcess: false, copiesPointers: true, carriesElements: true) is null;

    /// <summary>
    /// Binds the dialect to a graph, or refuses it. A delegate, a pointer, a handle or an <c>ArrayList</c> is for the library to judge that
    /// gets the types as they are.
    /// </summary>
    /// <param name="qualifier">A further namespace segment for contract types, which decides no refusal; null unless two data sets have
    /// different types of one short name, where the later gets its own.</param>
    public DialectBinding Bind(ShapeGraph graph, string? qualifier = null)
    {
        if (Finding.First(graph, shape => shape is UnsupportedShape { IsTakenAsItIs: false }) is { } finding)
            return new DialectRefusal(finding.Offender is UnsupportedShape { IsLimitOfAssay: true }
                ? $"Assay cannot emit this yet: {finding}."
                : $"Assay handles only data: {finding}.");
        return !TakesTypesAsTheyAre(graph)
            && Uncopied.Find(graph, graph.IsScanned, CopiesValuesOfProcess, CarriesElements) is { } sentence
            ? new DialectRefusal(sentence)
            : BindData(graph, qualifier);
    }

    /// <summary>Whether the user's own types are what the library gets of a graph, and no copies.</summary>
    private protected virtual bool TakesTypesAsTheyAre(ShapeGraph graph) => false;

    /// <summary>
    /// Whether what it emits has members for delegates, pointers and handles, so that the library answers; otherwise they must be empty.
    /// </summary>
    private protected virtual bool CopiesValuesOfProcess => false;

    /// <summary>
    /// Whether what it emits has a place for the elements of classes that derive from a collection of the runtime, as copies have.
    /// </summary>
    private protected virtual bool CarriesElements => CopiesValuesOfProcess;

    /// <summary>Binds the dialect to a graph that holds only data, or refuses it.</summary>
    private protected abstract DialectBinding BindData(ShapeGraph graph, string? qualifier);
}

/// <summary>What Assay emits no copies of.</summary>
internal static class Uncopied
{
    /// <summary>Why no contract types can be emitted for a graph, as a sentence; null where they can.</summary>
    /// <param name="refusesValuesOfProcess">Whether delegates, pointers and handles are in the way. Contracts that have no place for them
    /// leave them out: they must be empty.</param>
    /// <param name="copiesPointers">Whether contracts have members for pointers.</param>
    /// <param name="carriesElements">Whether contracts have a place for the elements of classes that derive from a collection.</param>
    public static string? Find(ShapeGraph graph, bool refusesValuesOfProcess, bool copiesPointers, bool carriesElements)
    {
        if (Finding.First(graph,
            shape => shape is UnsupportedShape { IsOfProcess: true } bound
                && (refusesValuesOfProcess || (bound.IsPointer && !copiesPointers))) is { } bound)
            return $"Assay has nothing to emit for what is no data: {bound}.";
        if (Finding.First(graph, shape => shape is UnsupportedShape { IsOfProcess: false, HasText: false }) is { } untyped)
            return $"Assay cannot emit this yet: {untyped}.";
        return Finding.FirstType(graph,
            type => type.RuntimeBase is not null && !(carriesElements && type is { Collected: not null, IsNameable: true })) is { } derived
            ? $"Assay cannot emit this yet: {derived} derives from {derived.RuntimeBase}."
            : null;
    }
}
