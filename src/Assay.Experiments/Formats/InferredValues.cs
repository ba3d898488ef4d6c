using System.Buffers;
using System.Globalization;

namespace Assay.Experiments.Formats;

/// <summary>How a value that came back compares with the one that was expected; a greater one is less alike.</summary>
internal enum ValueLikeness
{
    Same,

    /// <summary>The same, but for a type that the reader infers: an integer as a float, a text that is a date.</summary>
    Inferred,

    /// <summary>Another one.</summary>
    Other,
}

/// <summary>Compares values that were read without a declared type.</summary>
internal static class InferredValues
{
    /// <summary>Compares.</summary>
    /// <param name="expected">The expected value, in the notation of cases.</param>
    /// <param name="actual">The value that came back.</param>
    /// <param name="resolves">Whether the format leaves the type of a plain scalar to its readers.</param>
    public static ValueLikeness Compare(string expected, string actual, bool resolves) =>
        NotedValue.Read(expected) is NotedValue one && NotedValue.Read(actual) is NotedValue other
            ? Compare(one, other, resolves)
            : ValueLikeness.Other;

    private static ValueLikeness Compare(NotedValue expected, NotedValue actual, bool resolves) => (expected.Kind, actual.Kind) switch
    {
        (NotedKind.List, NotedKind.List) => Each(expected.Items, actual.Items, resolves),
        (NotedKind.Map, NotedKind.Map) => Maps(expected, actual, resolves),
        (NotedKind.Text, NotedKind.Text) => expected.Text == actual.Text ? ValueLikeness.Same : ValueLikeness.Other,
        (NotedKind.Scalar, NotedKind.Scalar) when expected.Text == actual.Text => ValueLikeness.Same,
        (NotedKind.Scalar, NotedKind.Scalar) => Inferred(IsSameNumber(expected.Text, actual.Text)),
        (NotedKind.Text, NotedKind.Scalar) => Inferred(
            IsSameDate(expected.Text, actual.Text) || IsSameBytes(expected.Text, actual.Text)
                || (resolves && IsResolved(expected.Text, actual.Text))),
        (NotedKind.Scalar, NotedKind.Text) => Inferred(resolves && IsResolved(actual.Text, expected.Text)),
        _ => ValueLikeness.Other,
    };

    // The order of a map's entries is no part of its value; a key that a reader made a number of is told by its text.
    private static ValueLikeness Maps(NotedValue expected, NotedValue actual, bool resolves)
    {
        (NotedValue Key, NotedValue Item)[] Sorted(NotedValue map) =>
            [.. map.Keys.Zip(map.Items).OrderBy(entry => entry.First.Text, StringComparer.Ordinal)];
        var ours = Sorted(expected);
        var theirs = Sorted(actual);
        var keys = Each([.. ours.Select(entry => entry.Key)], [.. theirs.Select(entry => entry.Key)], resolves);
        if (keys == ValueLikeness.Other && ours.Select(entry => entry.Key.Text).SequenceEqual(theirs.Select(entry => entry.Key.Text)))
            keys = ValueLikeness.Inferred;
        return Worse(keys, Each([.. ours.Select(entry => entry.Item)], [.. theirs.Select(entry => entry.Item)], resolves));
    }

    private static ValueLikeness Each(IReadOnlyList<NotedValue> expected, IReadOnlyList<NotedValue> actual, bool resolves) =>
        expected.Count == actual.Count
            ? expected.Zip(actual, (one, other) => Compare(one, other, resolves)).Aggregate(ValueLikeness.Same, Worse)
            : ValueLikeness.Other;

    private static ValueLikeness Worse(ValueLikeness one, ValueLikeness other) => one > other ? one : other;

    private static ValueLikeness Inferred(bool isSo) => isSo ? ValueLikeness.Inferred : ValueLikeness.Other;

    private static bool IsSameNumber(string one, string other) =>
        TryNumber(one, out var first) && TryNumber(other, out var second) && first.Equals(second);

    private static bool TryNumber(string text, out double number) =>
        double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out number);

    private static bool IsSameDate(string text, string date) => date.Contains('T', StringComparison.Ordinal)
        && TryDate(date, out var second) && TryDate(text, out var first) && first == second;

    private static bool TryDate(string text, out DateTimeOffset date) =>
        DateTimeOffset.TryParse(text, CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal, out date);

    private static bool IsSameBytes(string text, string bytes)
    {
        var found = new byte[bytes.Length / 2];
        return bytes.StartsWith("0x", StringComparison.Ordinal)
            && Convert.FromHexString(bytes.AsSpan(2), found, out _, out var count) == OperationStatus.Done
            && text == Convert.ToBase64String(found, 0, count);
    }

    private static bool IsResolved(string text, string scalar) =>
        IsSameNumber(text, scalar)
            || (PlainScalar.Resolve(text) is string resolved && (resolved == scalar || IsSameNumber(resolved, scalar)));
}
