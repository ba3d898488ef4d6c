using Assay.Repros.Calls;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Assay.Repros;

/// <summary>The classes of an adapter that one row needs, without the ways to pass bytes that the row is not asked for.</summary>
internal sealed class AdapterCode
{
    private const string Base = "SerializerAdapter";
    private const string Setup = "Prepare";
    private const string Parameter = "companions";

    private readonly ReproSurface surface;
    private readonly bool isOnlyRead;
    private readonly List<TypeDeclarationSyntax> types;

    /// <param name="sources">The C# files of the adapter.</param>
    /// <param name="name">Name of the row's class.</param>
    /// <param name="isOnlyRead">Whether the file writes nothing.</param>
    public AdapterCode(IReadOnlyList<string> sources, string name, ReproSurface surface, bool isOnlyRead = false)
    {
        this.surface = surface;
        this.isOnlyRead = isOnlyRead;
        var found = AdapterClasses.UsedBy(sources, name);
        Usings = [.. found.Select(type => type.SyntaxTree).Distinct().SelectMany(tree => ((CompilationUnitSyntax)tree.GetRoot()).Usings)
            .Where(line => line.Alias is null && line.StaticKeyword == default).Select(line => line.Name!.ToString())
            .Where(line => !line.StartsWith("Assay.", StringComparison.Ordinal)).Distinct()];
        types = [.. found.Select(Cut)];
        types.RemoveAll(
            type => type.Members.Count == 0
                && type.BaseList is null
                && type.Modifiers.Any(SyntaxKind.PartialKeyword)
                && types.Count(other => other.Identifier.Text == type.Identifier.Text) > 1);
        while (RemoveUnused())
        {
            // What a removed member used may be unused now.
        }

        TakeSetup();
    }

    /// <summary>Namespaces that it uses.</summary>
    public IReadOnlyList<string> Usings { get; }

    /// <summary>Names of the classes.</summary>
    public IEnumerable<string> Names => types.Select(type => type.Identifier.Text);

    /// <summary>How the row is set up before the first call; empty where there is nothing to do.</summary>
    public string SetupCall { get; private set; } = "";

    /// <summary>Whether the row asks for what the dialect emitted beside the types.</summary>
    public bool AsksForCompanions { get; private set; }

    /// <summary>The classes, the row's own first.</summary>
    public IReadOnlyList<string> Classes => [.. types.Select(SourceText.Of)];

    /// <summary>What stands for the base class of adapters, where the classes need one.</summary>
    public IReadOnlyList<string> StandInClasses => AsksForCompanions ? [StandInSource] : [];

    private const string StandInSource = """
        // What is known of the types before the first call: what source generators made, and their names.
        sealed class Companions(params object[] items)
        {
            public T Get<T>() => items.OfType<T>().First();
        }

        sealed class ContractTypes(Func<Type[]> types)
        {
            public IReadOnlyList<Type> All => [.. types().Distinct()];
        }

        abstract class SerializerAdapter<T>
        {
            public virtual void Prepare(Companions companions)
            {
            }
        }
        """;

    private TypeDeclarationSyntax Cut(TypeDeclarationSyntax type)
    {
        BaseTypeSyntax[] bases = [
            .. (type.BaseList?.Types ?? default).Where(parent => !NameOf(parent.Type).EndsWith("Surface", StringComparison.Ordinal))];
        MemberDeclarationSyntax[] members = [
            .. type.Members.Where(
                member => SurfaceOf(member) is not string other || (other == surface.ToString() && !(isOnlyRead && IsWriting(member))))];
        SyntaxTokenList words = [.. type.Modifiers.Where(word => !word.IsKind(SyntaxKind.InternalKeyword))];
        var lead = type.GetLeadingTrivia();
        return WithBases(type.WithMembers([.. members]).WithModifiers(words), bases).WithLeadingTrivia(lead);
    }

    private static TypeDeclarationSyntax WithBases(TypeDeclarationSyntax type, BaseTypeSyntax[] bases)
    {
        if (type.BaseList is null || bases.Length == type.BaseList.Types.Count)
            return type;
        var other =
            type.WithBaseList(bases.Length == 0 ? null : type.BaseList.WithTypes([.. bases.Select(parent => parent.WithoutTrivia())]));
        // The line ended with the last base.
        return type.OpenBraceToken.IsKind(SyntaxKind.OpenBraceToken)
            ? other.WithOpenBraceToken(type.OpenBraceToken.WithLeadingTrivia(SyntaxFactory.LineFeed))
            : other;
    }

    private static bool IsWriting(MemberDeclarationSyntax member) =>
        ((MethodDeclarationSyntax)member).Identifier.Text.StartsWith("Serialize", StringComparison.Ordinal);

