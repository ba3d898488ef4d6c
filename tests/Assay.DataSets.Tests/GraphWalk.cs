using System.Collections;
using System.Globalization;
using System.Reflection;
using System.Security.Cryptography;
using System.Text;

namespace Assay.DataSets.Tests;

/// <summary>Walks everything an object holds, in a fixed order: for a hash of the content and for the references in it.</summary>
internal sealed class GraphWalk
{
    private readonly StringBuilder _text = new();

    /// <summary>Every string and every object met, once for each time it was met.</summary>
    public List<object> References { get; } = [];

    /// <summary>Every string met.</summary>
    public IEnumerable<string> Strings => References.OfType<string>();

    public static GraphWalk Of(object root)
    {
        var walk = new GraphWalk();
        walk.Visit(root);
        return walk;
    }

    /// <summary>SHA-256 of the walk: kinds, member names and values.</summary>
    public static string Hash(object root) => Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(Of(root)._text.ToString())));

    private void Visit(object? value)
    {
        if (value is not null and not ValueType) References.Add(value);
        switch (value)
        {
            case null:
                _text.Append("null;");
                break;
            case string text:
                _text.Append(CultureInfo.InvariantCulture, $"'{text.Length}:{text}';");
                break;
            case byte[] bytes:
                _text.Append(Convert.ToHexString(bytes)).Append(';');
                break;
            case float single:
                _text.Append(CultureInfo.InvariantCulture, $"{BitConverter.SingleToInt32Bits(single)};");
                break;
            case double number:
                _text.Append(CultureInfo.InvariantCulture, $"{BitConverter.DoubleToInt64Bits(number)};");
                break;
            case IConvertible simple:
                _text.Append(simple.ToString(CultureInfo.InvariantCulture)).Append(';');
                break;
            case IEnumerable items:
                VisitItems(items);
                break;
            default:
                VisitMembers(value);
                break;
        }
    }

    private void VisitItems(IEnumerable items)
    {
        _text.Append('[');
        foreach (object? item in items) Visit(item);
        _text.Append(']');
    }

    private void VisitMembers(object value)
    {
        _text.Append('{');
        foreach (FieldInfo field in Members.Of(value.GetType()).OrderBy(static field => field.Name, StringComparer.Ordinal))
        {
            _text.Append(field.Name).Append('=');
            Visit(field.GetValue(value));
        }

        _text.Append('}');
    }
}
