using System.Runtime.CompilerServices;

namespace Assay.TestWorker;

/// <summary>What libraries do when they go wrong.</summary>
internal static class Misdeeds
{
    private const int ExitCode = 3;
    private const int BlockBytes = 1 << 24;
    private const int SlowMilliseconds = 20;
    private const int LateCall = 3;
    private static readonly List<byte[]> Kept = [];
    private static int collectionsSeen;
    private static int callsSinceCollection;

    public static void Throw() => throw new FormatException("The test row refuses.", new ArgumentException("Its cause."));

    public static void Overflow() => _ = Depth(0);

    public static void Hang()
    {
        while (Environment.TickCount64 >= 0)
            Thread.SpinWait(1000);
    }

    public static void Exhaust()
    {
        while (Environment.TickCount64 >= 0)
        {
            byte[] block = new byte[BlockBytes];
            Array.Fill(block, (byte)1);
            Kept.Add(block);
        }
    }

    public static void Exit() => Environment.Exit(ExitCode);

    public static void Print() => Console.WriteLine("The test row prints to standard output.");

    public static void Slow() => Thread.Sleep(SlowMilliseconds);

    /// <summary>Calls a method for the first time in the third call after the collection that ends a warm-up.</summary>
    public static void Late()
    {
        int collections = GC.CollectionCount(2);
        callsSinceCollection = collections == collectionsSeen ? callsSinceCollection + 1 : 1;
        collectionsSeen = collections;
        if (collections > 0 && callsSinceCollection == LateCall)
            CompiledLate();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void CompiledLate()
    {
    }

    // Each level needs the result of the next, so that no compiler makes a loop of it.
    private static long Depth(long level) => level < 0 ? 0 : Depth(level + 1) + level;
}
