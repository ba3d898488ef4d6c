using Assay.Shapes.Emission;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Assay.Code;

/// <summary>Names of types, those of the user's own marked.</summary>
/// <param name="own">The assembly of the user's types.</param>
/// <param name="stored">The types of the graph, as C# names them.</param>
internal sealed class TypeMarks(IAssemblySymbol own, IReadOnlySet<string> stored)
{
    private static readonly SymbolDisplayFormat Full =
        SymbolDisplayFormat.FullyQualifiedFormat.AddMiscellaneousOptions(SymbolDisplayMiscellaneousOptions.ExpandValueTuple);

    /// <summary>Is told of each generic type of the user's source that a name is given for and that is none of the graph's.</summary>
    public event Action<INamedTypeSymbol>? Named;

    /// <summary>Whether the type, or one that its name holds, is of the user's source.</summary>
    public bool IsOwn(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => IsOwn(array.ElementType),
        INamedTypeSymbol named =>
            IsDeclaredHere(named) || named.TypeArguments.Any(IsOwn) || (named.ContainingType is { } outer && IsOwn(outer)),
        _ => false,
    };

    /// <summary>Whether the type's own definition is of the user's source.</summary>
    public bool IsDeclaredHere(ISymbol type) => SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, own);

    /// <summary>Whether the type is of the user's source, and other assemblies cannot name it.</summary>
    public bool IsHiddenHere(INamedTypeSymbol type) =>
        IsDeclaredHere(type)
            && (type.DeclaredAccessibility != Accessibility.Public || (type.ContainingType is { } outer && IsHiddenHere(outer)));

    /// <summary>Whether neither the user's source nor .NET declares the type.</summary>
    public bool IsDeclaredElsewhere(INamedTypeSymbol type) => !IsDeclaredHere(type)
        && !type.ContainingNamespace.ToDisplayString().StartsWith(nameof(System), StringComparison.Ordinal);

    /// <summary>The name of a member as people write it, with its parameters where it has any.</summary>
    public static string ShortNameOf(ISymbol member) => member.ToDisplayString(SymbolDisplayFormat.CSharpShortErrorMessageFormat);

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
        var named = (INamedTypeSymbol)type;
        if (named.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T)
            return $"{Of(named.TypeArguments[0])}?";
        var name = EscapedNameOf(named) + (named.TypeArguments.Length == 0 ? ""
            : named.IsUnboundGenericType ? $"<{new string(',', named.TypeArguments.Length - 1)}>"
            : $"<{string.Join(", ", named.TypeArguments.Select(Of))}>");
        var full = named.ContainingType is { } outer ? $"{Of(outer)}.{name}"
            : named.ContainingNamespace.IsGlobalNamespace ? $"global::{name}"
            : $"{named.ContainingNamespace.ToDisplayString(Full)}.{name}";
        if (named.IsGenericType && IsDeclaredHere(named) && !IsStored(named))
            Named?.Invoke(named);
        return IsDeclaredHere(named) && (named.ContainingType is null || IsStored(named) || IsStored(named.ContainingType))
            ? CodeMarks.Mark(full)
            : full;
    }

    private static string EscapedNameOf(INamedTypeSymbol type) =>
        SyntaxFacts.GetKeywordKind(type.Name) == SyntaxKind.None ? type.Name : $"@{type.Name}";
}
