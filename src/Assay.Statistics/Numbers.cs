namespace Assay.Statistics;

/// <summary>The preconditions that the estimates share, each with a sentence that says what is wrong.</summary>
internal static class Numbers
{
    public static void RequireAny<T>(ReadOnlySpan<T> values, string what, string parameter)
    {
        if (values.IsEmpty)
            throw new ArgumentException($"There is no {what}: at least one is needed.", parameter);
    }

    public static void RequireFinite(ReadOnlySpan<double> values, string what, string parameter)
    {
        for (var i = 0; i < values.Length; i++)
        {
            if (!double.IsFinite(values[i]))
                throw new ArgumentException($"The {what} at index {i} is {values[i]}: only finite numbers have an estimate.", parameter);
        }
    }

    public static void RequirePositive(ReadOnlySpan<double> values, string what, string parameter)
    {
        RequireFinite(values, what, parameter);
        for (var i = 0; i < values.Length; i++)
        {
            if (values[i] <= 0)
                throw new ArgumentException($"The {what} at index {i} is {values[i]}: it must be above zero, because its logarithm is taken.", parameter);
        }
    }

    public static void RequireNotNegative(ReadOnlySpan<double> values, string what, string parameter)
    {
        RequireFinite(values, what, parameter);
        for (var i = 0; i < values.Length; i++)
        {
            if (values[i] < 0)
                throw new ArgumentException($"The {what} at index {i} is {values[i]}: it cannot be below zero.", parameter);
        }
    }

    public static void RequireSameLength(int actual, int expected, string what, string parameter)
    {
        if (actual != expected)
            throw new ArgumentException($"There are {actual} {what} for {expected} batches: the lists must be parallel.", parameter);
    }
}
