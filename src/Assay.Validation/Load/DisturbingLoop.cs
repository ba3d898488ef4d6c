using System.Diagnostics;

namespace Assay.Validation.Load;

/// <summary>What a process that disturbs a run does, until the process that started it closes its end of standard input, or is gone.</summary>
public sealed class DisturbingLoop : IDisposable
{
    /// <summary>The hidden command of the command line that runs it.</summary>
    public const string Command = "disturb";

    private const int ShortestMilliseconds = 5;
    private const int LongestMilliseconds = 50;
    private const int LongestAskedMilliseconds = 20;
    private const int StepsBetweenLooks = 10_000;
    private const int LargeBytes = 256 * 1024 * 1024;
    private const int CacheLine = 64;

    private readonly DisturbanceKind kind;
    private readonly Random random = new();
    private readonly SemaphoreSlim asked = new(0);
    private readonly byte[] large;
    private ulong state = 1;

    private DisturbingLoop(DisturbanceKind kind)
    {
        this.kind = kind;
        large = kind == DisturbanceKind.Memory ? new byte[LargeBytes] : [];
    }

    /// <summary>Disturbs until the input ends.</summary>
    /// <param name="kind">How.</param>
    /// <param name="input">What the starter holds the other end of; each byte asks for a burst.</param>
    public static void RunUntilEndOf(DisturbanceKind kind, Stream input)
    {
        using DisturbingLoop loop = new(kind);
        using CancellationTokenSource end = new();
        Thread working = new(() => loop.Work(end.Token)) { IsBackground = true, Name = "Disturbance" };
        working.Start();
        byte[] requests = new byte[16];
        try
        {
            for (int read = input.Read(requests); read > 0; read = input.Read(requests))
                loop.asked.Release(read);
        }
        catch (IOException)
        {
            // A broken pipe is an end, too.
        }

        end.Cancel();
        working.Join();
    }

    /// <inheritdoc/>
    public void Dispose() => asked.Dispose();

    private void Work(CancellationToken end)
    {
        try
        {
            while (!end.IsCancellationRequested)
                WorkOnce(end);
        }
        catch (OperationCanceledException)
        {
            // It was waiting to be asked.
        }
    }

    private void WorkOnce(CancellationToken end)
    {
        if (kind == DisturbanceKind.FollowsRow)
        {
            asked.Wait(end);
            Burst(random.Next(ShortestMilliseconds, LongestAskedMilliseconds + 1), end);
            return;
        }

        Burst(random.Next(ShortestMilliseconds, LongestMilliseconds + 1), end);
        if (kind != DisturbanceKind.Busy)
            end.WaitHandle.WaitOne(random.Next(ShortestMilliseconds, LongestMilliseconds + 1));
    }

    private void Burst(int milliseconds, CancellationToken end)
    {
        Stopwatch time = Stopwatch.StartNew();
        while (time.ElapsedMilliseconds < milliseconds && !end.IsCancellationRequested)
        {
            if (large.Length > 0)
                WriteThroughMemory();
            else
                Compute();
        }

        GC.KeepAlive(state);
    }

    private void Compute()
    {
        for (int i = 0; i < StepsBetweenLooks; i++)
            state = (state * 6364136223846793005) + 1442695040888963407;
    }

    private void WriteThroughMemory()
    {
        for (int i = 0; i < StepsBetweenLooks; i++)
        {
            state = (state + CacheLine) % LargeBytes;
            large[state]++;
        }
    }
}
