using System.Collections.Concurrent;
using ICSharpCode.Decompiler;
using ICSharpCode.Decompiler.CSharp;
using ICSharpCode.Decompiler.CSharp.Syntax;
using ICSharpCode.Decompiler.Metadata;
using ICSharpCode.Decompiler.Semantics;
using ICSharpCode.Decompiler.TypeSystem;

namespace Assay.Code;

/// <summary>A decompiled type.</summary>
/// <param name="Named">Full names in metadata of the types of its assembly that the code names, of nested ones the outermost.</param>
internal sealed record DecompiledType(string Source, IReadOnlyList<string> Named);

/// <summary>C# of types of one assembly.</summary>
/// <param name="decompiler">The decompiler of the assembly; nobody else uses it meanwhile.</param>
internal sealed class TypeSources(CSharpDecompiler decompiler)
{
    private const string Compilers = "System.Runtime.CompilerServices.";

    private static readonly HashSet<string> Marks =
    [
        Compilers + "ExtensionAttribute", Compilers + "IsReadOnlyAttribute", Compilers + "IsByRefLikeAttribute",
        Compilers + "IsUnmanagedAttribute", Compilers + "DynamicAttribute",
        Compilers + "TupleElementNamesAttribute", Compilers + "NullableAttribute", Compilers + "NullableContextAttribute",
        Compilers + "NativeIntegerAttribute",
        Compilers + "RequiredMemberAttribute", Compilers + "RequiresLocationAttribute", Compilers + "ScopedRefAttribute",
        Compilers + "ParamCollectionAttribute", "System.ParamArrayAttribute",
        // By these, generators write code that is in the assembly already.
        "System.Text.RegularExpressions.GeneratedRegexAttribute", "System.Text.Json.Serialization.JsonSerializableAttribute",
        "System.Text.Json.Serialization.JsonSourceGenerationOptionsAttribute", "Microsoft.Extensions.Logging.LoggerMessageAttribute",
        "System.Runtime.InteropServices.LibraryImportAttribute", "System.Runtime.InteropServices.JavaScript.JSImportAttribute",
    ];

    /// <summary>Decompiles a type.</summary>
    /// <param name="type">Full name in metadata of a type that is not nested.</param>
    /// <returns>The type; null if it cannot be decompiled.</returns>
    public DecompiledType? Read(string type, CancellationToken cancellation)
    {
        cancellation.ThrowIfCancellationRequested();
        decompiler.CancellationToken = cancellation;
        if (Decompile(type) is not SyntaxTree tree)
            return null;
        foreach (var constructor in tree.Descendants.OfType<ConstructorDeclaration>())
            MoveFirstCall(constructor);
        foreach (var cast in tree.Descendants.OfType<CastExpression>().ToList())
            KeepOperand(cast);
        RemoveMarks(tree);
        return new DecompiledType(HarmlessSource.Of(tree), [.. NamedIn(tree, decompiler.TypeSystem.MainModule).Distinct()]);
    }

    private SyntaxTree? Decompile(string type)
    {
        try
        {
            return decompiler.DecompileType(new FullTypeName(type));
        }
        catch (Exception exception) when (exception is DecompilerException
            or BadImageFormatException or InvalidOperationException or ArgumentException or NotSupportedException)
        {
            // What cannot be decompiled has no code here: contracts do without it, and the reader says so.
            return null;
        }
    }

    // What C# has a word for may not be written as an attribute. Extension methods are called by their full names here, and need no word.
    // What only a debugger reads leads to types that nothing else needs.
    private static void RemoveMarks(SyntaxTree tree)
    {
        foreach (var section in tree.Descendants.OfType<AttributeSection>().ToList())
        {
            foreach (var mark in section.Attributes.Where(IsMark).ToList())
                mark.Remove();
            if (section.Attributes.Count == 0)
                section.Remove();
        }
    }

    private static bool IsMark(ICSharpCode.Decompiler.CSharp.Syntax.Attribute attribute) =>
        attribute.Type.GetSymbol() is IType type
        && (Marks.Contains(type.FullName) || type.FullName.StartsWith("System.Diagnostics.Debugger", StringComparison.Ordinal));

    // What is done before another constructor is called, as setting a field or refusing a null, leaves the call among the statements, where
    // C# has no form for it.
    private static void MoveFirstCall(ConstructorDeclaration constructor)
    {
        foreach (var statement in constructor.Body?.Statements.OfType<ExpressionStatement>().ToList() ?? [])
        {
            if (statement.Expression is not InvocationExpression
                {
                    Target: MemberReferenceExpression { MemberName: ".ctor", Target: var called },
                } call || called is not (BaseReferenceExpression or ThisReferenceExpression))
                continue;
            statement.Remove();
            var isOfBase = called is BaseReferenceExpression;
            if (call.Arguments.Count == 0 && isOfBase)
                continue;
            ConstructorInitializer initializer = new()
            {
                ConstructorInitializerType = isOfBase ? ConstructorInitializerType.Base : ConstructorInitializerType.This,
            };
            initializer.Arguments.AddRange(call.Arguments.Select(argument => (Expression)argument.Clone()));
            constructor.Initializer = initializer;
        }
    }

    // The assembly calls one of several conversions of a number, and the decompiler drops the cast by which C# would choose it.
    private static void KeepOperand(CastExpression cast)
    {
        if (cast.GetResolveResult() is ConversionResolveResult
            {
                Conversion: { IsUserDefined: true, IsLifted: false, Method: { } called },
            } result && called.Parameters[0].Type is var operand && !operand.Equals(result.Input.Type)
            && operand.GetDefinition()?.KnownTypeCode is >= KnownTypeCode.Char and <= KnownTypeCode.Decimal)
            cast.Expression.ReplaceWith(number => new CastExpression(new TypeSystemAstBuilder().ConvertType(operand), (Expression)number));
    }

    private static IEnumerable<string> NamedIn(SyntaxTree tree, IModule module) => tree.Descendants.OfType<AstType>()
        .Select(name => name.GetSymbol()).OfType<IType>()
        .Select(type => type.GetDefinition()).OfType<ITypeDefinition>()
        .Where(type => type.ParentModule == module)
        .Select(type => type.FullTypeName.TopLevelTypeName.ReflectionName);
}

/// <summary>
/// Decompilers of assemblies, each used by one at a time and then by the next: one holds all that its assembly refers to, which is read and
/// understood once.
/// </summary>
/// <param name="folders">Where assemblies are that others refer to.</param>
internal sealed class Decompilers(IReadOnlyList<string> folders)
{
    private readonly ConcurrentDictionary<string, ConcurrentBag<CSharpDecompiler>> idle = new(StringComparer.Ordinal);

    /// <summary>Uses the decompiler of an assembly.</summary>
    /// <param name="use">Uses it, and does not keep it.</param>
    public void Use(string assembly, Action<CSharpDecompiler> use)
    {
        var own = idle.GetOrAdd(assembly, _ => []);
        var decompiler = own.TryTake(out var free) ? free : Open(assembly);
        use(decompiler);

        // One whose use threw is not used again.
        own.Add(decompiler);
    }

    private CSharpDecompiler Open(string assembly)
    {
        UniversalAssemblyResolver resolver = new(assembly, throwOnError: false, targetFramework: null);
        foreach (var folder in folders)
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
