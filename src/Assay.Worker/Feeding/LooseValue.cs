using System.Collections;
using System.Dynamic;
using System.Globalization;
using Assay.Worker.Graphs;

namespace Assay.Worker.Feeding;

/// <summary>
/// What a library made of a place without a declared type: the value that its own document types stand for. They are asked through
/// interfaces of .NET, because a worker knows no library.
/// </summary>
internal static class LooseValue
{
    /// <summary>
    /// The value: one of .NET's own, a <see cref="LooseMap"/>, an array, or a <see cref="LooseText"/>; what needs no translation comes back
    /// itself.
    /// </summary>
    public static object? Of(object? value)
    {
        if (value is null || value.GetType().IsArray || DocumentElement.TryRead(value, out value) || value is null)
            return value;
        var facts = TypeFacts.Of(value);
        if (facts.Kind == NodeKind.Value || facts.Collection is not null)
            return value;
        return value switch
        {
            // Json.NET's JValue, which is a list of nothing too.
            IConvertible number => OfConvertible(number),
            IEnumerable items => PairsOf(value.GetType()) is { } pairs
                ? new LooseMap(EntriesOf(items, pairs))
                : items.Cast<object?>().ToArray(),
            IDynamicMetaObjectProvider => new LooseText(value.ToString() ?? ""),
            _ => value,
        };
    }

    /// <summary>
    /// What gives a type's names with values; null where it has none. Json.NET's JObject enumerates something else where it is not asked
    /// for them.
    /// </summary>
    private static Type? PairsOf(Type type) => Array.Find(
        type.GetInterfaces(),
        face => face.IsGenericType && face.GetGenericTypeDefinition() == typeof(IEnumerable<>)
            && face.GenericTypeArguments[0] is { IsGenericType: true } pair && pair.GetGenericTypeDefinition() == typeof(KeyValuePair<,>)
                && pair.GenericTypeArguments[0] == typeof(string));

    private static IEnumerable<KeyValuePair<string, object?>> EntriesOf(object map, Type pairs)
    {
        var pair = pairs.GenericTypeArguments[0];
        var entries = (IEnumerator)pairs.GetMethod(nameof(IEnumerable.GetEnumerator))!.Invoke(map, null)!;
        while (entries.MoveNext())
            yield return new KeyValuePair<string, object?>(
                (string)pair.GetProperty("Key")!.GetValue(entries.Current)!, pair.GetProperty("Value")!.GetValue(entries.Current));
    }

    private static object? OfConvertible(IConvertible value) => value.GetTypeCode() switch
    {
        TypeCode.Empty or TypeCode.DBNull => null,
        TypeCode.Object => new LooseText(value.ToString(CultureInfo.InvariantCulture)),
        TypeCode code => Convert.ChangeType(value, code, CultureInfo.InvariantCulture),
    };
}

/// <summary>Names and values of a document's object.</summary>
internal sealed record LooseMap(IEnumerable<KeyValuePair<string, object?>> Entries);

/// <summary>A scalar that is known by its text alone, such as a number of any size.</summary>
internal sealed record LooseText(string Text);
