using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Assay.Code;

/// <summary>Collects the code of a graph's types: what makes and reads their data, what libraries call, and all that this uses.</summary>
internal sealed class CodeCollector
{
    private readonly SemanticModels models;
    private readonly CancellationToken cancellation;
    private readonly TypeMarks marks;
    private readonly ClosedCopies copies;
    private readonly MarkedText text;
    private readonly HelperCollector helpers;
    private readonly InterfaceCollector interfaces;
    private readonly ClosedCollector closed;
    private readonly Dictionary<INamedTypeSymbol, List<TypeUnderWay>> types = new(SymbolEqualityComparer.Default);
    private readonly Queue<SyntaxNode> unread = new();
    private readonly HashSet<SyntaxNode> read = [];
    private readonly IReadOnlySet<string> assemblies;
    private readonly HashSet<INamedTypeSymbol> elsewhere = new(SymbolEqualityComparer.Default);

    /// <param name="compilation">The decompiled types.</param>
    /// <param name="graph">The types whose code is wanted.</param>
    /// <param name="assemblies">Names of the assemblies that declare them.</param>
    public CodeCollector(
        CSharpCompilation compilation, ShapeGraph graph, IReadOnlySet<string> assemblies, CancellationToken cancellation)
    {
        (this.assemblies, this.cancellation) = (assemblies, cancellation);
        models = new SemanticModels(compilation);
        marks = new TypeMarks(compilation.Assembly,
            graph.Shapes.Where(shape => shape is ObjectShape or EnumShape).Select(shape => shape.TypeName.CSharpName)
                .ToHashSet(StringComparer.Ordinal));
        var symbols = ClosedTypes.Of(compilation, marks);
        var generic = symbols.Values.Where(type => type.IsGenericType && marks.IsStored(type));
        copies = new ClosedCopies(new TiedGenerics(models, generic.Select(type => type.OriginalDefinition)), marks);
        marks.Named += copies.Note;
        text = new MarkedText(models, marks, copies);
        helpers = new HelperCollector(models, marks, text, copies, unread.Enqueue);
        interfaces = new InterfaceCollector(marks, TakeMember);
        closed = new ClosedCollector(copies, text, helpers, interfaces, unread.Enqueue, TakeMember);
        foreach (var shape in graph.Objects)
        {
            if (symbols.GetValueOrDefault(shape.TypeName.CSharpName) is not INamedTypeSymbol symbol)
                continue;
            if (!types.TryGetValue(symbol.OriginalDefinition, out var all))
                types.Add(symbol.OriginalDefinition, all = []);
            all.Add(new TypeUnderWay(shape, symbol));
        }
    }

    /// <summary>Types of the same assemblies that the collected code uses and that are not decompiled.</summary>
    public IEnumerable<INamedTypeSymbol> Elsewhere => elsewhere;

    /// <summary>Collects it, as far as the types are decompiled.</summary>
    public void Collect()
    {
        foreach (var type in types.Values.SelectMany(all => all).ToList())
        {
            foreach (var member in type.Symbol.TypeKind == TypeKind.Interface ? [] : type.Symbol.GetMembers())
                TakeRoot(type, member);
            TakeStaticConstructor(type);
            TakeInterfaces(type);
        }

        ReadAll();
    }

    /// <summary>The code. Its texts name copies with type arguments, whose texts may name more.</summary>
    public CodeOfTypes Write()
    {
        IReadOnlyList<HelperCode> copied;
        int known;
        do
        {
            known = copies.Count;
            closed.Take([.. types.Values.SelectMany(all => all)]);
            ReadAll();
            copied = helpers.Copied();
        }
        while (copies.Count > known);

        return new CodeOfTypes(
            [.. types.Values.SelectMany(all => all).Where(type => type.HasCode).Select(type => type.ToCode())], copied, []);
    }

    private void ReadAll()
    {
        while (unread.TryDequeue(out var node))
        {
            cancellation.ThrowIfCancellationRequested();
            foreach (var used in read.Add(node) ? SymbolsIn(node) : [])
                Use(used, node);
        }
    }

