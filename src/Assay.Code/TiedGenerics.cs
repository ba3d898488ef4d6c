using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Assay.Code;

/// <summary>
/// Generic types and methods whose code knows a generic type of the graph with their own type parameters, such as <c>Page&lt;T&gt;</c>.
/// Contracts have ordinary types in the place of that one, as <c>PageOfOrder</c>: so copies of these have type arguments too.
/// </summary>
internal sealed class TiedGenerics
{
    private readonly SemanticModels models;
    private readonly HashSet<INamedTypeSymbol> stored;
    private readonly HashSet<ISymbol> tied = new(SymbolEqualityComparer.Default);
    private readonly MethodFamilies families;

    /// <param name="models">The code of the types.</param>
    /// <param name="stored">Definitions of the graph's generic types.</param>
    public TiedGenerics(SemanticModels models, IEnumerable<INamedTypeSymbol> stored)
    {
        this.models = models;
        this.stored = new(stored, SymbolEqualityComparer.Default);
        families = new MethodFamilies(this.stored.Count == 0 ? [] : ClosedTypes.DeclaredIn(models.Compilation.Assembly.GlobalNamespace));
        if (this.stored.Count == 0)
            return;
        List<(ISymbol Generic, HashSet<ISymbol> Known)> open = [.. models.Compilation.SyntaxTrees.SelectMany(GenericsIn)];
        var grows = true;
        while (grows)
            grows = open.RemoveAll(generic => generic.Known.Any(Contains) && Add(generic.Generic)) > 0;
    }

    /// <summary>Whether a definition is one of these, or one of the graph's.</summary>
    public bool Contains(ISymbol definition) => tied.Contains(definition)
        || (definition is INamedTypeSymbol type && (stored.Contains(type) || (type.ContainingType is { } outer && Contains(outer))));

    /// <summary>Whether a definition is that of a type of the graph.</summary>
    public bool IsStored(INamedTypeSymbol definition) => stored.Contains(definition);

    /// <summary>The methods that a call of one may lead to.</summary>
    public IReadOnlyList<IMethodSymbol> FamilyOf(IMethodSymbol definition) => families.Of(definition);

    private bool Add(ISymbol generic)
    {
        if (generic is IMethodSymbol method)
            tied.UnionWith(families.Of(method));
        else
            tied.Add(generic);
        return true;
    }

    private IEnumerable<(ISymbol Generic, HashSet<ISymbol> Known)> GenericsIn(SyntaxTree tree)
    {
        var model = models.Of(tree.GetRoot());
        foreach (var node in tree.GetRoot().DescendantNodes(node => node is not (BlockSyntax or ArrowExpressionClauseSyntax)))
        {
            if (node is TypeDeclarationSyntax or DelegateDeclarationSyntax or MethodDeclarationSyntax { TypeParameterList: not null }
                && model.GetDeclaredSymbol(node) is { } generic && MayBeClosed(generic))
                yield return (generic, KnownIn(node, generic, model));
        }
    }

    // What others call through a type of theirs they call with type arguments of their own.
    private bool MayBeClosed(ISymbol generic) => generic switch
    {
        INamedTypeSymbol type => type.IsGenericType
            && (type.ContainingType is not { } outer || stored.Contains(outer) || !outer.IsGenericType),
        IMethodSymbol method => families.Of(method)
            .All(member => SymbolEqualityComparer.Default.Equals(member.ContainingAssembly, models.Compilation.Assembly)),
        _ => false,
    };

    private static HashSet<ISymbol> KnownIn(SyntaxNode node, ISymbol generic, SemanticModel model)
    {
        HashSet<ISymbol> known = new(SymbolEqualityComparer.Default);
        foreach (var symbol in node.DescendantNodes().OfType<SimpleNameSyntax>().Select(name => model.GetSymbolInfo(name).Symbol)
            .OfType<ISymbol>())
        {
            if (symbol is IMethodSymbol { IsGenericMethod: true } method && method.TypeArguments.Any(IsOpen))
                known.Add(method.OriginalDefinition);
            for (var type = symbol as INamedTypeSymbol ?? symbol.ContainingType; type is not null; type = type.ContainingType)
            {
                if (type.TypeArguments.Any(IsOpen))
                    known.Add(type.OriginalDefinition);
            }
        }

        known.Remove(generic);
        return known;

        bool IsOpen(ITypeSymbol type) => type switch
        {
            ITypeParameterSymbol parameter => generic is not IMethodSymbol
                || SymbolEqualityComparer.Default.Equals(parameter.DeclaringMethod?.OriginalDefinition, generic),
            IArrayTypeSymbol array => IsOpen(array.ElementType),
            INamedTypeSymbol named => named.TypeArguments.Any(IsOpen),
            _ => false,
        };
    }
}
