using Assay.Shapes.Adoption;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>How one family of serializers wants contracts declared.</summary>
public abstract class Dialect
{
    /// <summary>The name that rows use, such as <c>data-contract</c>.</summary>
    public abstract string Name { get; }

    /// <summary>
    /// Says why the dialect cannot carry the graph: one sentence that names the member and the reason, such as
    /// "Marshal copies flat structs: BookShelf.Books is a List&lt;Book&gt;."; null where it can.
    /// An override asks the base first: no dialect carries a delegate, a pointer or a handle.
    /// </summary>
    public virtual string? Refuse(ShapeGraph graph) =>
        Finding.First(graph, shape => shape is UnsupportedShape) is { } finding ? $"Assay handles only data: {finding}." : null;

    /// <summary>
    /// Why no contract of this dialect reads one member of what a whole contract wrote, as a sentence; null where a reader finds members by name or number.
    /// </summary>
    public virtual string? OneMemberRefusal => null;

    /// <summary>Says what adopting the dialect asks of the code of the types; asked only where <see cref="Refuse"/> gave null. Nothing, unless a dialect says otherwise.</summary>
    public virtual DialectDemand Demand(ShapeGraph graph) => DialectDemand.None;

    /// <summary>
    /// What somebody who adopts the dialect would write, or let be generated: of the emitted files all but the mapper, unless a dialect says otherwise. Asked only where
    /// <see cref="Refuse"/> gave null.
    /// </summary>
    public virtual IReadOnlyList<EmittedFile> AdoptedFiles(ShapeGraph graph, EmissionContext context)
    {
        var mapper = new LeftOutMapper();
        return [.. Emit(graph, context with { Mapper = mapper }).Files.Where(file => !ReferenceEquals(file, mapper.File))];
    }

    /// <summary>Emits the contract types and the contract for one data set; called only where <see cref="Refuse"/> gave null.</summary>
    public abstract EmittedContract Emit(ShapeGraph graph, EmissionContext context);
}

/// <summary>What a dialect emitted for one data set.</summary>
/// <param name="ContractType">The C# name of the contract's root type, such as <c>global::DataContract.Books.BookShelf</c>; the plain type's where nothing is emitted.</param>
/// <param name="ContractInstance">A C# expression that makes the <c>Contract&lt;TPlain, TContract&gt;</c>, such as <c>new global::DataContract.Books.BooksContract()</c>.</param>
/// <param name="Files">The files. Two data sets may emit a file of the same name when its content is the same.</param>
public sealed record EmittedContract(string ContractType, string ContractInstance, IReadOnlyList<EmittedFile> Files);