    private void TakeRoot(TypeUnderWay type, ISymbol member)
    {
        if (SyntaxOf(member) is not SyntaxNode node
            || (member.IsStatic && member is not IMethodSymbol { MethodKind: MethodKind.UserDefinedOperator }))
            return;
        switch (node)
        {
            case VariableDeclaratorSyntax { Initializer: { } initializer }:
                type.Initializers[member.Name] = Take(type, initializer.Value);
                break;
            case PropertyDeclarationSyntax property when type.FindStored(member.Name) is MemberShape stored:
                if (property.Initializer is { } value)
                    type.Initializers[stored.StorageField] = Take(type, value.Value);
                if (stored.HasOwnAccessors)
                    type.Properties[member.Name] = AccessorsOf(type, property);
                break;
            case ConstructorDeclarationSyntax constructor:
                type.Constructors[SignatureOf((IMethodSymbol)member)] = new ConstructorCode(
                    constructor.Initializer is { } call ? $"{call.ThisOrBaseKeyword.Text}{Take(type, call.ArgumentList)}" : "",
                    Take(type, (SyntaxNode?)constructor.Body ?? constructor.ExpressionBody!) + (constructor.Body is null ? ";" : ""));
                break;
            case MemberDeclarationSyntax when CalledMembers.IsCalled(member, IsOfTypes):
                TakeMember(type, member);
                break;
        }
    }

    // The user's own interfaces are decompiled too: in the assembly they derive from lists of the assembly's types, which are not these.
    private void TakeInterfaces(TypeUnderWay type)
    {
        foreach (var face in type.Symbol.AllInterfaces.Where(IsOfTypes))
            Note(face);
        interfaces.TakeCalled(type, IsOfTypes);
        if (type.Symbol.AllInterfaces.Any(CalledMembers.IsOfCollections))
            foreach (var member in type.Symbol.GetMembers().Where(CalledMembers.IsCalledOfCollections))
                TakeMember(type, member);
    }

    private PropertyCode AccessorsOf(TypeUnderWay type, PropertyDeclarationSyntax property)
    {
        if (property.ExpressionBody is { } body)
            return new PropertyCode($"get {Take(type, body)};", "");
        return new PropertyCode(
            string.Join('\n',
                property.AccessorList!.Accessors.Where(accessor => accessor.IsKind(SyntaxKind.GetAccessorDeclaration))
                    .Select(accessor => Take(type, accessor))),
            string.Join('\n',
                property.AccessorList!.Accessors.Where(accessor => !accessor.IsKind(SyntaxKind.GetAccessorDeclaration))
                    .Select(accessor => Take(type, accessor))));
    }

    private void TakeMember(TypeUnderWay type, ISymbol member)
    {
        if (SyntaxOf(member) is not SyntaxNode node || !type.Taken.Add(member.OriginalDefinition))
            return;
        var declaration = node is VariableDeclaratorSyntax ? node.Parent!.Parent! : node;
        var isOpen = member is IPropertySymbol { IsSealed: false } && (member.IsAbstract || member.IsVirtual || member.IsOverride);
        type.Members.Add(
            new MemberCode(
                TypeMarks.ShortNameOf(member), Take(type, declaration), member is IPropertySymbol or IFieldSymbol { IsStatic: false })
            {
                OpenProperty = isOpen ? member.Name : "",
                IsOverride = member.IsOverride,
            });
        foreach (var relative in CalledMembers.RelativesOf(member.OriginalDefinition, types.Keys))
            Use(relative, declaration);
    }

    // It runs before anything else of the type does, and one generator writes such a constructor itself.
    private void TakeStaticConstructor(TypeUnderWay type)
    {
        if (type.Symbol.StaticConstructors is [{ IsImplicitlyDeclared: false } constructor]
            && SyntaxOf(constructor) is ConstructorDeclarationSyntax { Body: { } body } && type.Taken.Add(constructor.OriginalDefinition))
            type.Members.Add(
                new MemberCode(TypeMarks.ShortNameOf(constructor),
                    $"static {CodeMarks.MarkOwn(TypeMarks.PlainNameOf(type.Symbol))}() {Take(type, body)}", LooksLikeData: false));
    }

