using System.Diagnostics;

namespace Assay.Worker.Session;

/// <summary>
/// Ends the process when the engine is gone, however that came about: the engine holds the other end of standard input and never writes. Without it a library that hangs would run on
/// for ever after the engine was killed.
/// </summary>
internal static class EngineWatch
{
    // An input that is at its end from the start was never the engine's: closed, or the null device.
    private static readonly TimeSpan NoInput = TimeSpan.FromSeconds(1);

    /// <summary>Begins to watch, on a thread that sleeps in a read.</summary>
    public static void Begin()
    {
        if (!Console.IsInputRedirected)
            return;
        new Thread(() => Watch(Console.OpenStandardInput(), static () => Environment.Exit(0))) { IsBackground = true, Name = "Engine watch" }.Start();
    }

    /// <summary>Reads to the end.</summary>
    /// <param name="input">What the engine holds.</param>
    /// <param name="end">Called at its end, unless it never was open.</param>
    internal static void Watch(Stream input, Action end)
    {
        long begin = Stopwatch.GetTimestamp();
        byte[] ignored = new byte[16];
        try
        {
            while (input.Read(ignored) > 0)
            {
                // Nobody has anything to say here.
            }
        }
        catch (IOException)
        {
            // A broken pipe is an end, too.
        }

        if (Stopwatch.GetElapsedTime(begin) > NoInput)
            end();
    }
}
