using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

namespace Assay.Repros;

/// <summary>Rewrites code, and nothing in its literals and comments: what stands there is somebody's text.</summary>
internal static partial class OutsideLiterals
{
    /// <summary>Rewrites what a pattern finds in code: what neither begins nor ends in such a text.</summary>
    public static string Replace(string code, Regex pattern, Func<Match, string> rewrite)
    {
        List<TextSpan>? texts = null;
        return pattern.Replace(code, match => IsIn(match.Index) || IsIn(match.Index + match.Length - 1) ? match.Value : rewrite(match));

        bool IsIn(int place) => (texts ??= TextsIn(code)).Exists(text => text.Contains(place));
    }

    /// <summary>A name from <c>global::</c> on; its group is the name behind that.</summary>
    [GeneratedRegex(@"global::((?:@?\w+\.)*@?\w+)")]
    public static partial Regex Global();

    /// <summary>Literals, the texts in interpolated ones, and comments.</summary>
    private static List<TextSpan> TextsIn(string code)
    {
        SyntaxNode root = SyntaxFactory.ParseCompilationUnit(code, options: ReproCompiler.Options);
        var literals = root.DescendantTokens(descendIntoTrivia: true).Where(token => IsText(token.Kind()))
            .Select(token => token.Span);
        return [.. literals, .. root.DescendantTrivia().Where(trivia => IsComment(trivia.Kind())).Select(trivia => trivia.FullSpan)];
    }

    private static bool IsText(SyntaxKind kind) => kind is SyntaxKind.CharacterLiteralToken or SyntaxKind.InterpolatedStringTextToken
        or SyntaxKind.StringLiteralToken or SyntaxKind.SingleLineRawStringLiteralToken or SyntaxKind.MultiLineRawStringLiteralToken
        or SyntaxKind.Utf8StringLiteralToken
        or SyntaxKind.Utf8SingleLineRawStringLiteralToken or SyntaxKind.Utf8MultiLineRawStringLiteralToken;

    private static bool IsComment(SyntaxKind kind) => kind is SyntaxKind.SingleLineCommentTrivia or SyntaxKind.MultiLineCommentTrivia
        or SyntaxKind.SingleLineDocumentationCommentTrivia or SyntaxKind.MultiLineDocumentationCommentTrivia;
}
