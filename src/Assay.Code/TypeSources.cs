using System.Collections.Concurrent;
using ICSharpCode.Decompiler;
using ICSharpCode.Decompiler.CSharp;
using ICSharpCode.Decompiler.CSharp.Syntax;
using ICSharpCode.Decompiler.Metadata;
using ICSharpCode.Decompiler.TypeSystem;

namespace Assay.Code;

/// <summary>C# of types of one assembly, and of all types of that assembly that their code names.</summary>
/// <param name="decompiler">The decompiler of the assembly; nobody else uses it meanwhile.</param>
internal sealed class TypeSources(CSharpDecompiler decompiler)
{
    /// <summary>More types than the code of data ever needs: what is beyond stays in the assembly.</summary>
    private const int MostTypes = 400;

    /// <summary>Characters of source after which types that nobody asked for stay in the assembly: generated code is endless.</summary>
    private const int MostCharacters = 2_000_000;

    private const string Compilers = "System.Runtime.CompilerServices.";

    private static readonly HashSet<string> Marks =
    [
        Compilers + "ExtensionAttribute", Compilers + "IsReadOnlyAttribute", Compilers + "IsByRefLikeAttribute",
        Compilers + "IsUnmanagedAttribute", Compilers + "DynamicAttribute",
        Compilers + "TupleElementNamesAttribute", Compilers + "NullableAttribute", Compilers + "NullableContextAttribute",
        Compilers + "NativeIntegerAttribute",
        Compilers + "RequiredMemberAttribute", Compilers + "RequiresLocationAttribute", Compilers + "ScopedRefAttribute",
        Compilers + "ParamCollectionAttribute", "System.ParamArrayAttribute",
    ];

    /// <summary>Full names in metadata of the types asked for that could not be decompiled, or not among so many; each with the reason, as a sentence without its full stop.</summary>
    public Dictionary<string, string> Missing { get; } = new(StringComparer.Ordinal);

    /// <summary>Decompiles types and what they lead to.</summary>
    /// <param name="types">Full names in metadata of types that are not nested.</param>
    /// <param name="cancellation">Ends it at once.</param>
    /// <returns>The source of each, by its full name; one that cannot be decompiled is left out.</returns>
    public IReadOnlyDictionary<string, string> Read(IEnumerable<string> types, CancellationToken cancellation)
    {
        decompiler.CancellationToken = cancellation;
        Dictionary<string, string> sources = new(StringComparer.Ordinal);
        HashSet<string> asked = [.. types];
        HashSet<string> met = [.. asked];
        Queue<string> open = new(met);
        int characters = 0;
        while (open.TryDequeue(out string? type) && sources.Count < MostTypes)
        {
            cancellation.ThrowIfCancellationRequested();
            if (characters > MostCharacters && !asked.Contains(type))
                break;
            if (Decompile(type) is not SyntaxTree tree)
            {
                Missing[type] = "it cannot be decompiled";
                continue;
            }

            foreach (ConstructorDeclaration constructor in tree.Descendants.OfType<ConstructorDeclaration>())
                MoveBaseCall(constructor);
            RemoveMarks(tree);
            sources.Add(type, HarmlessSource.Of(tree));
            characters += sources[type].Length;
            foreach (string next in NamedIn(tree, decompiler.TypeSystem.MainModule).Where(met.Add))
                open.Enqueue(next);
        }

        foreach (string type in asked.Where(type => !sources.ContainsKey(type)))
            Missing.TryAdd(type, $"the types have more code than Assay takes over, that of {MostTypes} types");
        return sources;
    }

    private SyntaxTree? Decompile(string type)
    {
        try
        {
            return decompiler.DecompileType(new FullTypeName(type));
        }
        catch (Exception exception) when (exception is DecompilerException or BadImageFormatException or InvalidOperationException or ArgumentException or NotSupportedException)
        {
            // What cannot be decompiled has no code here: contracts do without it, and the reader says so.
            return null;
        }
    }