    private string Take(TypeUnderWay type, SyntaxNode node)
    {
        unread.Enqueue(node);
        return text.Of(node, type.Symbol);
    }

    private IEnumerable<ISymbol> SymbolsIn(SyntaxNode node)
    {
        var model = models.Of(node);
        foreach (var inner in node.DescendantNodesAndSelf())
        {
            IReadOnlyList<ISymbol> unreachable = [.. UsedSymbols.Unreachable(model, inner, cancellation)];
            foreach (var symbol in unreachable)
                NoteTwins(symbol);

            // What is meant cannot be told before all that stands around it is decompiled.
            foreach (var symbol in UsedSymbols.Of(model, inner, cancellation).OfType<ISymbol>().Where(IsOfTypes)
                .Concat(unreachable.Where(marks.IsDeclaredHere)))
            {
                if (symbol is not INamedTypeSymbol { IsAnonymousType: true } && symbol.ContainingType is not { IsAnonymousType: true })
                    yield return symbol;
            }
        }
    }

    private bool IsOfTypes(ISymbol symbol) =>
        marks.IsDeclaredHere(symbol) || (symbol.ContainingAssembly is { } assembly && assemblies.Contains(assembly.Name));

    private void Note(ISymbol symbol)
    {
        if (OutermostOf(symbol) is { } type && !marks.IsDeclaredHere(type))
            elsewhere.Add(type.OriginalDefinition);
    }

    // Several assemblies may have internal types of one name, and the compiler says which it found first.
    private void NoteTwins(ISymbol symbol)
    {
        if (OutermostOf(symbol) is not { } type)
            return;
        foreach (var twin in models.Compilation.GetTypesByMetadataName(DecompiledTypes.FullNameOf(type)).Where(IsOfTypes))
            Note(twin);
    }

    private static INamedTypeSymbol? OutermostOf(ISymbol symbol)
    {
        var type = symbol as INamedTypeSymbol ?? symbol.ContainingType;
        while (type?.ContainingType is { } outer)
            type = outer;
        return type;
    }

    private void Use(ISymbol symbol, SyntaxNode from)
    {
        Note(symbol);
        if (!marks.IsDeclaredHere(symbol))
            return;
        var used = (symbol as IMethodSymbol)?.AssociatedSymbol ?? symbol.OriginalDefinition;
        if (used is INamedTypeSymbol type)
        {
            if (types.ContainsKey(type) || marks.IsStored(type))
                return;
            helpers.Use(type, from);
            interfaces.TakeOwn(type, types.Values.SelectMany(all => all));
        }
        else if (used.ContainingType is { } owner && types.TryGetValue(owner.OriginalDefinition, out var all))
        {
            closed.Use(owner.OriginalDefinition, used);
            if (used is IMethodSymbol && copies.IsTied(used))
                return;
            if (used is IFieldSymbol
                or IPropertySymbol
                or IEventSymbol
                or IMethodSymbol
                {
                    MethodKind: MethodKind.Ordinary
                    or MethodKind.UserDefinedOperator or MethodKind.Conversion or MethodKind.ExplicitInterfaceImplementation
                }
                && (used.IsStatic || !all[0].Stores(used.Name)))
            {
                foreach (var own in all)
                    TakeMember(own, used);
            }
        }
        else if (used.ContainingType is { } other && !marks.IsStored(other))
        {
            foreach (var member in CalledMembers.WithCounterparts(used))
                helpers.Use(other, from, member);
        }
    }

    private static string SignatureOf(IMethodSymbol constructor) =>
        string.Join(", ", constructor.Parameters.Select(parameter => TypeMarks.PlainNameOf(parameter.Type)));

    private static SyntaxNode? SyntaxOf(ISymbol symbol) =>
        symbol.IsImplicitlyDeclared ? null : symbol.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax();
}
