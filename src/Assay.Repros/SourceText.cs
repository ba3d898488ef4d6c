using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Assay.Repros;

/// <summary>Syntax as text of its own.</summary>
internal static partial class SourceText
{
    /// <summary>The text without documentation comments, and without the indentation that all of its lines share.</summary>
    public static string Of(SyntaxNode node)
    {
        var enabled =
            node.ReplaceTrivia(node.DescendantTrivia().Where(trivia => trivia.IsKind(SyntaxKind.DisabledTextTrivia)), (_, _) => default);
        string[] lines = [.. enabled.ToFullString().ReplaceLineEndings("\n").Split('\n').Where(line => !IsLeftOut(line.TrimStart()))];
        lines = [.. lines.SkipWhile(string.IsNullOrWhiteSpace)];
        var last = Array.FindLastIndex(lines, line => !string.IsNullOrWhiteSpace(line));
        lines = [.. lines.Take(last + 1)];
        var indent = lines.Where(line => line.Trim().Length > 0).Select(line => line.Length - line.TrimStart().Length)
            .DefaultIfEmpty().Min();
        return Tidy(string.Join('\n', lines.Select(line => line.Trim().Length == 0 ? "" : line[indent..])));
    }

    /// <summary>Text without the blank lines and empty braces that removals leave behind.</summary>
    public static string Tidy(string text)
    {
        List<string> lines = [];
        text = OutsideLiterals.Replace(text, ClosedTightly(), match => $"{match.Groups[1].Value} }}");
        text = OutsideLiterals.Replace(
            text, EmptyInitializer(), match => match.Groups[1].Value.EndsWith(')') ? match.Groups[1].Value : $"{match.Groups[1].Value}()");
        foreach (var line in text.Split('\n'))
        {
            var bare = line.Trim();
            if (bare.Length == 0 && (lines.Count == 0 || lines[^1].Trim() is "" or "{"))
                continue;
            if (bare is "{" or "}" && lines.Count > 0 && lines[^1].Length == 0)
                lines.RemoveAt(lines.Count - 1);
            lines.Add(line.TrimEnd());
        }

        return string.Join('\n', lines).TrimEnd();
    }

    [GeneratedRegex(@"(\bnew(?: [\w<>,. ?]+?)?(?:\(\))?)\s*\{\s*\}")]
    private static partial Regex EmptyInitializer();

    // Where the last element of an initializer was removed.
    [GeneratedRegex(@"(\{ [^{}\n]*[^{}\s])\}")]
    private static partial Regex ClosedTightly();

    // Documentation of members, and directives of other runtimes.
    private static bool IsLeftOut(string line) => line.StartsWith("///", StringComparison.Ordinal) || line.StartsWith('#');
}
