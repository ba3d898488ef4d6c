namespace Assay.Worker.Graphs;

/// <summary>Whether two collections find their keys in the same way.</summary>
internal static class ComparerComparison
{
    private const string EqualityOfStrings = "System.Collections.Generic.GenericEqualityComparer`1[[System.String,";

    /// <summary>Compares the comparers of collections: those of strings by what they do, all others by their type.</summary>
    public static bool Agree(object? expected, object? actual)
    {
        expected = Normalise(expected);
        actual = Normalise(actual);
        return Equals(expected, actual)
            || (expected is not null && actual is not null && expected is not StringComparer && expected.GetType() == actual.GetType());
    }

    // The default equality of strings is the ordinal one; what is written of it by name comes back as the general comparer, which calls string.Equals.
    private static object? Normalise(object? comparer) =>
        Equals(comparer, EqualityComparer<string>.Default) || comparer?.GetType().FullName?.StartsWith(EqualityOfStrings, StringComparison.Ordinal) == true
            ? StringComparer.Ordinal
            : comparer;
}
