using System.Globalization;
using System.Text;

namespace Assay.Shapes.Reading;

/// <summary>A type as a person writes it, such as <c>Shop.Page&lt;Order&gt;[]</c>.</summary>
/// <param name="Name">The definition's name: nested types with a dot, generic parts with the mark of their arity, such as
/// <c>Shop.Page`1</c>.</param>
/// <param name="Arguments">Type arguments of all parts, in order.</param>
/// <param name="Suffixes">What follows: 0 for a question mark, else the rank of an array.</param>
internal sealed record TypeExpression(string Name, IReadOnlyList<TypeExpression> Arguments, IReadOnlyList<int> Suffixes);

/// <summary>Reads the name of a type as C# writes it.</summary>
internal sealed class TypeExpressionParser
{
    private const int TupleRest = 8;
    private const int LongestShown = 80;
    private readonly string text;
    private int next;

    private TypeExpressionParser(string text) => this.text = text;

    /// <summary>Parses a whole text.</summary>
    public static TypeExpression Parse(string text)
    {
        var parser = new TypeExpressionParser(text.Replace("global::", "", StringComparison.Ordinal));
        var type = parser.Type();
        return parser.next == parser.text.Length ? type : throw parser.Wrong();
    }

    private TypeExpression Type()
    {
        if (Take('('))
            return Tuple();
        var name = new StringBuilder();
        var arguments = new List<TypeExpression>();
        do
        {
            name.Append(name.Length == 0 ? "" : ".").Append(Identifier());
            var before = arguments.Count;
            if (Take('<'))
            {
                do
                    arguments.Add(Type());
                while (Take(','));
                Expect('>');
                name.Append('`').Append(arguments.Count - before);
            }
        }
        while (Take('.') || Take('+'));
        return new TypeExpression(name.ToString(), arguments, Suffixes());
    }

    /// <summary>A tuple as C# writes it: <c>(int, string)</c>, with or without names of its elements.</summary>
    private TypeExpression Tuple()
    {
        var elements = new List<TypeExpression>();
        do
        {
            elements.Add(Type());
            if (next < text.Length && IsPartOfIdentifier(text[next]))
                Identifier();
        }
        while (Take(','));
        Expect(')');
        return elements.Count > 1 ? TupleOf(elements, Suffixes()) : throw Wrong();
    }

    // From eight elements on, the last argument is a tuple of those that are left.
    private static TypeExpression TupleOf(List<TypeExpression> elements, IReadOnlyList<int> suffixes) => elements.Count < TupleRest
        ? new TypeExpression($"System.ValueTuple`{elements.Count}", elements, suffixes)
        : new TypeExpression(
            $"System.ValueTuple`{TupleRest}", [.. elements[..(TupleRest - 1)], TupleOf(elements[(TupleRest - 1)..], [])], suffixes);

    private List<int> Suffixes()
    {
        var suffixes = new List<int>();
        while (true)
        {
            if (Take('?'))
            {
                suffixes.Add(0);
                continue;
            }
            if (!Take('['))
                return suffixes;
            var rank = 1;
            while (Take(','))
                rank++;
            Expect(']');
            suffixes.Add(rank);
        }
    }

    private string Identifier()
    {
        SkipSpace();
        if (next < text.Length && text[next] == '@')
            next++;
        var begin = next;
        while (next < text.Length && IsPartOfIdentifier(text[next]))
            next++;
        return next > begin ? text[begin..next] : throw Wrong();
    }

    private static bool IsPartOfIdentifier(char character) =>
        character is '_' or '`' || char.IsLetterOrDigit(character) || char.GetUnicodeCategory(character) is
        UnicodeCategory.LetterNumber
            or UnicodeCategory.NonSpacingMark
            or UnicodeCategory.SpacingCombiningMark or UnicodeCategory.ConnectorPunctuation or UnicodeCategory.Format
        or UnicodeCategory.Surrogate;

    private bool Take(char expected)
    {
        SkipSpace();
        if (next >= text.Length || text[next] != expected)
            return false;
        next++;
        SkipSpace();
        return true;
    }

    private void Expect(char expected)
    {
        if (!Take(expected))
            throw Wrong();
    }

    private void SkipSpace()
    {
        while (next < text.Length && text[next] == ' ')
            next++;
    }

    // A text without end is no name either, and its sentence stays a sentence.
    public static string Shown(string text) => text.Length <= LongestShown ? text : text[..LongestShown] + "...";

    private ShapeException Wrong() =>
        new($"\"{Shown(text)}\" is not a type name. Write it as in C#, such as Shop.Order, Shop.Order[] or Shop.Page<Shop.Order>.");
}
