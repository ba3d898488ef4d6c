using System.Diagnostics;

namespace Assay.Validation.Load;

/// <summary>
/// What a process that disturbs a run does, until the process that started it closes its end of standard input, or is gone.
/// </summary>
public sealed class DisturbingLoop : IDisposable
{
    /// <summary>The hidden command of the command line that runs it.</summary>
    public const string Command = "disturb";

    private const int ShortestMilliseconds = 5;
    private const int LongestMilliseconds = 50;
    private const int StepsBetweenLooks = 1_000;
    private const int LargeBytes = 256 * 1024 * 1024;
    private const int CacheLine = 64;

    /// <summary>
    /// Threads of a process that follows a row on its processor. One that works without a break would not push a worker off: schedulers let
    /// who just woke run first, and a batch ends within a time slice. Threads that wake again and again do.
    /// </summary>
    private const int PushingThreads = 8;
    private const int PauseMilliseconds = 1;
    private static readonly TimeSpan Push = TimeSpan.FromMilliseconds(0.1);

    private readonly DisturbanceKind kind;
    private readonly SharedFlag? works;
    private readonly SemaphoreSlim begun = new(0);
    private readonly CancellationTokenSource end = new();
    private readonly byte[] large = [];
    private ulong state = 1;

    private DisturbingLoop(DisturbingTask task)
    {
        kind = task.Kind;
        works = task.Works is null ? null : SharedFlag.Open(task.Works);
        if (kind is not (DisturbanceKind.Memory or DisturbanceKind.FollowsRowInMemory))
            return;
        large = new byte[LargeBytes];

        // A page that was never written costs the system's time instead of the memory's.
        Array.Fill(large, (byte)1);
    }

    /// <summary>Disturbs until the input ends. Call it from the first thread of a process.</summary>
    /// <param name="input">What the starter holds the other end of; each byte says that a batch of the followed row begins.</param>
    public static void RunUntilEndOf(DisturbingTask task, Stream input)
    {
        if (task.Kind != DisturbanceKind.FollowsRowInMemory)
            OwnProcessor.Keep(task.Processor);
        using DisturbingLoop loop = new(task);
        loop.Run(input);
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        works?.Dispose();
        begun.Dispose();
        end.Dispose();
    }

    private void Run(Stream input)
    {
        var count = kind == DisturbanceKind.FollowsRow ? PushingThreads : 1;
        Thread[] threads = [.. Enumerable.Range(0, count).Select(_ => new Thread(Work) { IsBackground = true, Name = "Disturbance" })];
        foreach (var thread in threads)
            thread.Start();
        while (HasInput(input))
            begun.Release(count);
        end.Cancel();
        foreach (var thread in threads)
            thread.Join();
    }

    private void Work()
    {
        try
        {
            while (!end.IsCancellationRequested)
                WorkOnce();
        }
        catch (OperationCanceledException)
        {
            // It was waiting for the row.
        }
    }

    private void WorkOnce()
    {
        if (works is not null)
        {
            begun.Wait(end.Token);
            Follow(works);
            return;
        }

        Burst(SomeTime());
        if (kind != DisturbanceKind.Busy)
            end.Token.WaitHandle.WaitOne(SomeTime());
    }

    private void Follow(SharedFlag row)
    {
        while (row.IsSet && !end.IsCancellationRequested)
        {
            Burst(Push);
            if (kind == DisturbanceKind.FollowsRow)
                Thread.Sleep(PauseMilliseconds);
        }
    }

    private static TimeSpan SomeTime() => TimeSpan.FromMilliseconds(Random.Shared.Next(ShortestMilliseconds, LongestMilliseconds + 1));

    private void Burst(TimeSpan time)
    {
        var since = Stopwatch.StartNew();
        while (since.Elapsed < time && works is not { IsSet: false } && !end.IsCancellationRequested)
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
        for (var i = 0; i < StepsBetweenLooks; i++)
            state = (state * 6364136223846793005) + 1442695040888963407;
    }

    private void WriteThroughMemory()
    {
        for (var i = 0; i < StepsBetweenLooks; i++)
        {
            state = (state + CacheLine) % LargeBytes;
            large[state]++;
        }
    }

    private static bool HasInput(Stream input)
    {
        try
        {
            return input.ReadByte() >= 0;
        }
        catch (IOException)
        {
            // A broken pipe is an end, too.
            return false;
        }
    }
}