    /// <summary>The surface that a method serves, by its parameters; null for all other members.</summary>
    private static string? SurfaceOf(MemberDeclarationSyntax member)
    {
        if (member is not MethodDeclarationSyntax method || !method.Modifiers.Any(SyntaxKind.PublicKeyword))
            return null;
        string[] parameters = [.. method.ParameterList.Parameters.Select(parameter => parameter.Type!.ToString())];
        return (method.Identifier.Text, parameters) switch
        {
            ("Serialize", [_]) or ("Deserialize", ["byte[]"]) => nameof(ReproSurface.Bytes),
            ("Serialize", [_, "Stream"]) or ("Deserialize", ["Stream"]) => nameof(ReproSurface.Stream),
            ("Serialize", [_, "IBufferWriter<byte>"]) or ("Deserialize", ["ReadOnlySequence<byte>"]) => nameof(ReproSurface.Buffer),
            ("Serialize", [_, "byte[]"]) or ("Deserialize", ["ArraySegment<byte>"]) => "Reused",
            ("SerializeAsync", [_, "Stream"]) or ("DeserializeAsync", ["Stream"]) => nameof(ReproSurface.Async),
            ("SerializeAsync", [_, "Stream", "CancellationToken"]) or ("DeserializeAsync", ["Stream", "CancellationToken"]) =>
                nameof(ReproSurface.Cancellable),
            ("SerializeDelimited" or "DeserializeDelimited", _) => nameof(ReproSurface.Delimited),
            ("SerializeAsync" or "DeserializeAsync", _) => nameof(ReproSurface.Pipe),
            _ => null,
        };
    }

    private bool RemoveUnused()
    {
        var uses = types.SelectMany(type => type.DescendantTokens())
            .Where(token => token.IsKind(SyntaxKind.IdentifierToken)).GroupBy(token => token.Text)
            .ToDictionary(of => of.Key, of => of.Count());
        for (var i = 0; i < types.Count; i++)
        {
            if (types[i].Members.FirstOrDefault(member => IsUnused(member, uses)) is not { } unused)
                continue;
            types[i] = types[i].RemoveNode(unused, SyntaxRemoveOptions.KeepNoTrivia)!;
            return true;
        }

        return false;
    }

    private static bool IsUnused(MemberDeclarationSyntax member, Dictionary<string, int> uses) => member switch
    {
        // A constructor that does nothing but set a field which nobody reads.
        ConstructorDeclarationSyntax { ExpressionBody.Expression: AssignmentExpressionSyntax { Left: IdentifierNameSyntax field } } =>
            uses[field.Identifier.Text] == 2,
        _ => IsPrivate(member) && NamesOf(member) is { Count: > 0 } names && names.All(name => uses[name] == 1),
    };

    private static bool IsPrivate(MemberDeclarationSyntax member) =>
        !member.Modifiers.Any(SyntaxKind.PublicKeyword)
            && !member.Modifiers.Any(SyntaxKind.ProtectedKeyword) && !member.Modifiers.Any(SyntaxKind.OverrideKeyword);

    private static IReadOnlyList<string> NamesOf(MemberDeclarationSyntax member) => member switch
    {
        FieldDeclarationSyntax field => [.. field.Declaration.Variables.Select(variable => variable.Identifier.Text)],
        MethodDeclarationSyntax method => [method.Identifier.Text],
        PropertyDeclarationSyntax property => [property.Identifier.Text],
        _ => [],
    };

    /// <summary>Of a base class that does nothing is nothing left, unless the classes ask it for what was emitted.</summary>
    private void TakeSetup()
    {
        var setups = types.SelectMany(type => type.Members.OfType<MethodDeclarationSyntax>())
            .Count(method => method.Identifier.Text == Setup);
        var isAsked = types.SelectMany(type => type.DescendantNodes().OfType<MemberAccessExpressionSyntax>())
            .Any(access => access.Expression is IdentifierNameSyntax { Identifier.Text: Parameter });
        AsksForCompanions = isAsked || setups > 1;
        SetupCall = setups == 0 ? "" : AsksForCompanions ? Parameter : "()";
        if (AsksForCompanions)
            return;
        for (var i = 0; i < types.Count; i++)
            types[i] = WithoutBase(WithoutParameter(types[i]));
    }

    /// <summary>What was emitted is handed on, and nobody asks for it.</summary>
    private static TypeDeclarationSyntax WithoutParameter(TypeDeclarationSyntax type)
    {
        SyntaxNode[] handed =
        [
            .. type.DescendantNodes().OfType<ParameterSyntax>().Where(parameter => parameter.Identifier.Text == Parameter),
            .. type.DescendantNodes().OfType<ArgumentSyntax>()
                .Where(argument => argument.Expression is IdentifierNameSyntax { Identifier.Text: Parameter }),
        ];
        return type.RemoveNodes(handed, SyntaxRemoveOptions.KeepNoTrivia)!;
    }

    private static TypeDeclarationSyntax WithoutBase(TypeDeclarationSyntax type)
    {
        if (type.Members.OfType<MethodDeclarationSyntax>().FirstOrDefault(method => method.Identifier.Text == Setup) is { } setup)
        {
            SyntaxTokenList words = [.. setup.Modifiers.Where(word => !word.IsKind(SyntaxKind.OverrideKeyword))];
            type = type.ReplaceNode(setup, setup.WithModifiers(words));
        }

        return WithBases(type, [.. (type.BaseList?.Types ?? default).Where(parent => NameOf(parent.Type) != Base)]);
    }

    private static string NameOf(TypeSyntax type) => type is GenericNameSyntax generic ? generic.Identifier.Text : type.ToString();
}
