using System.Text;

namespace Assay.Engine.Building;

/// <summary>What a command writes to one of its streams, line by line.</summary>
internal sealed class CommandStream
{
    private readonly StringBuilder text = new();
    private readonly TaskCompletionSource end = new(TaskCreationOptions.RunContinuationsAsynchronously);

    /// <summary>Completes when every holder of the stream has closed it.</summary>
    public Task Ended => end.Task;

    /// <summary>The text so far.</summary>
    public string Text
    {
        get
        {
            lock (text)
                return text.ToString();
        }
    }

    /// <summary>Adds a line; null where the stream ended.</summary>
    public void Append(string? line)
    {
        if (line is null)
            end.TrySetResult();
        lock (text)
            text.AppendLine(line);
    }
}
