namespace Assay.Worker.Graphs;

/// <summary>Compares values of one type by their bits.</summary>
internal static class ValueComparison
{
    private const string AnotherValue = "another value";
    private const string OtherBits = "other bits";

    /// <summary>What is different; null where nothing is.</summary>
    public static string? Difference(object expected, object actual, TypeFacts facts) => expected switch
    {
        string text => string.Equals(text, (string)actual, StringComparison.Ordinal) ? null : OfStrings(text, (string)actual),
        double number => OfBits(BitConverter.DoubleToInt64Bits(number) == BitConverter.DoubleToInt64Bits((double)actual), expected, actual),
        float number => OfBits(BitConverter.SingleToInt32Bits(number) == BitConverter.SingleToInt32Bits((float)actual), expected, actual),
        Half number => OfBits(BitConverter.HalfToInt16Bits(number) == BitConverter.HalfToInt16Bits((Half)actual), expected, actual),
        decimal number => OfDecimals(number, (decimal)actual),
        DateTime time => OfTimes(time, (DateTime)actual),
        DateTimeOffset time => OfTimes(time, (DateTimeOffset)actual),
        _ when facts.IsText => TextOfObjects.Read(facts.Type, expected) == TextOfObjects.Read(facts.Type, actual) ? null : AnotherValue,
        _ => expected.Equals(actual) ? null : AnotherValue,
    };

    private static string OfStrings(string expected, string actual) => expected.Length == 0 || actual.Length == 0
        ? $"{Wording.Describe(actual)} instead of {Wording.Describe(expected)}"
        : "another string";

    // Equals holds all NaN equal, and both zeros.
    private static string? OfBits(bool areSame, object expected, object actual) =>
        areSame ? null : expected.Equals(actual) ? OtherBits : AnotherValue;

    private static string? OfDecimals(decimal expected, decimal actual)
    {
        if (expected != actual)
            return AnotherValue;
        return expected.Scale != actual.Scale
            ? "another scale"
            : decimal.GetBits(expected).SequenceEqual(decimal.GetBits(actual))
            ? null
            : OtherBits;
    }

    private static string? OfTimes(DateTime expected, DateTime actual)
    {
        var kinds = expected.Kind == actual.Kind ? "" : $"Kind {actual.Kind} instead of {expected.Kind}";
        if (expected.Ticks == actual.Ticks)
            return kinds.Length == 0 ? null : kinds;
        return kinds.Length == 0 ? AnotherValue : $"{AnotherValue} and {kinds}";
    }

    private static string? OfTimes(DateTimeOffset expected, DateTimeOffset actual) =>
        expected.UtcTicks != actual.UtcTicks ? AnotherValue : expected.Offset != actual.Offset ? "another offset" : null;
}

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

    // The default equality of strings is the ordinal one; what is written of it by name comes back as the general comparer, which calls
    // string.Equals.
    private static object? Normalise(object? comparer) =>
        Equals(comparer, EqualityComparer<string>.Default)
            || comparer?.GetType().FullName?.StartsWith(EqualityOfStrings, StringComparison.Ordinal) == true
            ? StringComparer.Ordinal
            : EnumOf(comparer) ?? comparer;

    // The default comparer of enums is written as the general one, which compares the same numbers.
    private static Type? EnumOf(object? comparer) =>
        comparer?.GetType() is { IsGenericType: true, Name: "ObjectEqualityComparer`1" or "EnumEqualityComparer`1" } type
            && type.GetGenericArguments() is [{ IsEnum: true } compared] ? compared : null;
}

/// <summary>Which object of one graph stands for which of the other, in both directions.</summary>
internal sealed class IdentityPairs
{
    private readonly Dictionary<object, object> actualOf = new(ReferenceEqualityComparer.Instance);
    private readonly HashSet<object> actuals = new(ReferenceEqualityComparer.Instance);

    /// <summary>Meets a pair of objects.</summary>
    /// <param name="expected">An object of the one graph.</param>
    /// <param name="actual">The object in its place in the other.</param>
    /// <param name="difference">What is different about sharing; null where nothing is.</param>
    /// <returns>Whether the pair is new, so that its content is still to be compared.</returns>
    public bool Meet(object expected, object actual, out string? difference)
    {
        difference = null;
        if (actualOf.TryGetValue(expected, out var known))
        {
            difference = ReferenceEquals(known, actual) ? null : "a separate object instead of the shared one";
            return false;
        }

        if (!actuals.Add(actual))
        {
            difference = "a shared object instead of a separate one";
            return false;
        }

        actualOf.Add(expected, actual);
        return true;
    }
}

/// <summary>Two values at the same place of two graphs, and the type that the place declares; null where nothing says it.</summary>
internal readonly record struct Pair(object? Expected, object? Actual, Type? Declared, GraphPath Path);
