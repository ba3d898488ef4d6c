namespace Assay.Validation.Load;

/// <summary>What a process that makes load runs: a loop that ends when the process that started it closes its end of standard input, or is gone.</summary>
public static class BusyLoop
{
    /// <summary>The hidden command of the command line that runs it.</summary>
    public const string Command = "spin";

    /// <summary>Spins on one core until the input ends.</summary>
    /// <param name="input">What the starter holds the other end of.</param>
    public static void RunUntilEndOf(Stream input)
    {
        using CancellationTokenSource end = new();
        Thread spinning = new(() => Spin(end.Token)) { IsBackground = true, Name = "Busy loop" };
        spinning.Start();
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

        end.Cancel();
        spinning.Join();
    }

    private static void Spin(CancellationToken end)
    {
        ulong state = 1;
        while (!end.IsCancellationRequested)
        {
            for (int i = 0; i < 10_000; i++)
                state = (state * 6364136223846793005) + 1442695040888963407;
        }

        GC.KeepAlive(state);
    }
}
