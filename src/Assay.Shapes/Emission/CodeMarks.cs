using System.Text;

namespace Assay.Shapes.Emission;

/// <summary>
/// Names of a user's types in code that contracts take over. Each stands between two characters that no source has, with its type arguments
/// marked in the same way: so a contract puts its own names there, and a word in a text is never taken for a name.
/// </summary>
public static class CodeMarks
{
    private const char Begin = '\uE000';
    private const char End = '\uE001';
    private const char Own = '\uE002';

    /// <summary>Marks the name of a type.</summary>
    /// <param name="name">As C# writes it in full, marks of type arguments in it.</param>
    public static string Mark(string name) => $"{Begin}{name}{End}";

    /// <summary>Marks a place where the type's own name stands alone, as in its constructors.</summary>
    /// <param name="name">As C# writes it in full.</param>
    public static string MarkOwn(string name) => Mark($"{Own}{name}");

    /// <summary>The names that stand in a code, without the marks in them.</summary>
    public static IReadOnlyList<string> NamesIn(string code)
    {
        List<string> names = [];
        for (var start = code.IndexOf(Begin, StringComparison.Ordinal); start >= 0; start = code.IndexOf(Begin, start + 1))
            names.Add(Without(code[(start + 1)..EndOf(code, start)]).TrimStart(Own));
        return names;
    }

    /// <summary>The code with contract types in the place of plain ones; types without a contract keep their names.</summary>
    public static string Resolve(string code, IReadOnlyDictionary<string, string> contracts)
    {
        var text = new StringBuilder();
        for (var at = 0; at < code.Length; at++)
        {
            if (code[at] != Begin)
            {
                text.Append(code[at]);
                continue;
            }
            var end = EndOf(code, at);
            var name = code[(at + 1)..end];
            text.Append(
                name[0] == Own ? OwnNameOf(Resolve(Mark(name[1..]), contracts))
                : contracts.TryGetValue(Without(name), out var contract) ? contract
                : Closed(name, contracts));
            at = end;
        }
        return text.ToString();
    }

    /// <summary>
    /// The name of a type without its type arguments and with their number, as <c>global::Shop.Page`1</c>; of one without them as it is.
    /// </summary>
    internal static string OpenNameOf(string name)
    {
        var begin = name.IndexOf('<', StringComparison.Ordinal);
        return begin < 0 || name[^1] != '>' ? name : $"{name[..begin]}`{ArgumentsIn(name[(begin + 1)..^1])}";
    }

    // A copy of a generic type takes the type arguments that the user's takes.
    private static string Closed(string name, IReadOnlyDictionary<string, string> contracts)
    {
        var begin = name.IndexOf('<', StringComparison.Ordinal);
        return begin >= 0 && contracts.TryGetValue(OpenNameOf(Without(name)), out var contract)
            ? contract + Resolve(name[begin..], contracts)
            : Resolve(name, contracts);
    }

    private static int ArgumentsIn(string list)
    {
        var depth = 0;
        return 1 + list.Count(character =>
            (depth += character switch { '<' or '(' or '[' => 1, '>' or ')' or ']' => -1, _ => 0 }) == 0 && character == ',');
    }

    private static string OwnNameOf(string name) => LastOf(name.Split('<')[0]);

    private static string LastOf(string name) => name[(name.LastIndexOfAny(['.', ':']) + 1)..];

    private static int EndOf(string code, int start)
    {
        var depth = 1;
        var at = start;
        while (depth > 0)
            depth += code[++at] switch { Begin => 1, End => -1, _ => 0 };
        return at;
    }

    private static string Without(string name) =>
        name.Replace(Begin.ToString(), "", StringComparison.Ordinal).Replace(End.ToString(), "", StringComparison.Ordinal);
}
