namespace Assay.Engine.Processes;

/// <summary>Asks a second worker where the first was killed from outside: that says nothing about the library, and rarely happens twice.</summary>
internal static class OnceMore
{
    /// <summary>Runs an attempt, and a second one where the first one's worker was killed from outside.</summary>
    /// <exception cref="WorkerFailedException">The worker failed otherwise, or was killed twice.</exception>
    public static T Of<T>(Func<T> attempt)
    {
        try
        {
            return attempt();
        }
        catch (WorkerFailedException exception) when (exception.Failure.IsFromOutside)
        {
            return attempt();
        }
    }
}
