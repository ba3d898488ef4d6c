namespace Assay.Analysis.Comparing;

/// <summary>Judges a ratio by its interval.</summary>
internal static class ChangeOf
{
    /// <summary>The change that a ratio and its interval show.</summary>
    /// <param name="ratio">After divided by before.</param>
    /// <param name="lower">Lower end; null where there is none.</param>
    /// <param name="upper">Upper end; null where there is none.</param>
    /// <param name="margin">The share up to which a difference counts as none.</param>
    public static Change Ratio(double ratio, double? lower, double? upper, double margin)
    {
        if (lower is not { } low || upper is not { } high)
            return Change.Undecided;
        var isSmall = ratio <= 1 + margin && ratio >= 1 / (1 + margin);
        return (low > 1, high < 1) switch
        {
            (true, _) => isSmall ? Change.Same : Change.Slower,
            (_, true) => isSmall ? Change.Same : Change.Faster,
            _ => high <= 1 + margin && low >= 1 / (1 + margin) ? Change.Same : Change.Undecided,
        };
    }
}
