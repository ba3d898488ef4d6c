namespace Assay.Engine.Runs;

/// <summary>How a run ended.</summary>
public enum RunEnding
{
    /// <summary>Everything planned is measured, or has its reason.</summary>
    Complete,

    /// <summary>The budget was spent first.</summary>
    BudgetSpent,

    /// <summary>Ctrl-C.</summary>
    Interrupted,

    /// <summary>Code of the user's, such as their factory, failed while the run measured.</summary>
    UsersCode,

    /// <summary>The results could not be written.</summary>
    NotWritten,
}
