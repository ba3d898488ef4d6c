using System.Collections.Immutable;
using Microsoft.CodeAnalysis;

namespace Assay.Code;

/// <summary>
/// The copies with type arguments that code gets of generic types and methods: each that a text names is noted here, and has to come along.
/// </summary>
/// <param name="tied">Which generic types and methods have such copies.</param>
internal sealed class ClosedCopies(TiedGenerics tied, TypeMarks marks)
{
    /// <summary>Type arguments in type arguments: a type may name itself with ever longer ones.</summary>
    private const int Deepest = 6;

    private readonly Dictionary<INamedTypeSymbol, string> types = new(SymbolEqualityComparer.Default);
    private readonly Dictionary<string, ClosedMethod> methods = new(StringComparer.Ordinal);
    private readonly HashSet<ISymbol> open = new(SymbolEqualityComparer.Default);
    private readonly HashSet<string> taken = new(StringComparer.Ordinal);

    /// <summary>How many copies there are.</summary>
    public int Count => types.Count + methods.Count + open.Count;

    /// <summary>The types, none of them of the graph.</summary>
    public IReadOnlyList<INamedTypeSymbol> Types => [.. types.Keys];

    /// <summary>Definitions that code names where type arguments are not known.</summary>
    public IReadOnlyList<ISymbol> Open => [.. open];

    /// <summary>Whether copies of a generic type or method have type arguments.</summary>
    public bool IsTied(ISymbol generic) => tied.Contains(generic.OriginalDefinition);

    /// <summary>Whether the type is one of the graph's, or the definition of one.</summary>
    public bool IsOfGraph(INamedTypeSymbol type) => tied.IsStored(type.OriginalDefinition) || marks.IsStored(type);

    /// <summary>Whether code names a definition where type arguments are not known.</summary>
    public bool IsOpen(ISymbol definition) => open.Contains(definition);

    /// <summary>Whether a type argument is not public, and so no copy with it.</summary>
    public bool IsHidden(INamedTypeSymbol type) => ArgumentsOf(type).Any(IsHidden);

    /// <summary>Whether a type argument is not public, and so no copy with it.</summary>
    public bool IsHidden(IMethodSymbol method) => method.TypeArguments.Any(IsHidden);

    /// <summary>Notes a type that a text names.</summary>
    public void Note(INamedTypeSymbol type)
    {
        if (!IsTied(type) || (type.ContainingType is { } outer && !IsOfGraph(outer)))
            return;
        if (ArgumentsOf(type).All(argument => IsClosed(argument)))
            NameOf(type);
        else
            open.Add(type.OriginalDefinition);
    }

    /// <summary>The name of the copy of a type.</summary>
    public string NameOf(INamedTypeSymbol type)
    {
        if (!types.TryGetValue(type, out var name))
        {
            types.Add(type, name = Free([(INamespaceOrTypeSymbol)type.ContainingSymbol], type.Name, type.TypeArguments));
        }

        return name;
    }

    /// <summary>The name of the copy of a method, which is noted; null where its type arguments are not known.</summary>
    public string? NameOf(IMethodSymbol method)
    {
        var family = tied.FamilyOf(method.OriginalDefinition);
        if (!ArgumentsOf(method.ContainingType).Concat(method.TypeArguments).All(argument => IsClosed(argument)))
        {
            open.UnionWith(family);
            return null;
        }

        var owner = family.Count == 1 ? method.ContainingType : null;
        var key = string.Join(
            ' ', [owner?.ToDisplayString(), family[0].ToDisplayString(), .. method.TypeArguments.Select(TypeMarks.PlainNameOf)]);
        if (!methods.TryGetValue(key, out var closed))
        {
            var name = Free(
                owner is null ? [.. family.Select(member => member.ContainingType)] : [owner],
                method.Name[(method.Name.LastIndexOf('.') + 1)..], method.TypeArguments);
            methods.Add(key, closed = new ClosedMethod(name, family, method.TypeArguments, owner));
        }

        return closed.Name;
    }

    /// <summary>The methods of a closed type of which there are copies.</summary>
    public IReadOnlyList<IMethodSymbol> MethodsOf(INamedTypeSymbol type) => [.. methods.Values.SelectMany(method => method.In(type))];

    private bool IsHidden(ITypeSymbol argument) => argument switch
    {
        IArrayTypeSymbol array => IsHidden(array.ElementType),
        INamedTypeSymbol named => marks.IsHiddenHere(named) || IsHidden(named),
        _ => false,
    };

    private string Free(IReadOnlyList<INamespaceOrTypeSymbol> containers, string name, IReadOnlyList<ITypeSymbol> arguments)
    {
        if (arguments.Count == 0)
            return name;
        var plain = $"{name}Of{string.Join("And", arguments.Select(WordOf))}";
        var free = plain;
        for (var i = 2; containers.Any(container => container.GetMembers(free).Length > 0)
            || !taken.Add($"{containers[0].ToDisplayString()}.{free}"); i++)
            free = $"{plain}{i}";
        return free;
    }

    private static string WordOf(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => $"{WordOf(array.ElementType)}Array",
        INamedTypeSymbol { TypeArguments: { Length: > 0 } inner } named => $"{named.Name}Of{string.Join("And", inner.Select(WordOf))}",
        _ => type.Name,
    };

    private static IEnumerable<ITypeSymbol> ArgumentsOf(INamedTypeSymbol type) =>
        type.ContainingType is { } outer ? ArgumentsOf(outer).Concat(type.TypeArguments) : type.TypeArguments;

    private static bool IsClosed(ITypeSymbol type, int depth = 0) => depth < Deepest && type switch
    {
        IArrayTypeSymbol array => IsClosed(array.ElementType, depth + 1),
        INamedTypeSymbol { IsAnonymousType: false, IsUnboundGenericType: false, TypeKind: not TypeKind.Error } named =>
            ArgumentsOf(named).All(argument => IsClosed(argument, depth + 1)),
        IDynamicTypeSymbol => true,
        _ => false,
    };

    /// <param name="Name">The name of the copies.</param>
    /// <param name="Family">The methods that a call may lead to.</param>
    /// <param name="Arguments">The type arguments.</param>
    /// <param name="Owner">The only type that has a copy; null for all that declare a method of the family.</param>
    private sealed record ClosedMethod(
        string Name, IReadOnlyList<IMethodSymbol> Family, ImmutableArray<ITypeSymbol> Arguments, INamedTypeSymbol? Owner)
    {
        public IEnumerable<IMethodSymbol> In(INamedTypeSymbol type) => Owner is null || SymbolEqualityComparer.Default.Equals(Owner, type)
            ? Family.Where(method => SymbolEqualityComparer.Default.Equals(method.ContainingType, type.OriginalDefinition))
                .SelectMany(method => type.GetMembers(method.Name).OfType<IMethodSymbol>()
                    .Where(own => SymbolEqualityComparer.Default.Equals(own.OriginalDefinition, method)))
                .Select(own => own.Construct([.. Arguments]))
            : [];
    }
}
