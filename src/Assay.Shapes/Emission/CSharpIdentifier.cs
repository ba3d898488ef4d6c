using System.Globalization;
using System.Text;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Emission;

/// <summary>Spells identifiers of emitted code.</summary>
public static class CSharpIdentifier
{
    private static readonly HashSet<string> Keywords =
    [
        .. ("abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else enum event explicit extern false "
            + "finally fixed float for foreach goto if implicit in int interface internal is lock long namespace new null object operator out override params private "
            + "protected public readonly ref return sbyte sealed short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked "
            + "unsafe ushort using virtual void volatile while field").Split(' '),
    ];

    /// <summary>Spells a name as source code must: keywords get an <c>@</c>.</summary>
    public static string Escape(string name) => Keywords.Contains(name) ? "@" + name : name;

    /// <summary>Replaces what no identifier may hold: other languages, and compilers, name fields more freely.</summary>
    public static string Clean(string name) => string.Concat(name.Select(c => char.IsLetterOrDigit(c) || c == '_' ? c : '_'));

    /// <summary>Turns a name such as <c>books-payload</c> or <c>small_struct</c> into <c>BooksPayload</c> or <c>SmallStruct</c>.</summary>
    public static string Pascal(string name)
    {
        var text = new StringBuilder();
        var upper = true;
        foreach (var c in name)
        {
            if (!char.IsLetterOrDigit(c))
                upper = true;
            else
            {
                if (text.Length == 0 && char.IsDigit(c))
                    text.Append('_');
                text.Append(upper ? char.ToUpper(c, CultureInfo.InvariantCulture) : c);
                upper = false;
            }
        }
        return text.ToString();
    }

    /// <summary>Quotes a text as a C# string literal.</summary>
    public static string Quote(string text)
    {
        var quoted = new StringBuilder("\"");
        foreach (var c in text)
        {
            if (c is '"' or '\\')
                quoted.Append('\\').Append(c);
            else if (char.IsControl(c) || c > '~')
                quoted.Append(CultureInfo.InvariantCulture, $"\\u{(int)c:x4}");
            else
                quoted.Append(c);
        }
        return quoted.Append('"').ToString();
    }
}

/// <summary>Spells keywords.</summary>
internal static class Spelling
{
    public static string Of(Access access) => access switch
    {
        Access.Public => "public",
        Access.ProtectedInternal => "protected internal",
        Access.Internal => "internal",
        Access.Protected => "protected",
        Access.PrivateProtected => "private protected",
        _ => "private",
    };

    public static string Of(PrimitiveKind integer) => integer switch
    {
        PrimitiveKind.Byte => "byte",
        PrimitiveKind.SByte => "sbyte",
        PrimitiveKind.Int16 => "short",
        PrimitiveKind.UInt16 => "ushort",
        PrimitiveKind.UInt32 => "uint",
        PrimitiveKind.Int64 => "long",
        PrimitiveKind.UInt64 => "ulong",
        _ => "int",
    };
}
