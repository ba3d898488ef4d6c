namespace Assay.Engine.Workers;

/// <summary>
/// Finds the member of the user's types that threw where a stack does not show it: small setters and constructors are compiled into the
/// library's code. A second attempt without optimizations shows them.
/// </summary>
internal static class HiddenThrower
{
    /// <summary>The failure with the member that threw, or as it is where a second attempt shows none or fails otherwise.</summary>
    /// <param name="again">Does the same without optimizations.</param>
    public static WorkerFailedException Find(WorkerFailedException first, Action again)
    {
        if (!first.Failure.IsThrowerHidden)
            return first;
        try
        {
            again();
            return first;
        }
        catch (WorkerFailedException second)
        {
            return second.Failure.ThrownBy.Length > 0 && second.Failure.Cause == first.Failure.Cause ? second : first;
        }
    }
}
