using System.Text.RegularExpressions;
using Assay.Core.CSharp;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Assay.Repros;

/// <summary>Lets the comparison of a file pass over differences at other places than the one that is asked for.</summary>
internal static partial class PlaceFilter
{
    private const string Comparison = "Graph";

    /// <summary>The comparison for one place.</summary>
    /// <param name="place">The place without indices; empty for all.</param>
    public static string In(string comparer, string place)
    {
        if (place.Length == 0)
            return comparer;
        var filtered = Found()
            .Replace(comparer,
            match =>
                $"{match.Groups[1].Value}{{\n{match.Groups[1].Value}    if (IsAsked(path))\n{match.Groups[1].Value}        "
                    + $"{match.Groups[2].Value}\n{match.Groups[1].Value}    continue;\n{match.Groups[1].Value}}}");
        var asked = CSharpText.Literal(Bare(place));
        return filtered.Replace(
            "static class Graph\n{\n",
            $"static class Graph\n{{\n    // Other members differ, too.\n    static bool IsAsked(string path) =>\n        "
                + "System.Text.RegularExpressions.Regex.Replace(path, @\"^[^.]*|\\[\\d+\\]|_\", \"\")\n            "
                + $".Equals({asked}, StringComparison.OrdinalIgnoreCase);\n\n",
            StringComparison.Ordinal);
    }

    /// <summary>A file whose comparison is the one of all files again.</summary>
    public static string Without(string source)
    {
        var root = SyntaxFactory.ParseCompilationUnit(source, options: ReproCompiler.Options);
        var filtered = root.Members.OfType<ClassDeclarationSyntax>().First(type => type.Identifier.Text == Comparison);
        return source.Replace(filtered.ToString(), SyntaxFactory.ParseCompilationUnit(ReproSource.Comparer()).Members[0].ToString(),
            StringComparison.Ordinal);
    }

    private static string Bare(string place) => place.Replace("_", "", StringComparison.Ordinal);

    [GeneratedRegex(@"^( +)(return \$""\{path\}: .*;)$", RegexOptions.Multiline)]
    private static partial Regex Found();
}
