using Microsoft.CodeAnalysis;

namespace Assay.Code;

/// <summary>
/// Generic methods that a call of one may lead to: what a method overrides or implements, and what overrides or implements it.
/// </summary>
internal sealed class MethodFamilies
{
    private readonly Dictionary<IMethodSymbol, List<IMethodSymbol>> families = new(SymbolEqualityComparer.Default);

    /// <param name="types">The definitions of all types whose methods are asked for.</param>
    public MethodFamilies(IEnumerable<INamedTypeSymbol> types)
    {
        foreach (var type in types)
        {
            foreach (var method in GenericsOf(type))
            {
                if (method.OverriddenMethod is { } overridden)
                    Join(method, overridden);
            }

            foreach (var member in type.AllInterfaces.SelectMany(GenericsOf))
            {
                if (type.FindImplementationForInterfaceMember(member) is IMethodSymbol method)
                    Join(method, member);
            }
        }
    }

    /// <summary>The family of a method's definition, itself among it.</summary>
    public IReadOnlyList<IMethodSymbol> Of(IMethodSymbol method) => families.GetValueOrDefault(method) ?? [method];

    private static IEnumerable<IMethodSymbol> GenericsOf(INamedTypeSymbol type) =>
        type.GetMembers().OfType<IMethodSymbol>().Where(method => method.IsGenericMethod);

    private void Join(IMethodSymbol method, IMethodSymbol other)
    {
        var family = FamilyOf(method.OriginalDefinition);
        var joined = FamilyOf(other.OriginalDefinition);
        if (family == joined)
            return;
        family.AddRange(joined);
        foreach (var member in joined)
            families[member] = family;
    }

    private List<IMethodSymbol> FamilyOf(IMethodSymbol method)
    {
        if (!families.TryGetValue(method, out var family))
            families.Add(method, family = [method]);
        return family;
    }
}
