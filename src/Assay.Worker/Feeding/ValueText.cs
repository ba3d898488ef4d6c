using System.Collections;
using System.Globalization;
using System.Text;
using Assay.Worker.Graphs;

namespace Assay.Worker.Feeding;

/// <summary>
/// Writes a small graph as text that is the same on every machine: <c>{Value: [1, "a\u000a", null]}</c>. Characters that are not printable
/// ASCII are escaped, bytes are <c>0x0102</c>, dates of a time zone are written in UTC.
/// </summary>
internal static class ValueText
{
    private const int MostLevels = 16;
    private const int MostCharacters = 4096;
    private const string More = "...";

    /// <summary>Writes a graph; what lies deeper than 16 levels, or after 4,096 characters, is left out.</summary>
    public static string Of(object? value)
    {
        StringBuilder text = new();
        Write(value, text, MostLevels);
        return text.Length > MostCharacters ? text.ToString(0, MostCharacters) + More : text.ToString();
    }

    private static void Write(object? value, StringBuilder text, int levels)
    {
        if (levels == 0 || text.Length > MostCharacters)
        {
            text.Append(More);
            return;
        }

        value = LooseValue.Of(value);
        if (value is null)
        {
            text.Append("null");
            return;
        }

        if (value is byte[] bytes)
        {
            text.Append("0x");
            foreach (var one in bytes)
                text.AppendFormat(CultureInfo.InvariantCulture, "{0:X2}", one);
            return;
        }

        if (value is LooseText loose)
        {
            text.Append(loose.Text);
            return;
        }

        if (value is LooseMap map)
        {
            WriteEach(map.Entries, '{', '}', text, entry => Write(entry.Value, text.Append(Quoted(entry.Key)).Append(": "), levels - 1));
            return;
        }

        var facts = TypeFacts.Of(value);
        if (facts.Kind == NodeKind.Value)
            text.Append(TextOf(value));
        else if (value is Array array)
            WriteEach(array.Cast<object?>(), '[', ']', text, element => Write(element, text, levels - 1));
        else if (facts.Collection is not null)
            WriteEntries((IEnumerable)value, facts.Kind, text, levels);
        else
            WriteEach(facts.Members, '{', '}', text,
                member => Write(member.Field.GetValue(value), text.Append(member.Name).Append(": "), levels - 1));
    }

    private static void WriteEntries(IEnumerable value, NodeKind kind, StringBuilder text, int levels)
    {
        var isMap = kind == NodeKind.Map;
        WriteEach(CollectionReading.Entries(value, kind), isMap ? '{' : '[', isMap ? '}' : ']', text, entry =>
        {
            Write(entry.Key, text, levels - 1);
            if (isMap)
                Write(entry.Value, text.Append(": "), levels - 1);
        });
    }

    private static void WriteEach<T>(IEnumerable<T> items, char open, char close, StringBuilder text, Action<T> write)
    {
        text.Append(open);
        var isFirst = true;
        foreach (var item in items)
        {
            if (!isFirst)
                text.Append(", ");
            isFirst = false;
            write(item);
        }

        text.Append(close);
    }

    private static string TextOf(object value) => value switch
    {
        string text => Quoted(text),
        bool flag => flag ? "true" : "false",
        double or float => ((IFormattable)value).ToString("R", CultureInfo.InvariantCulture),
        DateTime { Kind: DateTimeKind.Local } time => TextOf(time.ToUniversalTime()),
        DateTime time => time.ToString("O", CultureInfo.InvariantCulture),
        _ => Convert.ToString(value, CultureInfo.InvariantCulture) ?? "",
    };

    private static string Quoted(string text)
    {
        StringBuilder quoted = new("\"");
        foreach (var unit in text)
        {
            if (unit is '"' or '\\')
                quoted.Append('\\').Append(unit);
            else if (unit is >= ' ' and <= '~')
                quoted.Append(unit);
            else
                quoted.AppendFormat(CultureInfo.InvariantCulture, "\\u{0:x4}", (int)unit);
        }

        return quoted.Append('"').ToString();
    }
}
