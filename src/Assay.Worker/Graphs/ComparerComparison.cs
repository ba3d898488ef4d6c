namespace Assay.Worker.Graphs;

/// <summary>Whether two collections find their keys in the same way.</summary>
internal static class ComparerComparison
{
    /// <summary>Compares the comparers of collections: those of strings by what they do, all others by their type.</summary>
    public static bool Agree(object? expected, object? actual)
    {
        expected = Normalise(expected);
        actual = Normalise(actual);
        return Equals(expected, actual)
            || (expected is not null && actual is not null && expected is not StringComparer && expected.GetType() == actual.GetType());
    }

    // The default equality of strings is the ordinal one.
    private static object? Normalise(object? comparer) =>
        Equals(comparer, EqualityComparer<string>.Default) ? StringComparer.Ordinal : comparer;
}
