namespace Assay.Shapes.Emission;

/// <summary>A file that the emitter writes into the adapter's build.</summary>
/// <param name="Name">Its name without folder, such as <c>DataContract.Books.Book.g.cs</c>; files of <c>.g.cs</c> are compiled, schemas go to their compilers.</param>
/// <param name="Content">Its text.</param>
public sealed record EmittedFile(string Name, string Content);
