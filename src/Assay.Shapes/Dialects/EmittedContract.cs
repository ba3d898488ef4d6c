using Assay.Shapes.Emission;

namespace Assay.Shapes.Dialects;

/// <summary>What a dialect emitted for one data set.</summary>
/// <param name="ContractType">The C# name of the contract's root type, such as <c>global::DataContract.Books.BookShelf</c>; the plain type's where nothing is emitted.</param>
/// <param name="ContractInstance">A C# expression that makes the <c>Contract&lt;TPlain, TContract&gt;</c>, such as <c>new global::DataContract.Books.BooksContract()</c>.</param>
/// <param name="Files">The files. Two data sets may emit a file of the same name when its content is the same.</param>
public sealed record EmittedContract(string ContractType, string ContractInstance, IReadOnlyList<EmittedFile> Files);
