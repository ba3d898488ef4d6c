using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Assay.Code;

/// <summary>Writes code as text in which every name of a user's type is marked, and every type parameter is what it stands for.</summary>
/// <param name="models">The code of the types.</param>
/// <param name="copies">The closed copies that code gets of generic types and methods.</param>
internal sealed class MarkedText(SemanticModels models, TypeMarks names, ClosedCopies copies)
{
    private readonly TypeMarks names = names;
    private readonly ClosedCopies copies = copies;

    /// <summary>The text of a piece of code; of a helper some of its members, and no attributes but those of .NET.</summary>
    /// <param name="owner">The closed type that it is for.</param>
    /// <param name="isKept">Whether a member of a helper, or of a type in it, is there; null for code of data, which has all.</param>
    public string Of(SyntaxNode node, INamedTypeSymbol owner, Func<MemberDeclarationSyntax, bool>? isKept = null) =>
        Of(node, new TypeArguments(models.Compilation, owner), isKept, null);

    /// <summary>The text of a generic helper with type arguments in the place of its type parameters.</summary>
    public string OfClosed(SyntaxNode node, INamedTypeSymbol closed, Func<MemberDeclarationSyntax, bool> isKept) =>
        Of(node, new TypeArguments(models.Compilation, closed), isKept,
            new ClosedDeclaration(node, copies.NameOf(closed), copies.IsHidden(closed)));

    /// <summary>The text of a generic method of a type with data, with type arguments in the place of its type parameters.</summary>
    public string OfClosed(SyntaxNode node, IMethodSymbol closed) => Of(
        node, new TypeArguments(models.Compilation, closed.ContainingType, closed), null,
        new ClosedDeclaration(node, copies.NameOf(closed)!, copies.IsHidden(closed)));

    private string Of(
        SyntaxNode node, TypeArguments arguments, Func<MemberDeclarationSyntax, bool>? isKept, ClosedDeclaration? closed) =>
        new Marking(this, models.Of(node), arguments, isKept, closed).Visit(node)!
            .WithoutTrivia()
            .ToFullString();

    /// <summary>How the field of a property ends, <c>&lt;Name&gt;k__BackingField</c>, where its name is made one that C# takes.</summary>
    private const string OfCompiler = "_k__BackingField";

    private sealed class Marking(
        MarkedText text, SemanticModel model, TypeArguments arguments, Func<MemberDeclarationSyntax, bool>? isKept,
        ClosedDeclaration? closed) : CSharpSyntaxRewriter
    {
        private readonly TypeMarks names = text.names;

        public override SyntaxNode? Visit(SyntaxNode? node)
        {
            if (node is null || closed?.IsLeftOut(node) == true
                || (node is MemberDeclarationSyntax { Parent: TypeDeclarationSyntax } member && isKept is not null && !IsThere(member)))
                return null;
            var visited = Marked(node);
            return node is TypeDeclarationSyntax type && isKept is not null
                ? WithClosedMethods(type, (TypeDeclarationSyntax)(closed?.Of(node, visited) ?? visited!))
                : closed?.Of(node, visited) ?? visited;
        }

        private SyntaxNode? Marked(SyntaxNode node)
        {
            if (node is not (NameSyntax or MemberAccessExpressionSyntax) or IdentifierNameSyntax { IsVar: true }
                || node.Parent is AttributeSyntax)
                return base.Visit(node);
            return model.GetSymbolInfo(node).Symbol switch
            {
                ITypeSymbol type when type is ITypeParameterSymbol || names.IsOwn(type) => Named(node, names.Of(arguments.In(type))),
                IMethodSymbol method when node is SimpleNameSyntax && ClosedNameOf(method) is { } name => Named(node, name),
                _ => base.Visit(node),
            };
        }

        private static IdentifierNameSyntax Named(SyntaxNode node, string name) =>
            SyntaxFactory.IdentifierName(name).WithTriviaFrom(node);

        private string? ClosedNameOf(IMethodSymbol method) =>
            text.copies.IsTied(method) ? text.copies.NameOf(arguments.In(method)) : null;

        // A generic method that has closed copies is there itself only if something calls it without type arguments.
        private bool IsThere(MemberDeclarationSyntax member) => member == closed?.Node || (isKept!(member)
            && (member is not MethodDeclarationSyntax { TypeParameterList: not null }
                || model.GetDeclaredSymbol(member) is not { } method || !text.copies.IsTied(method) || text.copies.IsOpen(method)));

        private TypeDeclarationSyntax WithClosedMethods(TypeDeclarationSyntax node, TypeDeclarationSyntax visited)
        {
            var type = (INamedTypeSymbol)arguments.In(model.GetDeclaredSymbol(node)!);
            return visited.AddMembers([.. text.copies.MethodsOf(type).Select(Closed)]);
        }

        private MemberDeclarationSyntax Closed(IMethodSymbol method)
        {
            var node = method.DeclaringSyntaxReferences[0].GetSyntax();
            Marking marking = new(text, model, new TypeArguments(model.Compilation, method.ContainingType, method), isKept,
                new ClosedDeclaration(node, text.copies.NameOf(method)!, text.copies.IsHidden(method)));
            return (MemberDeclarationSyntax)marking.Visit(node)!;
        }

        // A type parameter has the members of its interfaces; a class that implements one under the interface's name does not.
        public override SyntaxNode? VisitMemberAccessExpression(MemberAccessExpressionSyntax node)
        {
            var visited = base.VisitMemberAccessExpression(node);
            return visited is MemberAccessExpressionSyntax access && FaceOf(node) is { } face
                ? access.WithExpression(SyntaxFactory.ParenthesizedExpression(
                    SyntaxFactory.CastExpression(SyntaxFactory.IdentifierName(names.Of(face)), access.Expression.WithoutTrivia())))
                : visited;
        }

        private ITypeSymbol? FaceOf(MemberAccessExpressionSyntax node) =>
            model.GetTypeInfo(node.Expression).Type is ITypeParameterSymbol parameter
            && model.GetSymbolInfo(node).Symbol is { ContainingType: { TypeKind: TypeKind.Interface } face } member
            && arguments.In(parameter) is INamedTypeSymbol { TypeKind: TypeKind.Class } type && !Has(type, member.Name)
                ? arguments.In(face)
                : null;

        private static bool Has(INamedTypeSymbol? type, string member) =>
            type is not null && (type.GetMembers(member).Length > 0 || Has(type.BaseType, member));

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
            var visited = (AttributeListSyntax)base.VisitAttributeList(node)!;
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
