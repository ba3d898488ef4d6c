using System.Collections;
using System.Globalization;
using System.Security.Cryptography;
using System.Text;

namespace Assay.DataSets.Tests;

/// <summary>Walks everything an object holds, in a fixed order: for a hash of the content and for the references in it.</summary>
internal sealed class GraphWalk
{
    private readonly StringBuilder text = new();
    private readonly HashSet<object> met = new(ReferenceEqualityComparer.Instance);

    /// <summary>Every string and every object met, once for each time it was met.</summary>
    public List<object> References { get; } = [];

    /// <summary>Every value met that holds no other, null among them, and the number of items of every collection.</summary>
    public List<object?> Leaves { get; } = [];

    /// <summary>Every string met.</summary>
    public IEnumerable<string> Strings => References.OfType<string>();

    public static GraphWalk Of(object root)
    {
        var walk = new GraphWalk();
        walk.Visit(root);
        return walk;
    }

    /// <summary>SHA-256 of the walk: kinds, member names and values.</summary>
    public static string Hash(object root) => Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(Of(root).text.ToString())));

    private void Visit(object? value)
    {
        if (value is not null and not ValueType) References.Add(value);
        if (value is not (null or ValueType or string) && !met.Add(value)) text.Append("again;");
        else if (TextOf(value) is { } text) AddLeaf(value, text);
        else if (value is IEnumerable items) VisitItems(items);
        else VisitMembers(value!);
    }

    private void AddLeaf(object? value, string text)
    {
        Leaves.Add(value);
        this.text.Append(text).Append(';');
    }

    /// <summary>The exact text of a value that holds no other; null of one that does.</summary>
    private static string? TextOf(object? value) => value switch
    {
        null => "null",
        string text => $"'{text.Length}:{text}'",
        byte[] bytes => Convert.ToHexString(bytes),
        float single => BitConverter.SingleToInt32Bits(single).ToString(CultureInfo.InvariantCulture),
        double number => BitConverter.DoubleToInt64Bits(number).ToString(CultureInfo.InvariantCulture),
        DateTime or DateTimeOffset or DateOnly or TimeOnly => ((IFormattable)value).ToString("O", CultureInfo.InvariantCulture),
        IConvertible simple => simple.ToString(CultureInfo.InvariantCulture),
        IFormattable simple => simple.ToString(null, CultureInfo.InvariantCulture),
        _ => null,
    };

    private void VisitItems(IEnumerable items)
    {
        text.Append('[');
        List<object?> all = [.. items.Cast<object?>()];
        Leaves.Add(all.Count);
        // Where the order is that of randomised hashes, it is no content.
        foreach (var item in IsOrdered(items)
            ? all
            : [.. all.OrderBy(static item => item!.ToString(), StringComparer.Ordinal)]) Visit(item);
        text.Append(']');
    }

    private static bool IsOrdered(IEnumerable items) =>
        !items.GetType().FullName!.Contains(".Frozen.", StringComparison.Ordinal)
            && !items.GetType().Name.StartsWith("ImmutableDictionary", StringComparison.Ordinal);

    private void VisitMembers(object value)
    {
        text.Append('{');
        foreach (var field in Members.Of(value.GetType()).OrderBy(static field => field.Name, StringComparer.Ordinal))
        {
            text.Append(field.Name).Append('=');
            Visit(field.GetValue(value));
        }

        text.Append('}');
    }
}
