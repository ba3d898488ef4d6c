namespace Assay.Validation;

/// <summary>What became of a check.</summary>
public enum CheckState
{
    /// <summary>The target is met.</summary>
    Met,

    /// <summary>The target is missed.</summary>
    Missed,

    /// <summary>There is no figure; the outcome says why.</summary>
    NotRun,
}
