using Assay.Shapes.Graph;
using Microsoft.CodeAnalysis;

namespace Assay.Code;

/// <summary>Takes along the copies with type arguments that texts name.</summary>
/// <param name="interfaces">Gives types the interfaces among them.</param>
/// <param name="read">Takes code that has to be looked through for what it uses.</param>
/// <param name="take">Takes a member of a type along.</param>
internal sealed class ClosedCollector(
    ClosedCopies copies, MarkedText text, HelperCollector helpers, InterfaceCollector interfaces, Action<SyntaxNode> read,
    Action<TypeUnderWay, ISymbol> take)
{
    private readonly Dictionary<INamedTypeSymbol, HashSet<ISymbol>> used = new(SymbolEqualityComparer.Default);
    private readonly HashSet<INamedTypeSymbol> helpersOfGraph = new(SymbolEqualityComparer.Default);
    private readonly HashSet<INamedTypeSymbol> taken = new(SymbolEqualityComparer.Default);

    /// <summary>Notes the use of a member of the graph's types: of a generic one, copies with other type arguments are helpers.</summary>
    public void Use(INamedTypeSymbol type, ISymbol member)
    {
        if (!type.IsGenericType)
            return;
        if (!used.TryGetValue(type, out var members))
            used.Add(type, members = new(SymbolEqualityComparer.Default));
        if (members.Add(member) && helpersOfGraph.Contains(type))
            helpers.Take(type, member);
    }

    /// <summary>Takes what is new among the copies.</summary>
    public void Take(IReadOnlyList<TypeUnderWay> types)
    {
        foreach (var type in copies.Types.Concat(copies.Open.OfType<INamedTypeSymbol>()).Where(taken.Add))
            Take(type, types);
        foreach (var type in types)
            TakeMethods(type);
    }

    private void Take(INamedTypeSymbol type, IReadOnlyList<TypeUnderWay> types)
    {
        var definition = type.OriginalDefinition;
        helpers.Take(definition);
        if (!copies.IsOfGraph(definition))
            return;
        foreach (var member in helpersOfGraph.Add(definition) ? used.GetValueOrDefault(definition) ?? [] : [])
            helpers.Take(definition, member);
        if (type.TypeKind == TypeKind.Interface)
            interfaces.TakeClosed(type, types);
    }

    private void TakeMethods(TypeUnderWay type)
    {
        foreach (var method in copies.MethodsOf(type.Symbol).Where(type.Taken.Add))
        {
            var node = method.DeclaringSyntaxReferences[0].GetSyntax();
            read(node);
            type.Members.Add(new MemberCode(TypeMarks.ShortNameOf(method), text.OfClosed(node, method), LooksLikeData: false));
        }

        foreach (var method in copies.Open.OfType<IMethodSymbol>()
            .Where(method => SymbolEqualityComparer.Default.Equals(type.Symbol.OriginalDefinition, method.ContainingType)))
            take(type, method);
    }
}
