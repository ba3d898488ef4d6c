using System.Security;
using System.Text;
using Assay.Core.Naming;

namespace Assay.Core.CSharp;

/// <summary>
/// Text of other people's making in C# that Assay writes: contracts, values, repro files. Each text passes one of these functions, so that
/// it can neither end a comment or a literal nor begin
/// a directive, and is seen as it is. A test of the architecture finds text that goes round them.
/// </summary>
public static class CSharpText
{
    /// <summary>The last letter of Latin alphabets: what stands behind looks like something else too easily.</summary>
    private const char LastOfLatin = '\u024f';

    /// <summary>A comment: one line, whatever the text.</summary>
    public static string Comment(string text) => $"// {OneLine.Of(text)}".TrimEnd();

    /// <summary>A comment that documents what follows.</summary>
    public static string Summary(string text) => $"/// <summary>{SecurityElement.Escape(OneLine.Of(text))}</summary>";

    /// <summary>A name for the place of a file in a <c>#line</c> directive, with its quotes: nothing can be escaped there.</summary>
    public static string LineName(string text) => $"\"{OneLine.Of(text).Replace("\"", "'")}\"";

    /// <summary>A literal of a text.</summary>
    public static string Literal(string text)
    {
        StringBuilder literal = new("\"");
        foreach (var character in text)
            literal.Append(character == '"' ? "\\\"" : Spelled(character));
        return literal.Append('"').ToString();
    }

    /// <summary>A literal whose braces hold code: for texts of Assay's own alone.</summary>
    public static string Interpolated(string text) => "$" + Literal(text);

    /// <summary>A literal of a character.</summary>
    public static string Literal(char character) => character == '\'' ? @"'\''" : $"'{Spelled(character)}'";

    private static string Spelled(char character) => character switch
    {
        '\\' => @"\\",
        '\n' => @"\n",
        '\r' => @"\r",
        '\t' => @"\t",
        >= ' ' and <= '~' => character.ToString(),
        <= LastOfLatin when char.IsLetter(character) => character.ToString(),
        _ => OneLine.Named(character),
    };
}
