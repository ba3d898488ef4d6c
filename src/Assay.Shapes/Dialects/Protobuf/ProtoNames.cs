using System.Globalization;
using System.Text;

namespace Assay.Shapes.Dialects.Protobuf;

/// <summary>
/// Names fields so that the names of what protoc generates from them are known and clash with nothing: neither with each other nor with the
/// members that every generated message has.
/// </summary>
internal sealed class ProtoNames
{
    private static readonly string[] Reserved =
    [
        "Types", "Descriptor", "Parser", "Clone", "CalculateSize", "MergeFrom", "WriteTo", "OnConstruction", "Equals", "GetHashCode", "GetType", "ToString",
        "MemberwiseClone", "ReferenceEquals", "Finalize", "InternalMergeFrom", "InternalWriteTo",
    ];

    // The schema forbids two fields whose names in JSON differ in case alone.
    private readonly HashSet<string> _taken = new(Reserved, StringComparer.OrdinalIgnoreCase);

    /// <summary>Names the fields of one message.</summary>
    /// <param name="message">The message's name, which no property of it may have.</param>
    /// <param name="taken">Further names that no property may have.</param>
    public ProtoNames(string message, params IEnumerable<string> taken)
    {
        _taken.Add(message);
        _taken.UnionWith(taken);
    }

    /// <summary>The name of the field for a member, as the schema's style guide wants it: <c>units_in_stock</c>.</summary>
    public string FieldFor(string member)
    {
        var name = Snake(member);
        var unique = name;
        for (var i = 2; !Take(PropertyOf(unique)); i++)
            unique = string.Create(CultureInfo.InvariantCulture, $"{name}_n{i}");
        return unique;
    }

    /// <summary>The property that protoc's C# generator makes of a field: it drops underscores and raises what follows them or a digit.</summary>
    public static string PropertyOf(string field)
    {
        var name = new StringBuilder();
        var raise = true;
        foreach (var c in field)
        {
            if (c != '_')
                name.Append(raise ? char.ToUpperInvariant(c) : c);
            raise = !char.IsAsciiLetter(c);
        }
        return name.ToString();
    }

    /// <summary>Keeps ASCII letters and digits: neither schema nor generator knows others.</summary>
    public static string Ascii(string name, string otherwise)
    {
        var kept = string.Concat(name.Where(char.IsAsciiLetterOrDigit));
        return kept.Length == 0 ? otherwise : char.IsAsciiDigit(kept[0]) ? otherwise + kept : kept;
    }

    private static string Snake(string member)
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

    private bool Take(string property)
    {
        string[] generated = [property, $"{property}FieldNumber", $"{property}DefaultValue", $"Has{property}", $"Clear{property}"];
        if (generated.Any(_taken.Contains))
            return false;
        _taken.UnionWith(generated);
        return true;
    }
}
