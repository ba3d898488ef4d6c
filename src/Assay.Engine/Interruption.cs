namespace Assay.Engine;

/// <summary>Ctrl-C reaches workers and builds as well as the engine, and often sooner.</summary>
internal static class Interruption
{
    private static readonly TimeSpan Grace = TimeSpan.FromMilliseconds(250);

    /// <summary>Before a failure is believed, waits a moment for the interruption that may have caused it.</summary>
    public static void Await(bool hasFailures, CancellationToken cancellation)
    {
        if (hasFailures)
            cancellation.WaitHandle.WaitOne(Grace);
        cancellation.ThrowIfCancellationRequested();
    }
}
