using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Assay.Architecture.Tests;

/// <summary>
/// Which folders of a project refer to which, from syntax alone: a folder is the namespace of its files, and a file refers to a folder when
/// it names a type that is declared there and that it sees.
/// </summary>
internal sealed class SourceFolders
{
    private readonly Dictionary<string, HashSet<string>> foldersOfTypes = [];
    private readonly SortedDictionary<string, SortedDictionary<string, SortedSet<string>>> references = [];

    public SourceFolders(IEnumerable<string> sources)
    {
        SyntaxTree[] files = [.. sources.Select(source => CSharpSyntaxTree.ParseText(source))];
        foreach (var file in files)
        {
            foreach (var type in TypesIn(file))
                Entry(foldersOfTypes, type).Add(NamespaceOf(file));
        }

        foreach (var file in files)
            AddReferences(file);
    }

    /// <summary>Every group of folders that refer to each other in a circle, with the references that make it.</summary>
    public IReadOnlyList<string> Circles() =>
    [
        .. references.Keys
            .Select(folder => string.Join(", ", ReachableFrom(folder).Where(other => ReachableFrom(other).Contains(folder))))
            .Where(circle => circle.Length > 0)
            .Distinct()
            .Select(circle => $"{circle}: {string.Join("; ", ReferencesWithin(circle.Split(", ")))}"),
    ];

    /// <summary>The namespace of a file; empty where it has none.</summary>
    public static string NamespaceOf(SyntaxTree file) =>
        file.GetCompilationUnitRoot().Members.OfType<BaseNamespaceDeclarationSyntax>().FirstOrDefault()?.Name.ToString() ?? "";

    private IEnumerable<string> ReferencesWithin(string[] circle) =>
        from source in circle
        from target in references[source]
        where circle.Contains(target.Key)
        select $"{source} -> {target.Key} ({string.Join(", ", target.Value)})";

    private SortedSet<string> ReachableFrom(string folder)
    {
        SortedSet<string> reached = [];
        Queue<string> open = new([folder]);
        while (open.TryDequeue(out var next))
        {
            foreach (var target in references.GetValueOrDefault(next)?.Keys.Where(reached.Add) ?? [])
                open.Enqueue(target);
        }

        return reached;
    }

    private void AddReferences(SyntaxTree file)
    {
        var own = NamespaceOf(file);
        HashSet<string> seen = [.. VisibleFrom(file)];
        HashSet<string> members = [.. MembersIn(file)];
        foreach (var name in file.GetRoot().DescendantNodes().OfType<SimpleNameSyntax>()
            .Where(name => IsFirst(name) || name.Parent is QualifiedNameSyntax or MemberAccessExpressionSyntax))
        {
            var text = name.Identifier.ValueText;
            if (!foldersOfTypes.TryGetValue(text, out var folders)
                || folders.Contains(own) || (members.Contains(text) && !IsType(name)))
                continue;
            foreach (var folder in folders.Where(folder => IsFirst(name) ? seen.Contains(folder) : IsQualifiedBy(name, folder)))
                Entry(Entry(references, own), folder).Add(text);
        }
    }

    /// <summary>Whether nothing stands before a name that says where it is looked for.</summary>
    private static bool IsFirst(SimpleNameSyntax name) => name.Parent switch
    {
        MemberAccessExpressionSyntax access => access.Expression == name,
        QualifiedNameSyntax qualified => qualified.Left == name,
        MemberBindingExpressionSyntax or NameColonSyntax or NameEqualsSyntax => false,
        _ => true,
    };

    /// <summary>Whether the last part of a folder's name stands before a name.</summary>
    private static bool IsQualifiedBy(SimpleNameSyntax name, string folder) => (name.Parent switch
    {
        MemberAccessExpressionSyntax access when access.Name == name => access.Expression.ToString(),
        QualifiedNameSyntax qualified when qualified.Right == name => qualified.Left.ToString(),
        _ => null,
    }) is string before && (folder == before || folder.EndsWith('.' + before, StringComparison.Ordinal));

    /// <summary>Whether a name stands where only a type may.</summary>
    private static bool IsType(SimpleNameSyntax name) => name is GenericNameSyntax || name.Parent is
        BaseTypeSyntax
            or TypeArgumentListSyntax
            or ParameterSyntax
            or PropertyDeclarationSyntax or ObjectCreationExpressionSyntax or VariableDeclarationSyntax or NullableTypeSyntax
        or ArrayTypeSyntax
        or MethodDeclarationSyntax
        or CastExpressionSyntax or TypeOfExpressionSyntax or DeclarationPatternSyntax or RecursivePatternSyntax or TupleElementSyntax;

    private static IEnumerable<string> VisibleFrom(SyntaxTree file)
    {
        var parts = NamespaceOf(file).Split('.');
        return file.GetCompilationUnitRoot().Usings.Where(use => use.Alias is null).Select(use => use.Name!.ToString())
            .Concat(Enumerable.Range(1, parts.Length).Select(count => string.Join('.', parts.Take(count))));
    }

    private static IEnumerable<string> TypesIn(SyntaxTree file) =>
        file.GetRoot().DescendantNodes(node => node is not BaseTypeDeclarationSyntax)
        .Select(node => node switch
        {
            BaseTypeDeclarationSyntax type => type.Identifier.ValueText,
            DelegateDeclarationSyntax type => type.Identifier.ValueText,
            _ => null,
        }).OfType<string>();

    private static IEnumerable<string> MembersIn(SyntaxTree file) =>
        file.GetRoot().DescendantNodes().SelectMany<SyntaxNode, string>(node => node switch
    {
        PropertyDeclarationSyntax member => [member.Identifier.ValueText],
        MethodDeclarationSyntax member => [member.Identifier.ValueText],
        EnumMemberDeclarationSyntax member => [member.Identifier.ValueText],
        VariableDeclaratorSyntax member => [member.Identifier.ValueText],
        ParameterSyntax member => [member.Identifier.ValueText],
        _ => [],
    });

    private static TValue Entry<TValue>(IDictionary<string, TValue> entries, string key)
        where TValue : class, new()
    {
        if (!entries.TryGetValue(key, out var value))
            entries[key] = value = new TValue();
        return value;
    }
}
