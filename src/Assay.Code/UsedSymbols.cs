using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Assay.Code;

/// <summary>What a piece of code uses, with what no name in it says: conversions, and the methods behind loops and initializers.</summary>
internal static class UsedSymbols
{
    /// <summary>The symbols of one node, its children's left out.</summary>
    public static IEnumerable<ISymbol?> Of(SemanticModel model, SyntaxNode node, CancellationToken cancellation) => node switch
    {
        CommonForEachStatementSyntax loop when model.GetForEachStatementInfo(loop) is var info =>
            [info.GetEnumeratorMethod, info.MoveNextMethod, info.CurrentProperty, info.DisposeMethod, info.ElementConversion.MethodSymbol],
        UsingStatementSyntax held => EndsOf(model.GetTypeInfo(held.Expression ?? held.Declaration!.Type, cancellation).Type),
        LocalDeclarationStatementSyntax { UsingKeyword.RawKind: not 0, Declaration.Type: var held } =>
            EndsOf(model.GetTypeInfo(held, cancellation).Type),
        ExpressionSyntax expression => OfExpression(model, expression, cancellation),
        ConstructorInitializerSyntax => [model.GetSymbolInfo(node, cancellation).Symbol],
        ExplicitInterfaceSpecifierSyntax => [.. CalledMembers.ImplementedByName(model.GetDeclaredSymbol(node.Parent!, cancellation))],
        MethodDeclarationSyntax or BasePropertyDeclarationSyntax =>
            [model.GetDeclaredSymbol(node, cancellation) is { } member ? CalledMembers.OverriddenBy(member) : null],
        _ => [],
    };

    /// <summary>
    /// What a node means and cannot have from where it stands, such as a type of another assembly that is not public. Where several
    /// assemblies have one of that name, the compiler names none.
    /// </summary>
    public static IEnumerable<ISymbol> Unreachable(SemanticModel model, SyntaxNode node, CancellationToken cancellation)
    {
        if (node is not (ExpressionSyntax or ConstructorInitializerSyntax))
            return [];
        var meant = model.GetSymbolInfo(node, cancellation);
        return meant is { Symbol: null, CandidateSymbols: [] } && node is (MemberAccessExpressionSyntax or QualifiedNameSyntax)
            ? model.Compilation.GetTypesByMetadataName(node.ToString().Replace("global::", "", StringComparison.Ordinal))
            : meant.CandidateSymbols;
    }

    // A ref struct needs no interface for its end to be called.
    private static IEnumerable<ISymbol?> EndsOf(ITypeSymbol? held) =>
        held?.GetMembers("Dispose").Concat(held.GetMembers("DisposeAsync")) ?? [];

    private static IEnumerable<ISymbol?> OfExpression(SemanticModel model, ExpressionSyntax expression, CancellationToken cancellation)
    {
        var symbol = model.GetSymbolInfo(expression, cancellation).Symbol;
        return
        [
            symbol, model.GetConversion(expression, cancellation).MethodSymbol, AddedBy(model, expression, cancellation),
            .. AskedOf(symbol).Append(model.GetTypeInfo(expression, cancellation).ConvertedType)
                .Where(type => type?.TypeKind == TypeKind.Interface),
        ];
    }

    // What the types must be that stand in the parameters of one.
    private static IEnumerable<ITypeSymbol?> AskedOf(ISymbol? generic) => (generic switch
    {
        INamedTypeSymbol type => type.TypeParameters,
        IMethodSymbol method => method.TypeParameters,
        _ => [],
    }).SelectMany(parameter => parameter.ConstraintTypes);

    private static ISymbol? AddedBy(SemanticModel model, ExpressionSyntax expression, CancellationToken cancellation) =>
        expression.Parent is InitializerExpressionSyntax { RawKind: (int)SyntaxKind.CollectionInitializerExpression }
            ? model.GetCollectionInitializerSymbolInfo(expression, cancellation).Symbol
            : null;
}
