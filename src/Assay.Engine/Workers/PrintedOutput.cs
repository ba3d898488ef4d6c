namespace Assay.Engine.Workers;

/// <summary>What a library prints: read, so that its process never waits for a reader, and thrown away.</summary>
internal static class PrintedOutput
{
    /// <summary>Reads it on a thread of its own until it ends.</summary>
    public static void Discard(Stream output) =>
        _ = Task.Factory.StartNew(() => Drain(output), CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default);

    private static void Drain(Stream output)
    {
        try
        {
            output.CopyTo(Stream.Null);
        }
        catch (Exception exception) when (exception is IOException or ObjectDisposedException)
        {
            // The worker is gone.
        }
    }
}
