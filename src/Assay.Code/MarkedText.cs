using Assay.Shapes.Emission;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Assay.Code;

/// <summary>Writes code as text in which every name of a user's type is marked, and every type parameter is what it stands for.</summary>
/// <param name="compilation">The code of the types.</param>
/// <param name="names">The marks.</param>
internal sealed class MarkedText(CSharpCompilation compilation, TypeMarks names)
{
    /// <summary>The text of a piece of code; of a helper some of its members, and no attributes but those of .NET.</summary>
    /// <param name="node">The code.</param>
    /// <param name="owner">The closed type that it is for.</param>
    /// <param name="isKept">Whether a member of a helper, or of a type in it, is there; null for code of data, which has all.</param>
    public string Of(SyntaxNode node, INamedTypeSymbol owner, Func<MemberDeclarationSyntax, bool>? isKept = null) =>
        new Marking(compilation.GetSemanticModel(node.SyntaxTree), names, new TypeArguments(compilation, owner), isKept).Visit(node)!
            .WithoutTrivia()
            .ToFullString();

    /// <summary>How the field of a property ends, <c>&lt;Name&gt;k__BackingField</c>, where its name is made one that C# takes.</summary>
    private const string OfCompiler = "_k__BackingField";

    private sealed class Marking(
        SemanticModel model, TypeMarks names, TypeArguments arguments, Func<MemberDeclarationSyntax, bool>? isKept) : CSharpSyntaxRewriter
    {
        public override SyntaxNode? Visit(SyntaxNode? node)
        {
            if (node is MemberDeclarationSyntax { Parent: TypeDeclarationSyntax } member && isKept?.Invoke(member) == false)
                return null;
            if (node is not (NameSyntax or MemberAccessExpressionSyntax) or IdentifierNameSyntax { IsVar: true }
                || node.Parent is AttributeSyntax || model.GetSymbolInfo(node).Symbol is not ITypeSymbol type)
                return base.Visit(node);
            return type is ITypeParameterSymbol || names.IsOwn(type)
                ? SyntaxFactory.IdentifierName(names.Of(arguments.In(type))).WithTriviaFrom(node)
                : base.Visit(node);
        }

        // Where code sets the field that the compiler made for a property, the copy has the property alone.
        public override SyntaxNode? VisitIdentifierName(IdentifierNameSyntax node) =>
            PropertyBehind(node) is { } property
                ? SyntaxFactory.IdentifierName(property).WithTriviaFrom(node)
                : base.VisitIdentifierName(node);

        private string? PropertyBehind(IdentifierNameSyntax node) =>
            node.Identifier.ValueText is ['_', ..] name && name.EndsWith(OfCompiler, StringComparison.Ordinal)
            && name[1..^OfCompiler.Length] is var property
            && node.FirstAncestorOrSelf<PropertyDeclarationSyntax>()?.Identifier.ValueText != property
            && model.GetEnclosingSymbol(node.SpanStart)?.ContainingType is { } type && names.IsStored(arguments.In(type))
            && type.GetMembers(property).Length > 0
                ? property
                : null;

        // Attributes that are not public mean nothing to libraries, and copies could not name them; nobody reads those of a type without
        // data.
        public override SyntaxNode? VisitAttributeList(AttributeListSyntax node)
        {
            bool[] isThere = [.. node.Attributes.Select(IsThere)];
            if (!isThere.Contains(true))
                return null;
            AttributeListSyntax visited = (AttributeListSyntax)base.VisitAttributeList(node)!;
            return isThere.Contains(false)
                ? visited.WithAttributes(SyntaxFactory.SeparatedList(visited.Attributes.Where((_, i) => isThere[i])))
                : visited;
        }

        private bool IsThere(AttributeSyntax attribute) => model.GetSymbolInfo(attribute).Symbol is IMethodSymbol made
            ? !names.IsHiddenHere(made.ContainingType)
                && (isKept is null || (!names.IsDeclaredElsewhere(made.ContainingType) && NamesAccessibleTypes(attribute)))
            : isKept is null;

        private bool NamesAccessibleTypes(AttributeSyntax attribute) => attribute.DescendantNodes().OfType<TypeOfExpressionSyntax>()
            .All(named => model.GetTypeInfo(named.Type).Type is { } type
                && model.Compilation.IsSymbolAccessibleWithin(type, model.Compilation.Assembly));

        // T? is T itself where T is a struct, unless it had to be one.
        public override SyntaxNode? VisitNullableType(NullableTypeSyntax node) =>
            model.GetSymbolInfo(node.ElementType).Symbol is ITypeParameterSymbol { HasValueTypeConstraint: false } parameter
                && arguments.In(parameter).IsValueType
                ? Visit(node.ElementType)!.WithTriviaFrom(node)
                : base.VisitNullableType(node);
    }
}

/// <summary>What the type parameters of a closed type stand for.</summary>
/// <param name="compilation">Where types are made.</param>
/// <param name="owner">The closed type.</param>
internal sealed class TypeArguments(CSharpCompilation compilation, INamedTypeSymbol owner)
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

    private ITypeSymbol ArgumentOf(ITypeParameterSymbol parameter)
    {
        for (INamedTypeSymbol? type = owner; type is not null; type = type.ContainingType)
        {
            if (SymbolEqualityComparer.Default.Equals(type.OriginalDefinition, parameter.DeclaringType))
                return type.TypeArguments[parameter.Ordinal];
        }

        return parameter;
    }
}

/// <summary>Names of types, those of the user's own marked.</summary>
/// <param name="own">The assembly of the user's types.</param>
/// <param name="stored">The types of the graph, as C# names them.</param>
internal sealed class TypeMarks(IAssemblySymbol own, IReadOnlySet<string> stored)
{
    private static readonly SymbolDisplayFormat Full =
        SymbolDisplayFormat.FullyQualifiedFormat.AddMiscellaneousOptions(SymbolDisplayMiscellaneousOptions.ExpandValueTuple);

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
        INamedTypeSymbol named = (INamedTypeSymbol)type;
        if (named.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T)
            return $"{Of(named.TypeArguments[0])}?";
        string name = EscapedNameOf(named) + (named.TypeArguments.Length == 0 ? ""
            : named.IsUnboundGenericType ? $"<{new string(',', named.TypeArguments.Length - 1)}>"
            : $"<{string.Join(", ", named.TypeArguments.Select(Of))}>");
        string full = named.ContainingType is { } outer ? $"{Of(outer)}.{name}"
            : named.ContainingNamespace.IsGlobalNamespace ? $"global::{name}"
            : $"{named.ContainingNamespace.ToDisplayString(Full)}.{name}";
        return IsDeclaredHere(named) && (named.ContainingType is null || IsStored(named) || IsStored(named.ContainingType))
            ? CodeMarks.Mark(full)
            : full;
    }

    private static string EscapedNameOf(INamedTypeSymbol type) =>
        SyntaxFacts.GetKeywordKind(type.Name) == SyntaxKind.None ? type.Name : $"@{type.Name}";
}
