using System.Globalization;
using Assay.Core.Naming;

namespace Assay.Engine;

/// <summary>Keeps the whole text of what results and tables show the first line of.</summary>
/// <param name="file">Full path of the log.</param>
public sealed class RunLog(string file)
{
    private readonly Lock writing = new();

    /// <summary>Full path of the log.</summary>
    public string FileName => file;

    /// <summary>Whether it keeps no message of a library, because messages quote values.</summary>
    public bool IsWithoutQuotes { get; init; }

    /// <summary>The same log, for runs on a user's own values.</summary>
    public RunLog WithoutQuotes() => new(file) { IsWithoutQuotes = true };

    /// <summary>Appends a text under a heading; a log that cannot be written is no reason to stop measuring.</summary>
    public void Write(string heading, string text)
    {
        lock (writing)
        {
            try
            {
                CacheMarker.Create(Path.GetDirectoryName(file)!);
                File.AppendAllLines(file,
                    [string.Create(CultureInfo.InvariantCulture, $"{DateTime.UtcNow:u} {OneLine.Of(heading)}"),
                        .. VisibleLines.Indented(text)]);
            }
            catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
            {
                // A full disk is reported where results are written.
            }
        }
    }
}
