namespace Assay.Answers.Articles;

/// <summary>A figure of today, or why there is none.</summary>
/// <param name="Value">The figure in base units: nanoseconds, bytes, counts, shares of 0 to 1; null where there is none.</param>
/// <param name="Why">Why there is none, in a sentence or the cause that a run gave; empty where there is one.</param>
public readonly record struct Reading(double? Value, string Why)
{
    /// <summary>What the row loses of the data, as paths; empty for nothing.</summary>
    public string Loses { get => field ?? ""; init; }

    /// <summary>Whether these results do not hold it, so that a further run may measure it; false where a run tried.</summary>
    public bool IsAbsent { get; init; }

    /// <summary>A figure.</summary>
    public static Reading Of(double value) => new(value, "");

    /// <summary>No figure.</summary>
    public static Reading None(string why) => new(null, why);

    /// <summary>No figure, because no run measured it.</summary>
    public static Reading Absent(string why) => new(null, why) { IsAbsent = true };

    /// <summary>The figure changed by a function, where there is one.</summary>
    public Reading Then(Func<double, double> change) => Value is { } known ? this with { Value = change(known) } : this;
}
