using Assay.Cli.Display;

namespace Assay.Cli.Scanning;

/// <summary>Counts scanned types on a terminal's standard error; nothing is written elsewhere, or of a scan that takes no second.</summary>
internal static class ScanProgress
{
    private static readonly TimeSpan Pause = TimeSpan.FromSeconds(1);

    public static T During<T>(Streams streams, Func<Action<int, int>, T> scan)
    {
        var last = TimeProvider.System.GetTimestamp();
        var written = 0;
        var result = scan((done, all) =>
        {
            if (!streams.AreErrorsOnTerminal || TimeProvider.System.GetElapsedTime(last) < Pause)
                return;
            last = TimeProvider.System.GetTimestamp();
            var line = $"Scanning: {done} of {all} types";
            written = line.Length;
            streams.Errors.Write($"\r{line}");
        });
        if (written > 0)
            streams.Errors.Write($"\r{new string(' ', written)}\r");
        return result;
    }
}
