using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Xunit;

namespace Assay.Architecture.Tests;

/// <summary>
/// Text that goes into C# which Assay writes passes the functions of Assay.Core.CSharp: a hole of a string may neither follow the beginning
/// of a comment, a literal or a directive, nor may
/// such a beginning be put before something by a plus sign or by Append.
/// </summary>
public partial class EmittedText
{
    /// <summary>Where C# is written.</summary>
    private static readonly string[] Emitting =
    [
        "Assay.Code/", "Assay.Emitter/", "Assay.Repros/", "Assay.Answers/Repros/", "Assay.Engine/Catalogue/AdapterTemplates.cs",
        "Assay.Cli/Showing/ShownContracts.cs", "Assay.Worker/Values/Writing/", "Assay.Shapes/Adoption/", "Assay.Shapes/Dialects/",
        "Assay.Shapes/Emission/", "Assay.Shapes/Graph/CodePiece.cs", "Assay.Shapes/Mapping/", "Assay.Shapes/Pruning/",
        "Assay.Shapes/Reading/AttributeReader.cs", "Assay.Shapes/Reading/ConstantText.cs", "Assay.Shapes/StraightLine/",
    ];

    /// <summary>What makes text harmless, in C# and in XML.</summary>
    private static readonly string[] Functions = ["CSharpText", "SecurityElement"];

    [Fact]
    public void No_text_goes_round_the_functions_for_emitted_code()
    {
        string[] found = [.. FilesOfSrc.Where(file => IsEmitting(file) && Path.GetFileName(file) != "FileDirective.cs")
            .SelectMany(file => LinesIn(File.ReadAllText(file)).Select(line => $"{PathOf(file)}, line {line}"))];

        Assert.Equal("", string.Join('\n', found));
    }

    [Fact]
    public void Whatever_writes_code_is_looked_at()
    {
        string[] unseen = [.. FilesOfSrc.Where(file => !PathOf(file).StartsWith("Assay.Core/", StringComparison.Ordinal))
            .Where(file => !IsEmitting(file) && WritesCode().IsMatch(File.ReadAllText(file)))];

        Assert.Empty(unseen);
    }

    [Theory]
    [InlineData("""var a = $"// {note}";""", true)]
    [InlineData("""var a = $"    /// <summary>{text}</summary>";""", true)]
    [InlineData("""var a = $"x; /* {text} */";""", true)]
    [InlineData("""var a = $"new(\"{name}\")";""", true)]
    [InlineData("""var a = $"WriteLine(\"HOLDS: {text}\");";""", true)]
    [InlineData("""var a = $"x('{letter}')";""", true)]
    [InlineData("""var a = $"#:property {setting}";""", true)]
    [InlineData("""var a = $"#line 1 \"{place}\"";""", true)]
    [InlineData("""var a = "// " + note;""", true)]
    [InlineData("""var a = x + "(\"" + name + "\")";""", true)]
    [InlineData("""file.Append("// ").Append(note);""", true)]
    [InlineData("var a = $\"\"\"\n    // {note}\n    \"\"\";", true)]
    [InlineData("""var a = $"{CSharpText.Comment(note)}";""", false)]
    [InlineData("""var a = $"new({CSharpText.Literal(name)})";""", false)]
    [InlineData("""var a = $"WriteLine(\"HOLDS\"); {statement}";""", false)]
    [InlineData("""var a = $"// fixed words\n{code}";""", false)]
    [InlineData("""var a = $"http://x/{path}";""", false)]
    [InlineData("""var a = $"x(\"{(isNew ? "new" : "old")}\")";""", false)]
    [InlineData("""var a = $"x($\"FAILS: {{difference}}\");";""", false)]
    [InlineData("""throw new BadInputException($"There is no row \"{name}\".");""", false)]
    [InlineData("""var a = "// fixed";""", false)]
    [InlineData("""file.Append("x").Append(note);""", false)]
    public void Only_what_goes_round_is_found(string statement, bool isFound) => Assert.Equal(isFound, LinesIn(statement).Any());

    private static IEnumerable<string> FilesOfSrc =>
        Repository.SourceFiles.Where(file => !PathOf(file).StartsWith("../", StringComparison.Ordinal));

    private static bool IsEmitting(string file) =>
        Array.Exists(Emitting, place => PathOf(file).StartsWith(place, StringComparison.Ordinal));

    private static string PathOf(string file) => Path.GetRelativePath(Path.Combine(Repository.Root, "src"), file).Replace('\\', '/');

