using System.Globalization;
using System.Text;

namespace Assay.Core.CSharp;

/// <summary>
/// Names in C# that Assay writes. Metadata may name a type or a member anything, line breaks among it: what no source may hold never gets
/// there.
/// </summary>
public static class CSharpIdentifier
{
    private static readonly HashSet<string> Keywords =
    [
        .. ("abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else "
            + "enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock long "
            + "namespace new null object operator out override params private protected public readonly ref return sbyte "
            + "sealed short sizeof "
            + "stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using virtual void "
            + "volatile while field").Split(' '),
    ];

    /// <summary>Words that members may be called, but types only with an <c>@</c>.</summary>
    private static readonly HashSet<string> WordsOfTypes =
        [.. "await dynamic extension file nint notnull nuint partial record required scoped unmanaged var".Split(' ')];

    /// <summary>
    /// Whether source can name it, with an <c>@</c> where it is a keyword. Characters that format text are no part of a name: the compiler
    /// leaves them out.
    /// </summary>
    public static bool IsValid(string name) => name.Length > 0 && IsBeginning(name[0]) && name.All(IsPart);

    /// <summary>Whether source can name a namespace, or a nested type, whose parts a dot separates.</summary>
    public static bool IsValidPath(string path) => path.Split('.').All(IsValid);

    /// <summary>Spells a name as source code must: keywords get an <c>@</c>, and what no identifier may hold is replaced.</summary>
    public static string Escape(string name) => Keywords.Contains(name) || WordsOfTypes.Contains(name) ? "@" + name : Clean(name);

    /// <summary>
    /// Spells a part of a namespace for generators and compilers of schemas too, which write it as it stands: <c>class_</c> rather than
    /// <c>@class</c>.
    /// </summary>
    public static string WithoutMark(string name) => Keywords.Contains(name) ? name + '_' : Clean(name);

    /// <summary>Spells the parts of a namespace.</summary>
    public static string EscapePath(string path) => string.Join(".", path.Split('.').Select(Escape));

    /// <summary>Replaces what no identifier may hold: other languages, and compilers, name fields more freely.</summary>
    public static string Clean(string name)
    {
        if (IsValid(name))
            return name;
        var cleaned = string.Concat(name.Select(character => IsPart(character) ? character : '_'));
        return cleaned.Length > 0 && IsBeginning(cleaned[0]) ? cleaned : "_" + cleaned;
    }

    /// <summary>
    /// Cleans the names of one scope: those that become one word get <c>_</c> behind it, and what source can write stays as it is.
    /// </summary>
    public static IReadOnlyList<string> CleanAll(IReadOnlyList<string> names)
    {
        HashSet<string> taken = new(names.Where(IsValid), StringComparer.Ordinal);
        HashSet<string> kept = new(StringComparer.Ordinal);
        return [.. names.Select(name => IsValid(name) && kept.Add(name) ? name : Free(Clean(name), taken))];
    }

    /// <summary>A name that is not taken yet, and is now.</summary>
    public static string Free(string name, ISet<string> taken)
    {
        while (!taken.Add(name))
            name += "_";
        return name;
    }

    /// <summary>Turns a name such as <c>books-payload</c> or <c>small_struct</c> into <c>BooksPayload</c> or <c>SmallStruct</c>.</summary>
    public static string Pascal(string name)
    {
        StringBuilder text = new();
        var upper = true;
        foreach (var character in name)
        {
            if (!char.IsLetterOrDigit(character))
            {
                upper = true;
                continue;
            }

            if (text.Length == 0 && char.IsDigit(character))
                text.Append('_');
            text.Append(upper ? char.ToUpper(character, CultureInfo.InvariantCulture) : character);
            upper = false;
        }

        return text.ToString();
    }

    private static bool IsBeginning(char character) =>
        character == '_' || char.IsLetter(character) || char.GetUnicodeCategory(character) == UnicodeCategory.LetterNumber;

    private static bool IsPart(char character) => IsBeginning(character)
        || char.GetUnicodeCategory(character) is UnicodeCategory.DecimalDigitNumber or UnicodeCategory.ConnectorPunctuation
            or UnicodeCategory.NonSpacingMark or UnicodeCategory.SpacingCombiningMark;
}
