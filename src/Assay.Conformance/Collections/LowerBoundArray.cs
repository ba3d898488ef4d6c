namespace Assay.Conformance.Collections;

/// <summary>An array whose bounds do not begin at zero comes back with its bounds.</summary>
[Case(44, "lower-bound-array", CaseGroup.Collections, "An array whose bounds do not begin at zero comes back with its bounds.")]
public sealed class LowerBoundArray : Case<Calendar>
{
    /// <inheritdoc/>
    public override Calendar Make()
    {
        var days = (int[,])Array.CreateInstance(typeof(int), [2, 3], [2025, 1]);
        days[2025, 1] = 31;
        days[2026, 3] = 28;
        return new Calendar { Days = days };
    }
}

public class Calendar
{
    public int[,]? Days { get; set; }
}
