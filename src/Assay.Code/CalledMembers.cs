using Microsoft.CodeAnalysis;

namespace Assay.Code;

/// <summary>Which members of a type others call than its own code: collections and serializers.</summary>
internal static class CalledMembers
{
    private const string Condition = "ShouldSerialize";
    private const string Presence = "Specified";

    private static readonly string[] Comparisons = ["Equals", "GetHashCode", "CompareTo"];
    private static readonly string[] OfCompilers = ["System.Diagnostics", "System.Runtime.CompilerServices"];

    private static readonly string[] Enumerables = ["System.Collections.IEnumerable", "System.Collections.Generic.IAsyncEnumerable<T>"];
    private static readonly string[] OfCollections = ["Add", "GetEnumerator"];

    private static readonly string[] Faces = ["System.IEquatable<T>", "System.IComparable", "System.IComparable<T>", "System.Runtime.Serialization.IDeserializationCallback"];

    /// <summary>Whether collections or serializers call members through an interface of .NET.</summary>
    public static bool IsCalledThrough(INamedTypeSymbol face) =>
        Faces.Contains(face.OriginalDefinition.ToDisplayString()) || IsOfCollections(face);

    /// <summary>Whether an interface makes of a class a collection, whose other members some serializers lose.</summary>
    public static bool IsOfCollections(INamedTypeSymbol face) =>
        face.AllInterfaces.Prepend(face).Any(part => Enumerables.Contains(part.OriginalDefinition.ToDisplayString()));

    /// <summary>Whether serializers look for the member in a class that is a collection, whatever interface it implements.</summary>
    public static bool IsCalledOfCollections(ISymbol member) => OfCollections.Contains(member.Name)
        && member is IMethodSymbol { MethodKind: MethodKind.Ordinary, IsStatic: false, DeclaredAccessibility: Accessibility.Public };

    /// <summary>Whether collections or serializers call the member.</summary>
    public static bool IsCalled(ISymbol member) => member switch
    {
        IMethodSymbol { MethodKind: MethodKind.Ordinary } method => Comparisons.Contains(method.Name) || method.Name.StartsWith(Condition, StringComparison.Ordinal) || IsCallback(method),
        IPropertySymbol property => property.Name.EndsWith(Presence, StringComparison.Ordinal) && property.Type.SpecialType == SpecialType.System_Boolean,
        _ => false,
    };

    /// <summary>Members that must come along with one: what overrides it, and an operator's counterpart.</summary>
    /// <param name="member">The member.</param>
    /// <param name="types">The types of the graph.</param>
    public static IEnumerable<ISymbol> RelativesOf(ISymbol member, IEnumerable<INamedTypeSymbol> types)
    {
        if (member is IMethodSymbol { MethodKind: MethodKind.UserDefinedOperator })
            return member.ContainingType.GetMembers().OfType<IMethodSymbol>().Where(other => other.MethodKind == MethodKind.UserDefinedOperator);
        return member.IsAbstract || member.IsVirtual || member.IsOverride
            ? types.SelectMany(type => type.GetMembers(member.Name)).Where(other => other.IsOverride && Overridden(other).Contains(member, SymbolEqualityComparer.Default)).Concat(Overridden(member))
            : [];
    }

    // A method with an attribute that says something to others than compilers and debuggers.
    private static bool IsCallback(IMethodSymbol method) => method.GetAttributes().Any(attribute =>
        attribute.AttributeClass?.ContainingNamespace.ToDisplayString() is string space && !OfCompilers.Any(known => space.StartsWith(known, StringComparison.Ordinal)));

    private static IEnumerable<ISymbol> Overridden(ISymbol member)
    {
        for (ISymbol? current = OverriddenBy(member); current is not null; current = OverriddenBy(current))
            yield return current;
    }

    private static ISymbol? OverriddenBy(ISymbol member) => member switch
    {
        IMethodSymbol method => method.OverriddenMethod,
        IPropertySymbol property => property.OverriddenProperty,
        _ => null,
    };
}
