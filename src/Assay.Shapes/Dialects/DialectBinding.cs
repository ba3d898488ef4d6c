using Assay.Shapes.Adoption;
using Assay.Shapes.Emission;

namespace Assay.Shapes.Dialects;

/// <summary>What a dialect makes of one graph: a <see cref="DialectRefusal"/> or a <see cref="BoundDialect"/>.</summary>
public abstract class DialectBinding
{
    private protected DialectBinding()
    {
    }

    /// <summary>Why the dialect cannot carry the graph, as a sentence; null where it can.</summary>
    public string? Refusal => (this as DialectRefusal)?.Sentence;
}

/// <summary>A dialect cannot carry a graph.</summary>
/// <param name="sentence">One sentence that names the member and the reason, such as "Marshal copies only flat structs: BookShelf.Books is
/// a List&lt;Book&gt;.".</param>
public sealed class DialectRefusal(string sentence) : DialectBinding
{
    /// <summary>One sentence that names the member and the reason.</summary>
    public string Sentence => sentence;
}

/// <summary>A dialect together with a graph that it carries.</summary>
public abstract class BoundDialect : DialectBinding
{
    private protected BoundDialect(string? qualifier) => Qualifier = qualifier;

    /// <summary>The further namespace segment of the contract types; null for none.</summary>
    public string? Qualifier { get; }

    /// <summary>Says what adopting the dialect asks of the code of the types. Nothing, unless a dialect says otherwise.</summary>
    public virtual DialectDemand Demand() => DialectDemand.None;

    /// <summary>
    /// What somebody who adopts the dialect would write, or let be generated: of the emitted files all but the mapper, unless a dialect
    /// says otherwise.
    /// </summary>
    public virtual IReadOnlyList<EmittedFile> AdoptedFiles(EmissionContext context) => WithoutMapper(Emit, context);

    /// <summary>Emits the contract types and the contract for one data set.</summary>
    public abstract EmittedContract Emit(EmissionContext context);

    /// <summary>The files of an emission but the mapper.</summary>
    private protected static IReadOnlyList<EmittedFile> WithoutMapper(Func<EmissionContext, EmittedContract> emit, EmissionContext context)
    {
        var mapper = new LeftOutMapper();
        return [.. emit(context with { Mapper = mapper }).Files.Where(file => !ReferenceEquals(file, mapper.File))];
    }
}

/// <summary>What a dialect emitted for one data set.</summary>
/// <param name="ContractType">The C# name of the contract's root type, such as <c>global::DataContract.Books.BookShelf</c>; the plain
/// type's where nothing is emitted.</param>
/// <param name="ContractInstance">A C# expression that makes the <c>Contract&lt;TPlain, TContract&gt;</c>, such as <c>new
/// global::DataContract.Books.BooksContract()</c>.</param>
/// <param name="Files">The files. Two data sets may emit a file of the same name when its content is the same.</param>
public sealed record EmittedContract(string ContractType, string ContractInstance, IReadOnlyList<EmittedFile> Files)
{
    /// <summary>
    /// What stands beside types of the user's that are taken as they are; null where types are emitted, or where nothing stands beside the
    /// user's.
    /// </summary>
    public EmittedCompanions? Companions { get; init; }
}

/// <summary>What a dialect emitted beside types that the library gets as they are.</summary>
/// <param name="Expressions">C# expressions of the companions.</param>
/// <param name="Files">The files that they need.</param>
public sealed record EmittedCompanions(IReadOnlyList<string> Expressions, IReadOnlyList<EmittedFile> Files);
