using Assay.Shapes.Graph;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Assay.Code;

/// <summary>
/// Types beside the graph that its code uses. One is copied where contracts cannot use the user's: it or a used member is not public, or it
/// knows types of the graph.
/// </summary>
internal sealed class HelperCollector(CSharpCompilation compilation, TypeMarks marks, MarkedText text)
{
    private readonly Dictionary<INamedTypeSymbol, SyntaxNode> used = new(SymbolEqualityComparer.Default);
    private readonly HashSet<INamedTypeSymbol> hidden = new(SymbolEqualityComparer.Default);

    /// <summary>Notes the use of a type.</summary>
    /// <param name="type">The type; of one that is nested in another helper, that one is meant.</param>
    /// <param name="read">Takes code that has to be looked through for what it uses.</param>
    /// <param name="from">The code that uses it: what a helper uses of itself hides nothing.</param>
    /// <param name="member">Which of its members is used; null for none.</param>
    public void Use(INamedTypeSymbol type, Action<SyntaxNode> read, SyntaxNode from, ISymbol? member = null)
    {
        INamedTypeSymbol outer = type.OriginalDefinition;
        while (outer.ContainingType is { } container && !marks.IsStored(container))
            outer = container;
        bool isOpen = IsPublic(type.OriginalDefinition) && (member is null || IsOpen(member));
        if (!isOpen && used.GetValueOrDefault(outer) != from)
            hidden.Add(outer);
        if (outer.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax() is SyntaxNode node && used.TryAdd(outer, node))
            read(node);
    }

    /// <summary>Those that contracts need a copy of.</summary>
    public IReadOnlyList<HelperCode> Copied()
    {
        Dictionary<INamedTypeSymbol, HashSet<INamedTypeSymbol>> needs = new(SymbolEqualityComparer.Default);
        foreach ((INamedTypeSymbol helper, SyntaxNode node) in used)
            needs[helper] = TypesIn(node);
        HashSet<INamedTypeSymbol> copied =
            new(used.Keys.Where(helper => hidden.Contains(helper) || needs[helper].Any(marks.IsStored)), SymbolEqualityComparer.Default);
        while (used.Keys.FirstOrDefault(helper => !copied.Contains(helper) && needs[helper].Overlaps(copied)) is INamedTypeSymbol next)
            copied.Add(next);
        return [.. copied.OrderBy(TypeMarks.PlainNameOf, StringComparer.Ordinal).Select(helper => new HelperCode(
            TypeMarks.PlainNameOf(helper), helper.ContainingType is { } container ? TypeMarks.PlainNameOf(container) : "", helper.Name,
            text.Of(used[helper], helper)))];
    }

    private static bool IsOpen(ISymbol member) =>
        member.DeclaredAccessibility is Accessibility.Public or Accessibility.NotApplicable;

    private static bool IsPublic(INamedTypeSymbol type) =>
        type.DeclaredAccessibility == Accessibility.Public && (type.ContainingType is not { } outer || IsPublic(outer));

    private HashSet<INamedTypeSymbol> TypesIn(SyntaxNode node)
    {
        SemanticModel model = compilation.GetSemanticModel(node.SyntaxTree);
        return new HashSet<INamedTypeSymbol>(
            node.DescendantNodes().OfType<ExpressionSyntax>().Select(name => model.GetSymbolInfo(name).Symbol).OfType<INamedTypeSymbol>()
                .Where(marks.IsDeclaredHere), SymbolEqualityComparer.Default);
    }
}
