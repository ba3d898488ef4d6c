using Assay.Shapes.Emission;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Assay.Code;

/// <summary>Writes code as text in which every name of a user's type is marked.</summary>
/// <param name="compilation">The code of the types.</param>
/// <param name="names">The marks.</param>
internal sealed class MarkedText(CSharpCompilation compilation, TypeMarks names)
{
    /// <summary>The text of a piece of code.</summary>
    public string Of(SyntaxNode node) => new Marking(compilation.GetSemanticModel(node.SyntaxTree), names).Visit(node)!.WithoutTrivia().ToFullString();

    private sealed class Marking(SemanticModel model, TypeMarks names) : CSharpSyntaxRewriter
    {
        public override SyntaxNode? Visit(SyntaxNode? node)
        {
            if (node is not (NameSyntax or MemberAccessExpressionSyntax) || model.GetSymbolInfo(node).Symbol is not INamedTypeSymbol type || !names.IsOwn(type) || node.Parent is AttributeSyntax)
                return base.Visit(node);
            return SyntaxFactory.IdentifierName(names.Of(type)).WithTriviaFrom(node);
        }
    }
}

/// <summary>Names of types, those of the user's own marked.</summary>
/// <param name="own">The assembly of the user's types.</param>
/// <param name="stored">The types of the graph, as C# names them.</param>
internal sealed class TypeMarks(IAssemblySymbol own, IReadOnlySet<string> stored)
{
    private static readonly SymbolDisplayFormat Full = SymbolDisplayFormat.FullyQualifiedFormat.AddMiscellaneousOptions(SymbolDisplayMiscellaneousOptions.ExpandValueTuple);

    /// <summary>Whether the type, or one that its name holds, is of the user's source.</summary>
    public bool IsOwn(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => IsOwn(array.ElementType),
        INamedTypeSymbol named => IsDeclaredHere(named) || named.TypeArguments.Any(IsOwn) || (named.ContainingType is { } outer && IsOwn(outer)),
        _ => false,
    };

    /// <summary>Whether the type's own definition is of the user's source.</summary>
    public bool IsDeclaredHere(ISymbol type) => SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, own);

    /// <summary>The name as C# writes it in full, without marks.</summary>
    public static string PlainNameOf(ITypeSymbol type) => type.ToDisplayString(Full);

    /// <summary>Whether the type is one of the graph's.</summary>
    public bool IsStored(ITypeSymbol type) => stored.Contains(PlainNameOf(type));

    /// <summary>The name as C# writes it in full, with marks.</summary>
    public string Of(ITypeSymbol type)
    {
        if (!IsOwn(type) || type is not (INamedTypeSymbol or IArrayTypeSymbol))
            return PlainNameOf(type);
        if (type is IArrayTypeSymbol array)
            return $"{Of(array.ElementType)}[{new string(',', array.Rank - 1)}]";
        INamedTypeSymbol named = (INamedTypeSymbol)type;
        if (named.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T)
            return $"{Of(named.TypeArguments[0])}?";
        string name = EscapedNameOf(named) + (named.TypeArguments.Length == 0 ? "" : $"<{string.Join(", ", named.TypeArguments.Select(Of))}>");
        string full = named.ContainingType is { } outer ? $"{Of(outer)}.{name}"
            : named.ContainingNamespace.IsGlobalNamespace ? $"global::{name}"
            : $"{named.ContainingNamespace.ToDisplayString(Full)}.{name}";
        return IsDeclaredHere(named) && (named.ContainingType is null || IsStored(named) || IsStored(named.ContainingType)) ? CodeMarks.Mark(full) : full;
    }

    private static string EscapedNameOf(INamedTypeSymbol type) => SyntaxFacts.GetKeywordKind(type.Name) == SyntaxKind.None ? type.Name : $"@{type.Name}";
}
