using System.Text;

namespace Assay.Shapes.Dialects.Schemas;

/// <summary>Spells names as schema languages want them.</summary>
internal static class SchemaText
{
    /// <summary>Keeps ASCII letters and digits: neither schemas nor generators know others.</summary>
    /// <param name="name">The name.</param>
    /// <param name="otherwise">What stands where no letter is left, and before a digit.</param>
    public static string Ascii(string name, string otherwise)
    {
        var kept = string.Concat(name.Where(char.IsAsciiLetterOrDigit));
        return kept.Length == 0 ? otherwise : char.IsAsciiDigit(kept[0]) ? otherwise + kept : kept;
    }

    /// <summary>A member's name in lower case, words apart: <c>units_in_stock</c>.</summary>
    public static string Snake(string member)
    {
        var plain = Ascii(member, "member");
        var name = new StringBuilder();
        for (var i = 0; i < plain.Length; i++)
        {
            var startsWord = i > 0 && char.IsAsciiLetterUpper(plain[i])
                && (!char.IsAsciiLetterUpper(plain[i - 1]) || (i + 1 < plain.Length && char.IsAsciiLetterLower(plain[i + 1])));
            if (startsWord)
                name.Append('_');
            name.Append(char.ToLowerInvariant(plain[i]));
        }
        return name.ToString();
    }

    /// <summary>A member's name beginning with an upper case letter: <c>UnitsInStock</c>.</summary>
    public static string Pascal(string member)
    {
        var plain = Ascii(member, "Member");
        return char.ToUpperInvariant(plain[0]) + plain[1..];
    }

    /// <summary>The file that holds the schema of a namespace, without its ending: named after the namespace, because its content depends on the types alone and not on the data set.</summary>
    public static string FileOf(string space) => string.Concat(Spelled(space).Split('.').Select(Emission.CSharpIdentifier.Pascal));

    /// <summary>A namespace without the marks of C# keywords.</summary>
    public static string Spelled(string space) => space.Replace("@", "", StringComparison.Ordinal);
}