    private static IEnumerable<int> LinesIn(string source)
    {
        var root = CSharpSyntaxTree.ParseText(source).GetRoot();
        IEnumerable<SyntaxNode> found =
        [
            .. root.DescendantNodes().OfType<InterpolatedStringExpressionSyntax>().SelectMany(HolesOf),
            .. root.DescendantNodes().OfType<BinaryExpressionSyntax>().Where(IsPutBefore),
            .. root.DescendantNodes().OfType<InvocationExpressionSyntax>().Where(IsAppendedAfter),
        ];
        return found.Where(node => !IsOfSentence(node)).Select(node => node.GetLocation().GetLineSpan().StartLinePosition.Line + 1);
    }

    private static IEnumerable<InterpolationSyntax> HolesOf(InterpolatedStringExpressionSyntax text)
    {
        var before = "";
        foreach (var part in text.Contents)
        {
            if (part is InterpolationSyntax hole)
            {
                if (Opens(before) && !IsHarmless(hole.Expression))
                    yield return hole;
                before += "x";
            }
            else
            {
                before += ((InterpolatedStringTextSyntax)part).TextToken.ValueText;
            }
        }
    }

    private static bool IsPutBefore(BinaryExpressionSyntax sum) =>
        sum.IsKind(SyntaxKind.AddExpression) && LastOf(sum.Left) is string before && Opens(before) && !IsHarmless(sum.Right);

    private static string? LastOf(ExpressionSyntax expression) => expression switch
    {
        LiteralExpressionSyntax literal when literal.IsKind(SyntaxKind.StringLiteralExpression) => literal.Token.ValueText,
        BinaryExpressionSyntax sum => LastOf(sum.Right),
        _ => null,
    };

    // file.Append("// ").Append(note)
    private static bool IsAppendedAfter(InvocationExpressionSyntax call) =>
        call is
        {
            Expression: MemberAccessExpressionSyntax { Expression: InvocationExpressionSyntax before },
            ArgumentList.Arguments: [{ } next],
        }
        && IsAppend(call) && IsAppend(before) && before.ArgumentList.Arguments is [{ } first]
        && LastOf(first.Expression) is string text && Opens(text) && !IsHarmless(next.Expression);

    private static bool IsAppend(InvocationExpressionSyntax call) =>
        call.Expression is MemberAccessExpressionSyntax { Name.Identifier.Text: "Append" or "AppendLine" };

    /// <summary>Whether a comment, a literal or a directive is open behind the text, read as C#.</summary>
    private static bool Opens(string text)
    {
        var line = text[(text.LastIndexOf('\n') + 1)..];
        var bare = Literal().Replace(line, "x");
        return Comment().IsMatch(bare) || Directive().IsMatch(line) || bare.Contains('"', StringComparison.Ordinal) || bare.EndsWith('\'')
            || text.LastIndexOf("/*", StringComparison.Ordinal) > text.LastIndexOf("*/", StringComparison.Ordinal);
    }

    /// <summary>Whether an expression is one of the functions, or a choice among texts that stand here.</summary>
    private static bool IsHarmless(ExpressionSyntax expression) => expression switch
    {
        ParenthesizedExpressionSyntax inner => IsHarmless(inner.Expression),
        ConditionalExpressionSyntax choice => IsHarmless(choice.WhenTrue) && IsHarmless(choice.WhenFalse),
        LiteralExpressionSyntax => true,
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Expression: IdentifierNameSyntax type } } =>
            Functions.Contains(type.Identifier.Text),
        InvocationExpressionSyntax { Expression: IdentifierNameSyntax { Identifier.Text: "nameof" } } => true,
        _ => false,
    };

    // Sentences for people put names into quotes, too.
    private static bool IsOfSentence(SyntaxNode node) => node.Ancestors().TakeWhile(ancestor => ancestor is not MemberDeclarationSyntax)
        .Any(ancestor => ancestor is ThrowStatementSyntax or ThrowExpressionSyntax
            || (ancestor is ObjectCreationExpressionSyntax made && made.Type.ToString().EndsWith("Exception", StringComparison.Ordinal)));

    [GeneratedRegex("""
        "(?:[^"\\]|\\.)*"
        """)]
    private static partial Regex Literal();

    [GeneratedRegex("(?:^|[^:])//")]
    private static partial Regex Comment();

    [GeneratedRegex(@"^\s*#(?::|line|r\b|load)")]
    private static partial Regex Directive();

    [GeneratedRegex(@"\b(?:CodeWriter|CSharpText)\b|new EmittedFile\(")]
    private static partial Regex WritesCode();
}
