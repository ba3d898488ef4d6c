using Microsoft.CodeAnalysis;

namespace Assay.Code;

/// <summary>Which members of a type others call than its own code: collections and serializers.</summary>
internal static class CalledMembers
{
    private const string Condition = "ShouldSerialize";
    private const string Presence = "Specified";
    private const string OfSerializers = "System.Runtime.Serialization";

    /// <summary>What compares values, and what writes a type that derives from one of the runtime's.</summary>
    private static readonly string[] Called = ["Equals", "GetHashCode", "CompareTo", "GetObjectData"];

    /// <summary>Namespaces of attributes that speak to compilers, editors and debuggers.</summary>
    private static readonly string[] OfTools =
        ["System", "System.CodeDom", "System.ComponentModel", "System.Diagnostics", "System.Runtime", "System.Security"];

    // C# wants both of a pair.
    private static readonly string[][] Counterparts =
    [
        [WellKnownMemberNames.EqualityOperatorName, WellKnownMemberNames.InequalityOperatorName],
        [WellKnownMemberNames.LessThanOperatorName, WellKnownMemberNames.GreaterThanOperatorName],
        [WellKnownMemberNames.LessThanOrEqualOperatorName, WellKnownMemberNames.GreaterThanOrEqualOperatorName],
        [WellKnownMemberNames.TrueOperatorName, WellKnownMemberNames.FalseOperatorName],
    ];

    private static readonly string[] Enumerables = ["System.Collections.IEnumerable", "System.Collections.Generic.IAsyncEnumerable<T>"];
    private static readonly string[] OfCollections = ["Add", "GetEnumerator"];

    private static readonly string[] Faces = ["System.IEquatable<T>", "System.IComparable", "System.IComparable<T>", "System.IDisposable",
        "System.Runtime.Serialization.IDeserializationCallback", "System.Runtime.Serialization.ISerializable"];

    /// <summary>Whether collections, serializers or the end of a block call members through an interface of .NET.</summary>
    public static bool IsCalledThrough(INamedTypeSymbol face) =>
        Faces.Contains(face.OriginalDefinition.ToDisplayString()) || IsOfCollections(face);

    /// <summary>Whether an interface makes of a class a collection, whose other members some serializers lose.</summary>
    public static bool IsOfCollections(INamedTypeSymbol face) =>
        face.AllInterfaces.Prepend(face).Any(part => Enumerables.Contains(part.OriginalDefinition.ToDisplayString()));

    /// <summary>Whether serializers look for the member in a class that is a collection, whatever interface it implements.</summary>
    public static bool IsCalledOfCollections(ISymbol member) => OfCollections.Contains(member.Name)
        && member is IMethodSymbol { MethodKind: MethodKind.Ordinary, IsStatic: false, DeclaredAccessibility: Accessibility.Public };

    /// <summary>Whether collections or serializers call the member.</summary>
    /// <param name="isOwn">Whether a type is declared by an assembly of the types themselves.</param>
    public static bool IsCalled(ISymbol member, Func<ISymbol, bool> isOwn) => member switch
    {
        IMethodSymbol { MethodKind: MethodKind.Ordinary } method => Called.Contains(method.Name)
            || method.Name.StartsWith(Condition, StringComparison.Ordinal) || IsCallback(method, isOwn),
        IPropertySymbol property =>
            property.Name.EndsWith(Presence, StringComparison.Ordinal) && property.Type.SpecialType == SpecialType.System_Boolean,
        _ => false,
    };

    /// <summary>Members that must come along with one: what overrides or implements it, what it implements by name, and an operator's
    /// counterpart.</summary>
    public static IEnumerable<ISymbol> RelativesOf(ISymbol member, IEnumerable<INamedTypeSymbol> types)
    {
        if (member is IMethodSymbol { MethodKind: MethodKind.UserDefinedOperator })
            return WithCounterparts(member);
        if (member.ContainingType.TypeKind == TypeKind.Interface)
            return types.SelectMany(type => Implementing(type, member));
        return ImplementedByName(member).Concat(Overriding(member, types));
    }

    /// <summary>A member, and of an operator the one that C# wants together with it.</summary>
    public static IEnumerable<ISymbol> WithCounterparts(ISymbol member) =>
        member is IMethodSymbol { MethodKind: MethodKind.UserDefinedOperator }
        && Array.Find(Counterparts, pair => pair.Contains(member.Name)) is { } pair
            ? pair.SelectMany(name => member.ContainingType.GetMembers(name))
            : [member];

    /// <summary>The members of interfaces that one implements under their names.</summary>
    public static IEnumerable<ISymbol> ImplementedByName(ISymbol? member) => member switch
    {
        IMethodSymbol method => method.ExplicitInterfaceImplementations,
        IPropertySymbol property => property.ExplicitInterfaceImplementations,
        IEventSymbol happening => happening.ExplicitInterfaceImplementations,
        _ => [],
    };

    private static IEnumerable<ISymbol> Overriding(ISymbol member, IEnumerable<INamedTypeSymbol> types) =>
        member.IsAbstract || member.IsVirtual || member.IsOverride
            ? types.SelectMany(type => type.GetMembers(member.Name))
                .Where(other => other.IsOverride && Overridden(other).Contains(member, SymbolEqualityComparer.Default))
                .Concat(Overridden(member))
            : [];

    private static IEnumerable<ISymbol> Implementing(INamedTypeSymbol type, ISymbol member) => type.TypeKind == TypeKind.Interface
        ? []
        : type.AllInterfaces
            .Where(face => SymbolEqualityComparer.Default.Equals(face.OriginalDefinition, member.ContainingType))
            .SelectMany(face => face.GetMembers(member.Name))
            .Where(part => SymbolEqualityComparer.Default.Equals(part.OriginalDefinition, member))
            .Select(type.FindImplementationForInterfaceMember)
            .OfType<ISymbol>();

    // A method with an attribute of a library, or of .NET's for serializers. No library knows an attribute that the types' own assembly
    // declares: it is a source's, or a type that cannot be named from here.
    private static bool IsCallback(IMethodSymbol method, Func<ISymbol, bool> isOwn) => method.GetAttributes().Any(attribute =>
        attribute.AttributeClass is { TypeKind: not TypeKind.Error } type && !isOwn(type)
        && !IsOfTools(type.ContainingNamespace.ToDisplayString()));

    private static bool IsOfTools(string space) => !space.StartsWith(OfSerializers, StringComparison.Ordinal)
        && OfTools.Any(known => space == known || (known != "System" && space.StartsWith(known + '.', StringComparison.Ordinal)));

    // A base class may be generic, and the member looked for is its definition's.
    private static IEnumerable<ISymbol> Overridden(ISymbol member)
    {
        for (var current = OverriddenBy(member); current is not null; current = OverriddenBy(current))
            yield return current.OriginalDefinition;
    }

    /// <summary>The member of a base class that one overrides; null where it overrides none.</summary>
    public static ISymbol? OverriddenBy(ISymbol member) => member switch
    {
        IMethodSymbol method => method.OverriddenMethod,
        IPropertySymbol property => property.OverriddenProperty,
        IEventSymbol happening => happening.OverriddenEvent,
        _ => null,
    };
}
