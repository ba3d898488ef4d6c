using Assay.Shapes.Graph;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Assay.Code;

/// <summary>
/// Types beside the graph that its code uses, each with the members that are used. One is copied where contracts cannot use the user's: it
/// or a used member is not public, or it knows types of the graph.
/// </summary>
/// <param name="models">The decompiled types.</param>
/// <param name="closed">Copies of generic types with type arguments.</param>
/// <param name="read">Takes code that has to be looked through for what it uses.</param>
internal sealed class HelperCollector(
    SemanticModels models, TypeMarks marks, MarkedText text, ClosedCopies closed, Action<SyntaxNode> read)
{
    private readonly Dictionary<INamedTypeSymbol, SyntaxNode> used = new(SymbolEqualityComparer.Default);
    private readonly HashSet<INamedTypeSymbol> hidden = new(SymbolEqualityComparer.Default);
    private readonly HashSet<SyntaxNode> kept = [];

    /// <summary>Notes the use of a type.</summary>
    /// <param name="from">The code that uses it: what a helper uses of itself hides nothing.</param>
    /// <param name="member">Which of its members is used; null for none.</param>
    public void Use(INamedTypeSymbol type, SyntaxNode from, ISymbol? member = null)
    {
        var outer = OutermostOf(type);
        var isOpen = IsPublic(type.OriginalDefinition) && (member is null || IsOpen(member));
        if (!isOpen && used.GetValueOrDefault(outer)?.Contains(from) != true)
            hidden.Add(outer);
        Take(type, member);
    }

    /// <summary>Takes a type with one of its members, whoever may use it.</summary>
    public void Take(INamedTypeSymbol type, ISymbol? member = null)
    {
        var outer = OutermostOf(type);
        if (outer.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax() is not SyntaxNode node)
            return;
        used.TryAdd(outer, node);
        Keep(type.OriginalDefinition);
        if (member?.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax() is SyntaxNode code)
            Keep(code.FirstAncestorOrSelf<MemberDeclarationSyntax>()!);
    }

    /// <summary>Those that contracts need a copy of.</summary>
    public IReadOnlyList<HelperCode> Copied()
    {
        Dictionary<INamedTypeSymbol, HashSet<INamedTypeSymbol>> needs = new(SymbolEqualityComparer.Default);
        HashSet<INamedTypeSymbol> copied = new(hidden.Where(used.ContainsKey), SymbolEqualityComparer.Default);
        foreach ((var helper, var node) in used)
        {
            var types = TypesIn(node);
            needs[helper] = new(types.Select(OutermostOf), SymbolEqualityComparer.Default);
            if (closed.IsOpen(helper) || types.Any(type => marks.IsStored(type) || closed.IsTied(type)))
                copied.Add(helper);
        }

        while (used.Keys.FirstOrDefault(helper => !copied.Contains(helper) && needs[helper].Overlaps(copied)) is INamedTypeSymbol next)
            copied.Add(next);
        var open = copied.Where(helper => !closed.IsTied(helper) || closed.IsOpen(helper))
            .Select(helper => new HelperCode(
                TypeMarks.PlainNameOf(helper), ContainerOf(helper), helper.Name, text.Of(used[helper], helper, IsKept)));
        return [.. open.Concat(closed.Types.Where(type => used.ContainsKey(type.OriginalDefinition)).Select(ClosedOf))
            .OrderBy(helper => helper.Type, StringComparer.Ordinal)];
    }

    private HelperCode ClosedOf(INamedTypeSymbol type) => new(
        TypeMarks.PlainNameOf(type), ContainerOf(type), closed.NameOf(type), text.OfClosed(used[type.OriginalDefinition], type, IsKept))
    {
        IsClosed = true,
    };

    private static string ContainerOf(INamedTypeSymbol helper) =>
        helper.ContainingType is { } container ? TypeMarks.PlainNameOf(container) : "";

    /// <summary>The type itself, or the helper that it is nested in.</summary>
    private INamedTypeSymbol OutermostOf(INamedTypeSymbol type)
    {
        var outer = type.OriginalDefinition;
        while (outer.ContainingType is { } container && !closed.IsOfGraph(container))
            outer = container;
        return outer;
    }

    // What others call through a base class or an interface is used without a name; so are the constructors that nothing names.
    private void Keep(INamedTypeSymbol type)
    {
        if (type.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax() is not MemberDeclarationSyntax node || !kept.Add(node))
            return;
        if (!IsTakenInParts(node))
        {
            read(node);
            return;
        }

        foreach (var part in node.ChildNodes().Where(part => part is not (MemberDeclarationSyntax or AttributeListSyntax)))
            read(part);
        foreach (var member in type.GetMembers().Where(IsUsedUnnamed).Concat(ImplementingIn(type)))
        {
            if (member.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax() is SyntaxNode code)
                Keep(code.FirstAncestorOrSelf<MemberDeclarationSyntax>()!);
        }

        if (type.ContainingType is { } outer && !closed.IsOfGraph(outer))
            Keep(outer);
    }

    private void Keep(MemberDeclarationSyntax member)
    {
        if (kept.Add(member) && member.Parent is TypeDeclarationSyntax type && IsTakenInParts(type))
            read(member);
    }

    private bool IsKept(MemberDeclarationSyntax member) =>
        kept.Contains(member) || (member.Parent is TypeDeclarationSyntax type && !IsTakenInParts(type));

    private static bool IsTakenInParts(SyntaxNode type) => type is ClassDeclarationSyntax or StructDeclarationSyntax;

    private static bool IsUsedUnnamed(ISymbol member) => member switch
    {
        IMethodSymbol { MethodKind: MethodKind.StaticConstructor } => true,
        IMethodSymbol { MethodKind: MethodKind.Constructor } constructor =>
            HasNoNeeded(constructor) || constructor.ContainingType.BaseType?.InstanceConstructors.Any(HasNoNeeded) == false,
        IFieldSymbol { IsStatic: false } field => field.ContainingType.IsValueType,
        IPropertySymbol { IsStatic: false, ContainingType.IsValueType: true } => true,
        _ => member.IsOverride,
    };

    // Without such a constructor a base class makes each class name one of its own.
    private static bool HasNoNeeded(IMethodSymbol constructor) => constructor.Parameters.All(parameter => parameter.IsOptional);

    private static IEnumerable<ISymbol> ImplementingIn(INamedTypeSymbol type) => type.AllInterfaces.SelectMany(face => face.GetMembers())
        .Select(type.FindImplementationForInterfaceMember).OfType<ISymbol>()
        .Where(member => SymbolEqualityComparer.Default.Equals(member.ContainingType, type));

    private static bool IsOpen(ISymbol member) =>
        member.DeclaredAccessibility is Accessibility.Public or Accessibility.NotApplicable;

    private static bool IsPublic(INamedTypeSymbol type) =>
        type.DeclaredAccessibility == Accessibility.Public && (type.ContainingType is not { } outer || IsPublic(outer));

    private IReadOnlyList<INamedTypeSymbol> TypesIn(SyntaxNode node)
    {
        var model = models.Of(node);
        return
        [
            .. node.DescendantNodes(inner => inner is not MemberDeclarationSyntax member || inner == node || IsKept(member))
                .OfType<ExpressionSyntax>().Select(name => model.GetSymbolInfo(name).Symbol).OfType<INamedTypeSymbol>()
                .Where(marks.IsDeclaredHere),
        ];
    }
}
