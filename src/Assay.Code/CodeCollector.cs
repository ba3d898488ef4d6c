using Assay.Shapes.Graph;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Assay.Code;

/// <summary>Collects the code of a graph's types: what makes and reads their data, what libraries call, and all that this uses.</summary>
internal sealed class CodeCollector
{
    private readonly CSharpCompilation compilation;
    private readonly CancellationToken cancellation;
    private readonly TypeMarks marks;
    private readonly MarkedText text;
    private readonly HelperCollector helpers;
    private readonly Dictionary<string, TypeUnderWay> types = new(StringComparer.Ordinal);
    private readonly Queue<SyntaxNode> unread = new();

    /// <param name="compilation">The decompiled types.</param>
    /// <param name="graph">The types whose code is wanted.</param>
    /// <param name="cancellation">Ends it at once.</param>
    public CodeCollector(CSharpCompilation compilation, ShapeGraph graph, CancellationToken cancellation)
    {
        (this.compilation, this.cancellation) = (compilation, cancellation);
        marks = new TypeMarks(compilation.Assembly, graph.Shapes.Where(shape => shape is ObjectShape or EnumShape).Select(shape => shape.TypeName.CSharpName).ToHashSet(StringComparer.Ordinal));
        text = new MarkedText(compilation, marks);
        helpers = new HelperCollector(compilation, marks, text);
        foreach (ObjectShape shape in graph.Objects.Where(shape => shape is { IsGeneric: false, Kind: not ObjectKind.Interface }))
            types.Add(shape.TypeName.CSharpName, new TypeUnderWay(shape));
    }

    /// <summary>Collects it.</summary>
    public CodeOfTypes Collect()
    {
        foreach (INamedTypeSymbol type in DeclaredTypes(compilation.Assembly.GlobalNamespace).Where(type => types.ContainsKey(TypeMarks.PlainNameOf(type))))
        {
            foreach (ISymbol member in type.GetMembers())
                TakeRoot(types[TypeMarks.PlainNameOf(type)], member);
        }

        while (unread.TryDequeue(out SyntaxNode? node))
        {
            cancellation.ThrowIfCancellationRequested();
            foreach (ISymbol used in SymbolsIn(node))
                Use(used);
        }

        return new CodeOfTypes([.. types.Values.Where(type => type.HasCode).Select(type => type.ToCode())], helpers.Copied(), []);
    }

    private static IEnumerable<INamedTypeSymbol> DeclaredTypes(INamespaceOrTypeSymbol container) => container.GetMembers().OfType<INamespaceOrTypeSymbol>()
        .SelectMany(member => member is INamedTypeSymbol type ? DeclaredTypes(type).Prepend(type) : DeclaredTypes(member));

    private void TakeRoot(TypeUnderWay type, ISymbol member)
    {
        if (SyntaxOf(member) is not SyntaxNode node || (member.IsStatic && member is not IMethodSymbol { MethodKind: MethodKind.UserDefinedOperator }))
            return;
        switch (node)
        {
            case VariableDeclaratorSyntax { Initializer: { } initializer }:
                type.Initializers[member.Name] = Take(initializer.Value);
                break;
            case PropertyDeclarationSyntax property when type.FindStored(member.Name) is MemberShape stored:
                if (property.Initializer is { } value)
                    type.Initializers[stored.StorageField] = Take(value.Value);
                if (stored.HasOwnAccessors)
                    type.Properties[member.Name] = AccessorsOf(property);
                break;
            case ConstructorDeclarationSyntax constructor:
                type.Constructors[SignatureOf((IMethodSymbol)member)] = new ConstructorCode(
                    constructor.Initializer is { } call ? $"{call.ThisOrBaseKeyword.Text}{Take(call.ArgumentList)}" : "", Take((SyntaxNode?)constructor.Body ?? constructor.ExpressionBody!) + (constructor.Body is null ? ";" : ""));
                break;
            case MemberDeclarationSyntax when CalledMembers.IsCalled(member):
                TakeMember(type, member);
                break;
        }
    }

