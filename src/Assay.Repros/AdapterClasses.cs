using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Assay.Repros;

/// <summary>Which classes of an adapter one row needs.</summary>
public static class AdapterClasses
{
    /// <summary>Names of the classes that one of them needs, itself among them.</summary>
    /// <param name="sources">The C# files of the adapter.</param>
    public static IEnumerable<string> NamesUsedBy(IReadOnlyList<string> sources, string name) =>
        UsedBy(sources, name).Select(type => type.Identifier.Text);

    /// <summary>Their declarations, the class itself first.</summary>
    internal static List<TypeDeclarationSyntax> UsedBy(IReadOnlyList<string> sources, string name)
    {
        TypeDeclarationSyntax[] declared =
        [
            .. sources.Select(source => SyntaxFactory.ParseCompilationUnit(source, options: ReproCompiler.Options))
                .SelectMany(file => file.DescendantNodes().OfType<TypeDeclarationSyntax>())
                .Where(type => type.Parent is not TypeDeclarationSyntax),
        ];
        List<TypeDeclarationSyntax> found = [.. declared.Where(type => type.Identifier.Text == name)];
        for (var next = 0; next < found.Count; next++)
        {
            HashSet<string> used =
                [.. found[next].DescendantTokens().Where(token => token.IsKind(SyntaxKind.IdentifierToken)).Select(token => token.Text)];
            found.AddRange(declared.Where(type => used.Contains(type.Identifier.Text) && !found.Contains(type)));
        }

        return found;
    }
}
