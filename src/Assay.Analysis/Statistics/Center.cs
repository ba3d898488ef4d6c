namespace Assay.Analysis.Statistics;

/// <summary>The middle of a list of numbers.</summary>
public static class Center
{
    /// <summary>The median; the arithmetic mean of the two middle values where their number is even.</summary>
    /// <param name="values">Finite numbers, at least one, in any order; the list is left as it is.</param>
    /// <exception cref="ArgumentException">The list is empty or holds a number that is not finite.</exception>
    public static double Median(ReadOnlySpan<double> values)
    {
        Numbers.RequireAny(values, "value", nameof(values));
        Numbers.RequireFinite(values, "value", nameof(values));
        var sorted = values.ToArray();
        Array.Sort(sorted);
        var middle = sorted.Length / 2;
        // Halving before adding keeps the two largest doubles from overflowing.
        return sorted.Length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] / 2) + (sorted[middle] / 2);
    }

    /// <summary>The value in the middle; of an even number of values the upper of the two, so that it is a value of the list.</summary>
    /// <param name="values">At least one number, in any order.</param>
    public static double UpperMedian(IReadOnlyList<double> values) => values.Order().ElementAt(values.Count / 2);

    /// <summary>The arithmetic mean.</summary>
    /// <param name="values">Finite numbers, at least one.</param>
    /// <exception cref="ArgumentException">The list is empty or holds a number that is not finite.</exception>
    public static double ArithmeticMean(ReadOnlySpan<double> values)
    {
        Numbers.RequireAny(values, "value", nameof(values));
        Numbers.RequireFinite(values, "value", nameof(values));
        return MeanOf(values);
    }

    /// <summary>
    /// The geometric mean: the exponential of the mean logarithm. It is the mean whose quotient of two rows equals the
    /// exponentiated mean of their log ratios (Fleming and Wallace, CACM 29(3), 1986).
    /// </summary>
    /// <param name="values">Numbers above zero, at least one.</param>
    /// <exception cref="ArgumentException">The list is empty or holds a number that is not finite and above zero.</exception>
    public static double GeometricMean(ReadOnlySpan<double> values)
    {
        Numbers.RequireAny(values, "value", nameof(values));
        Numbers.RequirePositive(values, "value", nameof(values));
        var logarithms = new double[values.Length];
        for (var i = 0; i < values.Length; i++)
            logarithms[i] = Math.Log(values[i]);
        return Math.Exp(MeanOf(logarithms));
    }

    internal static double MeanOf(ReadOnlySpan<double> values)
    {
        // Deviations from the first value are summed, so that a large common part does not eat the digits.
        var sum = 0.0;
        foreach (var value in values)
            sum += value - values[0];
        return values[0] + (sum / values.Length);
    }
}

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
                throw new ArgumentException(
                    $"The {what} at index {i} is {values[i]}: it must be above zero, because its logarithm is taken.", parameter);
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
