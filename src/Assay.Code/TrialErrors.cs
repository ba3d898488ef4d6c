using Assay.Shapes.Graph;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Assay.Code;

/// <summary>What the compiler says of contracts with a user's code, and which pieces of that code it is about.</summary>
internal sealed class TrialErrors(CSharpCompilation compilation, CancellationToken cancellation)
{
    /// <summary>A class does not implement an abstract member that it inherits, or a member of an interface.</summary>
    private static readonly string[] Unimplemented = ["CS0534", "CS0535", "CS0738"];

    private readonly IReadOnlyList<Diagnostic> errors =
        [.. compilation.GetDiagnostics(cancellation).Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)];

    /// <summary>How many there are.</summary>
    public int Count => errors.Count;

    /// <summary>Diagnostics that the author of what is used has named, and no compiler: the user's own compilation went without
    /// them.</summary>
    public IEnumerable<string> OfLibraries =>
        errors.Select(error => error.Id).Where(id => !id.StartsWith("CS", StringComparison.Ordinal)).Distinct();

    /// <summary>The pieces, each with the first error about it: those that errors stand in, or else abstract members and members of
    /// interfaces, whose implementation did not compile and is gone.</summary>
    public IReadOnlyList<(CodePiece Piece, Diagnostic Error)> Pieces()
    {
        var found = First(errors.Select(error => (PieceAt(error.Location), error)));
        return found.Count > 0
            ? found
            : First(errors.Where(error => Unimplemented.Contains(error.Id))
                .SelectMany(error => MissingIn(error.Location).Select(member => (PieceOf(member), error))));
    }

    private static IReadOnlyList<(CodePiece, Diagnostic)> First(IEnumerable<(CodePiece? Piece, Diagnostic Error)> found) =>
        [.. found.Where(pair => pair.Piece is not null).DistinctBy(pair => pair.Piece).Select(pair => (pair.Piece!, pair.Error))];

    // A member of another assembly stands in no piece: its interface goes.
    private static CodePiece? PieceOf(ISymbol member) => member.Locations[0].IsInSource
        ? PieceAt(member.Locations[0])
        : CodePiece.Interface(TypeMarks.PlainNameOf(member.ContainingType));

    private static CodePiece? PieceAt(Location location) =>
        location.IsInSource ? CodePiece.Parse(location.GetMappedLineSpan().Path) : null;

    private IEnumerable<ISymbol> MissingIn(Location location)
    {
        var at = location.SourceTree!.GetRoot(cancellation).FindNode(location.SourceSpan);
        var type = compilation.GetSemanticModel(location.SourceTree)
            .GetDeclaredSymbol(at.FirstAncestorOrSelf<TypeDeclarationSyntax>()!, cancellation)!;
        List<ISymbol> members = [.. Bases(type).Prepend(type).SelectMany(part => part.GetMembers())];
        HashSet<ISymbol> overridden = new(members.Select(CalledMembers.OverriddenBy).OfType<ISymbol>(), SymbolEqualityComparer.Default);
        return members.Where(member => member.IsAbstract && !overridden.Contains(member))
            .Concat(type.AllInterfaces.SelectMany(face => face.GetMembers())
                .Where(member => member.IsAbstract && type.FindImplementationForInterfaceMember(member) is null));
    }

    private static IEnumerable<INamedTypeSymbol> Bases(INamedTypeSymbol type)
    {
        for (var next = type.BaseType; next is not null; next = next.BaseType)
            yield return next;
    }
}
