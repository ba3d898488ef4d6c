using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Assay.TestWorker;

/// <summary>What libraries do when they go wrong.</summary>
internal static class Misdeeds
{
    private const int ExitCode = 3;
    private const int BlockBytes = 1 << 24;
    private const int HoardedBlocks = 4;
    private const int SquanderedBlocks = 256;
    private const int SlowMilliseconds = 20;
    private const int LateCall = 3;
    private const int FrameBytes = 1 << 12;
    private const int MostNativeBlocks = 64;
    private const int MostThreads = 2_500;
    private const int MostFiles = 6_000;
    private const int MostProcesses = 150;
    private const string LongSeconds = "300";
    private static readonly List<byte[]> Kept = [];
    private static readonly List<FileStream> OpenedFiles = [];
    private static bool hasHoarded;
    private static int collectionsSeen;
    private static int callsSinceCollection;

    public static void Throw() => throw new FormatException("The test row refuses.", new ArgumentException("Its cause."));

    public static void Overflow() => _ = Depth(0);

    public static void Hang()
    {
        while (Environment.TickCount64 >= 0)
            Thread.SpinWait(1000);
    }

    /// <summary>Waits for what never comes; unlike an endless loop, it leaves the processor to others.</summary>
    public static void Wait() => Thread.Sleep(Timeout.Infinite);

    public static void Exhaust()
    {
        while (Environment.TickCount64 >= 0)
        {
            var block = new byte[BlockBytes];
            Array.Fill(block, (byte)1);
            Kept.Add(block);
        }
    }

    /// <summary>Holds 64 MiB at one time, in the first call alone.</summary>
    public static void HoardOnce()
    {
        if (hasHoarded)
            return;
        hasHoarded = true;
        List<byte[]> held = [];
        for (var taken = 0; taken < HoardedBlocks; taken++)
            held.Add([.. Enumerable.Repeat((byte)1, BlockBytes)]);
        GC.KeepAlive(held);
    }

    /// <summary>Allocates 4 GiB, and holds no more than 16 MiB of it at one time.</summary>
    public static void Squander()
    {
        for (var taken = 0; taken < SquanderedBlocks; taken++)
            Array.Fill(GC.AllocateUninitializedArray<byte>(BlockBytes), (byte)1);
    }

    /// <summary>Takes memory that no collector knows of, up to a gibibyte.</summary>
    public static void ExhaustNatively()
    {
        byte[] full = [.. Enumerable.Repeat((byte)1, BlockBytes)];
        for (var taken = 0; taken < MostNativeBlocks; taken++)
            Marshal.Copy(full, 0, Marshal.AllocHGlobal(BlockBytes), BlockBytes);
        Wait();
    }

    /// <summary>Starts threads that never end, up to 2,500.</summary>
    public static void StartThreads()
    {
        for (var started = 0; started < MostThreads; started++)
            new Thread(static () => Thread.Sleep(Timeout.Infinite), maxStackSize: 1 << 17) { IsBackground = true }.Start();
        Wait();
    }

    /// <summary>Opens files and never closes them, up to 6,000.</summary>
    public static void OpenFiles()
    {
        for (var opened = 0; opened < MostFiles; opened++)
            OpenedFiles.Add(File.OpenRead(typeof(Misdeeds).Assembly.Location));
        Wait();
    }

    /// <summary>Starts processes that last, up to 150.</summary>
    public static void StartProcesses()
    {
        for (var started = 0; started < MostProcesses; started++)
            Process.Start("sleep", [LongSeconds]);
        Wait();
    }

    /// <summary>Leaves a process whose parent is gone, and ends.</summary>
    public static void LeaveOrphans()
    {
        using (var parent = Process.Start("sh", ["-c", "sleep 300.25 &"]))
            parent.WaitForExit();
        Exit();
    }

    public static void Exit() => Environment.Exit(ExitCode);

    public static void Print() => Console.WriteLine("The test row prints to standard output.");

    public static void Slow() => Thread.Sleep(SlowMilliseconds);

    /// <summary>Calls a method for the first time in the third call after the collection that ends a warm-up.</summary>
    public static void Late()
    {
        var collections = GC.CollectionCount(2);
        callsSinceCollection = collections == collectionsSeen ? callsSinceCollection + 1 : 1;
        collectionsSeen = collections;
        if (collections > 0 && callsSinceCollection == LateCall)
            CompiledLate();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void CompiledLate()
    {
    }

    // Each level needs the result of the next, so that no compiler makes a loop of it. Each is large: the runtime walks through all.
    private static long Depth(long level)
    {
        Span<byte> bytes = stackalloc byte[FrameBytes];
        bytes[^1] = (byte)level;
        return level < 0 ? 0 : Depth(level + 1) + bytes[^1];
    }
}