    private PropertyCode AccessorsOf(PropertyDeclarationSyntax property)
    {
        if (property.ExpressionBody is { } body)
            return new PropertyCode($"get {Take(body)};", "");
        return new PropertyCode(
            string.Join('\n', property.AccessorList!.Accessors.Where(accessor => accessor.IsKind(SyntaxKind.GetAccessorDeclaration)).Select(Take)),
            string.Join('\n', property.AccessorList!.Accessors.Where(accessor => !accessor.IsKind(SyntaxKind.GetAccessorDeclaration)).Select(Take)));
    }

    private void TakeMember(TypeUnderWay type, ISymbol member)
    {
        if (SyntaxOf(member) is not SyntaxNode node || !type.Taken.Add(member))
            return;
        SyntaxNode declaration = node is VariableDeclaratorSyntax ? node.Parent!.Parent! : node;
        type.Members.Add(new MemberCode(member.ToDisplayString(SymbolDisplayFormat.CSharpShortErrorMessageFormat), Take(declaration), member is IPropertySymbol));
        foreach (ISymbol relative in CalledMembers.RelativesOf(member, types.Values.Select(other => FindSymbol(other.Shape)).OfType<INamedTypeSymbol>()))
            Use(relative);
    }

    private INamedTypeSymbol? FindSymbol(ObjectShape shape) => compilation.Assembly.GetTypeByMetadataName(shape.TypeName.ReflectionName.Split(',')[0]);

    private string Take(SyntaxNode node)
    {
        unread.Enqueue(node);
        return text.Of(node);
    }

    private IEnumerable<ISymbol> SymbolsIn(SyntaxNode node)
    {
        SemanticModel model = compilation.GetSemanticModel(node.SyntaxTree);
        return node.DescendantNodesAndSelf().Where(inner => inner is ExpressionSyntax or ConstructorInitializerSyntax or TypeSyntax)
            .Select(inner => model.GetSymbolInfo(inner, cancellation).Symbol).OfType<ISymbol>().Where(marks.IsDeclaredHere);
    }

    private void Use(ISymbol symbol)
    {
        ISymbol used = (symbol as IMethodSymbol)?.AssociatedSymbol ?? symbol.OriginalDefinition;
        if (used is INamedTypeSymbol type)
        {
            if (!marks.IsStored(type))
                helpers.Use(type, unread.Enqueue);
        }
        else if (used.ContainingType is { } owner && types.TryGetValue(TypeMarks.PlainNameOf(owner), out TypeUnderWay? own))
        {
            if (used is IFieldSymbol { IsStatic: true } or IPropertySymbol or IEventSymbol or IMethodSymbol { MethodKind: MethodKind.Ordinary or MethodKind.UserDefinedOperator or MethodKind.Conversion or MethodKind.ExplicitInterfaceImplementation }
                && (used.IsStatic || own.FindStored(used.Name) is null))
            {
                TakeMember(own, used);
            }
        }
        else if (used.ContainingType is { } other && !marks.IsStored(other))
        {
            helpers.Use(other, unread.Enqueue);
        }
    }

    private static string SignatureOf(IMethodSymbol constructor) => string.Join(", ", constructor.Parameters.Select(parameter => TypeMarks.PlainNameOf(parameter.Type)));

    private static SyntaxNode? SyntaxOf(ISymbol symbol) => symbol.IsImplicitlyDeclared ? null : symbol.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax();
}

/// <summary>The code of one type while it is collected.</summary>
internal sealed class TypeUnderWay(ObjectShape shape)
{
    public ObjectShape Shape => shape;

    public Dictionary<string, string> Initializers { get; } = new(StringComparer.Ordinal);

    public Dictionary<string, ConstructorCode> Constructors { get; } = new(StringComparer.Ordinal);

    public Dictionary<string, PropertyCode> Properties { get; } = new(StringComparer.Ordinal);

    public List<MemberCode> Members { get; } = [];

    public HashSet<ISymbol> Taken { get; } = new(SymbolEqualityComparer.Default);

    public bool HasCode => Initializers.Count + Constructors.Count + Properties.Count + Members.Count > 0;

    public MemberShape? FindStored(string name) => shape.Members.FirstOrDefault(member => member.IsProperty && member.Name == name);

    public CodeOfType ToCode() => new(shape.TypeName.CSharpName) { Initializers = Initializers, Constructors = Constructors, Properties = Properties, Members = Members };
}
