using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Assay.Repros;

/// <summary>A C# file with two versions of its types, as one of them.</summary>
public static class VersionSource
{
    private const string Symbol = "NEW_VERSION";

    // Tells Assay the numbers of members; contracts have them in the words of their library.
    private const string Number = "Number";

    /// <summary>The file without the other version.</summary>
    /// <param name="isNew">Whether of the new version.</param>
    public static string Of(string source, bool isNew)
    {
        var options = ReproCompiler.Options;
        if (isNew)
            options = options.WithPreprocessorSymbols(options.PreprocessorSymbolNames.Append(Symbol));
        SyntaxNode root = SyntaxFactory.ParseCompilationUnit(source, options: options);
        root = root.ReplaceTrivia(
            root.DescendantTrivia().Where(trivia => trivia.IsDirective || trivia.IsKind(SyntaxKind.DisabledTextTrivia)), (_, _) => default);
        AttributeListSyntax[] numbers = [
            .. root.DescendantNodes().OfType<AttributeListSyntax>()
                .Where(list => list.Attributes.Any(attribute => attribute.Name.ToString() == Number))];
        return root.RemoveNodes(numbers, SyntaxRemoveOptions.KeepNoTrivia)!.ToFullString();
    }

    /// <summary>The types and the value of a file, a line each, as a note in another file.</summary>
    /// <param name="source">The file, with one version alone.</param>
    public static IReadOnlyList<string> Lines(string source)
    {
        CaseFile file = new(source);
        return [.. string.Join("\n\n", file.Types.Select(SourceText.Of).Append(file.Factory)).Split('\n')];
    }
}