    // What C# has a word for may not be written as an attribute. Extension methods are called by their full names here, and need no word.
    private static void RemoveMarks(SyntaxTree tree)
    {
        foreach (AttributeSection section in tree.Descendants.OfType<AttributeSection>().ToList())
        {
            foreach (ICSharpCode.Decompiler.CSharp.Syntax.Attribute mark in section.Attributes.Where(IsMark).ToList())
                mark.Remove();
            if (section.Attributes.Count == 0)
                section.Remove();
        }
    }

    private static bool IsMark(ICSharpCode.Decompiler.CSharp.Syntax.Attribute attribute) =>
        attribute.Type.GetSymbol() is IType type && Marks.Contains(type.FullName);

    // Fields that are set before the base class's constructor is called leave the call among the statements, where C# has no form for it.
    private static void MoveBaseCall(ConstructorDeclaration constructor)
    {
        foreach (ExpressionStatement statement in constructor.Body?.Statements.OfType<ExpressionStatement>().ToList() ?? [])
        {
            if (statement.Expression is not InvocationExpression { Target: MemberReferenceExpression { MemberName: ".ctor", Target: BaseReferenceExpression } } call)
                continue;
            statement.Remove();
            if (call.Arguments.Count == 0)
                continue;
            ConstructorInitializer initializer = new() { ConstructorInitializerType = ConstructorInitializerType.Base };
            initializer.Arguments.AddRange(call.Arguments.Select(argument => (Expression)argument.Clone()));
            constructor.Initializer = initializer;
        }
    }

    private static IEnumerable<string> NamedIn(SyntaxTree tree, IModule module) => tree.Descendants.OfType<AstType>()
        .Select(name => name.GetSymbol()).OfType<IType>()
        .Select(type => type.GetDefinition()).OfType<ITypeDefinition>()
        .Where(type => type.ParentModule == module)
        .Select(type => type.FullTypeName.TopLevelTypeName.ReflectionName);
}

/// <summary>Decompilers of assemblies, each used by one at a time and then by the next: one holds all that its assembly refers to, which is read and understood once.</summary>
/// <param name="folders">Where assemblies are that others refer to.</param>
internal sealed class Decompilers(IReadOnlyList<string> folders)
{
    private readonly ConcurrentDictionary<string, ConcurrentBag<CSharpDecompiler>> idle = new(StringComparer.Ordinal);

    /// <summary>Uses the decompiler of an assembly.</summary>
    /// <param name="assembly">Path of the .dll.</param>
    /// <param name="use">Uses it, and does not keep it.</param>
    public void Use(string assembly, Action<CSharpDecompiler> use)
    {
        ConcurrentBag<CSharpDecompiler> own = idle.GetOrAdd(assembly, _ => []);
        CSharpDecompiler decompiler = own.TryTake(out CSharpDecompiler? free) ? free : Open(assembly);
        use(decompiler);

        // One whose use threw is not used again.
        own.Add(decompiler);
    }

    private CSharpDecompiler Open(string assembly)
    {
        UniversalAssemblyResolver resolver = new(assembly, throwOnError: false, targetFramework: null);
        foreach (string folder in folders)
            resolver.AddSearchDirectory(folder);
        return new CSharpDecompiler(assembly, resolver, Settings());
    }

    // Names in full and nothing that needs a using directive; code in the form in which it compiles anywhere.
    private static DecompilerSettings Settings() => new(LanguageVersion.Latest)
    {
        UsingDeclarations = false,
        AlwaysUseGlobal = true,
        ExtensionMethods = false,
        QueryExpressions = false,
        UsePrimaryConstructorSyntax = false,
        UsePrimaryConstructorSyntaxForNonRecordTypes = false,
        ShowXmlDocumentation = false,
        ThrowOnAssemblyResolveErrors = false,
        FileScopedNamespaces = false,
        UseSdkStyleProjectFormat = false,
    };
}
