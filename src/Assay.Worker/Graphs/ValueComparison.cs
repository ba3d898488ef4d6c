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
        return expected.Scale != actual.Scale ? "another scale" : decimal.GetBits(expected).SequenceEqual(decimal.GetBits(actual)) ? null : OtherBits;
    }

    private static string? OfTimes(DateTime expected, DateTime actual)
    {
        string kinds = expected.Kind == actual.Kind ? "" : $"Kind {actual.Kind} instead of {expected.Kind}";
        if (expected.Ticks == actual.Ticks)
            return kinds.Length == 0 ? null : kinds;
        return kinds.Length == 0 ? AnotherValue : $"{AnotherValue} and {kinds}";
    }

    private static string? OfTimes(DateTimeOffset expected, DateTimeOffset actual) =>
        expected.UtcTicks != actual.UtcTicks ? AnotherValue : expected.Offset != actual.Offset ? "another offset" : null;
}
