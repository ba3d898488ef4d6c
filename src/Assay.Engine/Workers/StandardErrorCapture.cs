using System.Diagnostics;
using System.Text;

namespace Assay.Engine.Workers;

/// <summary>
/// Keeps the beginning and the end of what a worker writes to standard error, and lets the rest pass so that it never blocks: a library may
/// print there all the time, and why a process ends stands in its last words.
/// </summary>
internal sealed class StandardErrorCapture(Process process)
{
    private readonly TextExcerpt text = new();
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
    public void Begin() =>
        reading = Task.Factory.StartNew(ReadAll, CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default);

    /// <summary>Waits for the end of the stream, as long as a dying process may need to write its last words.</summary>
    public void WaitForEnd() => reading.Wait(TimeSpan.FromSeconds(2));

    private void ReadAll()
    {
        var buffer = new char[4096];
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

/// <summary>The beginning and the end of a text of any length.</summary>
internal sealed class TextExcerpt
{
    /// <summary>Characters that are kept of each end.</summary>
    internal const int Most = 32 * 1024;

    private readonly StringBuilder beginning = new();
    private readonly StringBuilder end = new();
    private bool isCut;

    /// <summary>Adds to the end.</summary>
    public void Append(ReadOnlySpan<char> text)
    {
        var toBeginning = Math.Min(text.Length, Most - beginning.Length);
        beginning.Append(text[..toBeginning]);
        end.Append(text[toBeginning..]);
        if (end.Length <= 2 * Most)
            return;
        end.Remove(0, end.Length - Most);
        isCut = true;
    }

    /// <summary>Both ends, on lines of their own where something between them is left out.</summary>
    public override string ToString() => $"{beginning}{(isCut ? Environment.NewLine : "")}{end}";
}
