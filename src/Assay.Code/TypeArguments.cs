using Microsoft.CodeAnalysis;

namespace Assay.Code;

/// <summary>What the type parameters of a closed type stand for, and those of a closed method of it.</summary>
/// <param name="compilation">Where types are made.</param>
/// <param name="closed">The closed method; null for none.</param>
internal sealed class TypeArguments(Compilation compilation, INamedTypeSymbol owner, IMethodSymbol? closed = null)
{
    /// <summary>A type as the closed type has it.</summary>
    public ITypeSymbol In(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol parameter => ArgumentOf(parameter),
        IArrayTypeSymbol array => compilation.CreateArrayTypeSymbol(In(array.ElementType), array.Rank),
        INamedTypeSymbol { IsUnboundGenericType: true } => type,
        INamedTypeSymbol { ContainingType: { IsGenericType: true } outer } nested when
            ((INamedTypeSymbol)In(outer)).GetTypeMembers(nested.Name, nested.Arity) is [var inner] =>
            nested.Arity == 0 ? inner : inner.Construct([.. nested.TypeArguments.Select(In)]),
        INamedTypeSymbol { TypeArguments.Length: > 0 } named => named.OriginalDefinition.Construct([.. named.TypeArguments.Select(In)]),
        _ => type,
    };

    /// <summary>A generic method as the closed type has it.</summary>
    public IMethodSymbol In(IMethodSymbol method) => ((INamedTypeSymbol)In(method.ContainingType)).GetMembers(method.Name)
        .OfType<IMethodSymbol>()
        .First(own => SymbolEqualityComparer.Default.Equals(own.OriginalDefinition, method.OriginalDefinition))
        .Construct([.. method.TypeArguments.Select(In)]);

    private ITypeSymbol ArgumentOf(ITypeParameterSymbol parameter)
    {
        if (parameter.DeclaringMethod is { } declaring)
        {
            return SymbolEqualityComparer.Default.Equals(closed?.OriginalDefinition, declaring.OriginalDefinition)
                ? closed!.TypeArguments[parameter.Ordinal]
                : parameter;
        }

        for (var type = owner; type is not null; type = type.ContainingType)
        {
            if (SymbolEqualityComparer.Default.Equals(type.OriginalDefinition, parameter.DeclaringType))
                return type.TypeArguments[parameter.Ordinal];
        }

        return parameter;
    }
}
