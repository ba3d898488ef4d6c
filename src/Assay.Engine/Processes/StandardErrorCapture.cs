using System.Diagnostics;

namespace Assay.Engine.Processes;

/// <summary>
/// Keeps the beginning and the end of what a worker writes to standard error, and lets the rest pass so that it never blocks: a library may print there all the time, and why a process ends
/// stands in its last words.
/// </summary>
internal sealed class StandardErrorCapture(Process process)
{
    private readonly BothEnds text = new();
    private Task reading = Task.CompletedTask;

    /// <summary>What came so far, without its middle where that is long.</summary>
    public string Text
    {
        get
        {
            lock (text)
                return text.ToString();
        }
    }

    /// <summary>Reads on a thread of its own: many workers at once must not take all threads of the pool.</summary>
    public void Begin() => reading = Task.Factory.StartNew(ReadAll, CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default);

    /// <summary>Waits for the end of the stream, as long as a dying process may need to write its last words.</summary>
    public void WaitForEnd() => reading.Wait(TimeSpan.FromSeconds(2));

    private void ReadAll()
    {
        char[] buffer = new char[4096];
        try
        {
            int read;
            while ((read = process.StandardError.Read(buffer)) > 0)
            {
                lock (text)
                    text.Append(buffer.AsSpan(0, read));
            }
        }
        catch (Exception exception) when (exception is IOException or ObjectDisposedException)
        {
            // The worker is gone, and what it said stays.
        }
    }
}
