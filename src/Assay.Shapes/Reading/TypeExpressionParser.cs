using System.Text;

namespace Assay.Shapes.Reading;

/// <summary>Reads the name of a type as C# writes it.</summary>
internal sealed class TypeExpressionParser
{
    private readonly string _text;
    private int _next;

    private TypeExpressionParser(string text) => _text = text;

    /// <summary>Parses a whole text.</summary>
    /// <exception cref="ShapeException">It is no name of a type.</exception>
    public static TypeExpression Parse(string text)
    {
        var parser = new TypeExpressionParser(text.Replace("global::", "", StringComparison.Ordinal));
        var type = parser.Type();
        return parser._next == parser._text.Length ? type : throw parser.Wrong();
    }

    private TypeExpression Type()
    {
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
        if (_next < _text.Length && _text[_next] == '@')
            _next++;
        var begin = _next;
        while (_next < _text.Length && (char.IsLetterOrDigit(_text[_next]) || _text[_next] is '_' or '`'))
            _next++;
        return _next > begin ? _text[begin.._next] : throw Wrong();
    }

    private bool Take(char expected)
    {
        SkipSpace();
        if (_next >= _text.Length || _text[_next] != expected)
            return false;
        _next++;
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
        while (_next < _text.Length && _text[_next] == ' ')
            _next++;
    }

    private ShapeException Wrong() =>
        new($"\"{_text}\" is not the name of a type; write it as C# does, such as Shop.Order, Shop.Order[] or Shop.Page<Shop.Order>.");
}
