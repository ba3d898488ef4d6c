using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Assay.Code;

/// <summary>The declaration of a generic type or method, as that of a copy with type arguments in the place of type parameters.</summary>
/// <param name="Node">The generic declaration.</param>
/// <param name="Name">The name of the copy.</param>
/// <param name="IsHidden">Whether a type argument is not public, and so the copy cannot be.</param>
internal sealed record ClosedDeclaration(SyntaxNode Node, string Name, bool IsHidden)
{
    /// <summary>Whether a node belongs to the type parameters, which the copy does not have.</summary>
    public bool IsLeftOut(SyntaxNode node) =>
        node.Parent == Node && node is TypeParameterListSyntax or TypeParameterConstraintClauseSyntax;

    /// <summary>What the copy has in the place of a node.</summary>
    public SyntaxNode? Of(SyntaxNode node, SyntaxNode? copy) => copy switch
    {
        ConstructorDeclarationSyntax constructor when node.Parent == Node => constructor.WithIdentifier(Renamed(constructor.Identifier)),
        DestructorDeclarationSyntax destructor when node.Parent == Node => destructor.WithIdentifier(Renamed(destructor.Identifier)),
        _ when node != Node => copy,
        BaseTypeDeclarationSyntax type => Hidden(type.WithIdentifier(Renamed(type.Identifier))),
        DelegateDeclarationSyntax type => Hidden(type.WithIdentifier(Renamed(type.Identifier))),
        MethodDeclarationSyntax method => Hidden(method.WithIdentifier(Renamed(method.Identifier))),
        _ => copy,
    };

    private MemberDeclarationSyntax Hidden(MemberDeclarationSyntax copy) => !IsHidden ? copy : copy.WithModifiers(SyntaxFactory.TokenList(
        copy.Modifiers.SelectMany(modifier => modifier.Kind() switch
        {
            SyntaxKind.PublicKeyword => [SyntaxFactory.Token(SyntaxKind.InternalKeyword).WithTriviaFrom(modifier)],
            SyntaxKind.ProtectedKeyword => [SyntaxFactory.Token(SyntaxKind.PrivateKeyword).WithTriviaFrom(modifier), modifier],
            _ => (SyntaxToken[])[modifier],
        })));

    private SyntaxToken Renamed(SyntaxToken name) => SyntaxFactory.Identifier(Name).WithTriviaFrom(name);
}
