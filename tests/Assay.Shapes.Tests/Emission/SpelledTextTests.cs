using Assay.Core.CSharp;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Assay.Shapes.Tests.Emission;

/// <summary>Text of other people's making in emitted C#: read by the compiler, it is what it was, and nothing else.</summary>
public class SpelledTextTests
{
    /// <summary>
    /// Characters that end a line for the compiler, act on a terminal, turn the direction of writing around, or no encoding can write
    /// alone.
    /// </summary>
    private const string Acting = "\r\n\u0085\u2028\u2029\v\f\0\u001b\u009b\u007f\u202e\u2066\u200f";

    public static TheoryData<string> Texts =>
    [
        "x\n#:property PreBuildEvent=touch pwned", "x\r#pragma warning disable", "x\u2028using System;", "x\u2029#r \"a.dll\"",
        "x\u0085#line 1 \"a\"", "*/ class X { } /*", "\"\"\" + x + \"\"\"", "\" + Environment.Exit(1) + \"", "' + x + '", "\\", "\\\"",
        "{x} {{y}}", "\ud83d \ude00 \ud83d\ude00", "ends\\u000A", Acting, "</summary><evil>", "Řád कि 測試",
    ];

    [Theory]
    [MemberData(nameof(Texts))]
    public void A_comment_is_one_comment_and_ends_with_its_line(string text)
    {
        foreach (var comment in new[] { CSharpText.Comment(text), CSharpText.Summary(text) })
        {
            var root = SyntaxFactory.ParseCompilationUnit(comment + "\nclass After;");

            Assert.Empty(root.GetDiagnostics());
            Assert.Equal("After", Assert.IsType<ClassDeclarationSyntax>(Assert.Single(root.Members)).Identifier.Text);
            Assert.Single(
                root.DescendantTrivia(), trivia => trivia.Kind() is not (SyntaxKind.EndOfLineTrivia or SyntaxKind.WhitespaceTrivia));
            Assert.All(comment, character => Assert.DoesNotContain(character, Acting));
        }
    }

    [Theory]
    [MemberData(nameof(Texts))]
    public void A_literal_is_the_text(string text)
    {
        var literal = CSharpText.Literal(text);

        Assert.Equal(text, ValueOf(literal));
        Assert.All(literal, character => Assert.DoesNotContain(character, Acting));
    }

    [Fact]
    public void Every_character_has_a_literal()
    {
        for (var code = 0; code <= char.MaxValue; code++)
        {
            Assert.Equal((char)code, ValueOf(CSharpText.Literal((char)code)));
            Assert.Equal($"{(char)code}", ValueOf(CSharpText.Literal($"{(char)code}")));
        }
    }

    [Fact]
    public void Literals_stay_readable() =>
        Assert.Equal("\"naïve \\\"Řád\\\" \\u6E2C \\uD83D\\uDE00\\n\"", CSharpText.Literal("naïve \"Řád\" 測 😀\n"));

    [Theory]
    [InlineData("Order", true, "Order")]
    [InlineData("class", true, "@class")]
    [InlineData("Cafe\u0301", true, "Cafe\u0301")]
    [InlineData("My Order", false, "My_Order")]
    [InlineData("1st", false, "_1st")]
    [InlineData("a\n#pragma warning disable", false, "a__pragma_warning_disable")]
    [InlineData("a; } class X { int b", false, "a____class_X___int_b")]
    [InlineData("a\u202eb", false, "a_b")]
    [InlineData("a//b", false, "a__b")]
    [InlineData("<>f__Anonymous", false, "__f__Anonymous")]
    [InlineData("", false, "_")]
    public void A_name_is_an_identifier(string name, bool isValid, string spelled)
    {
        Assert.Equal(isValid, CSharpIdentifier.IsValid(name));
        Assert.Equal(spelled, CSharpIdentifier.Escape(name));
        Assert.True(SyntaxFacts.IsValidIdentifier(spelled.TrimStart('@')));
    }

    private static object? ValueOf(string literal)
    {
        var parsed = Assert.IsType<LiteralExpressionSyntax>(SyntaxFactory.ParseExpression(literal));
        Assert.Equal(literal.Length, parsed.FullSpan.Length);
        Assert.False(parsed.ContainsDiagnostics);
        return parsed.Token.Value;
    }
}
