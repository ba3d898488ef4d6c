using System.Runtime;

namespace Assay.Worker.Sustaining;

/// <summary>Asks .NET Framework about its heap, which tells neither budgets nor pauses.</summary>
internal static class HeapReader
{
    private const int Rounds = 2;

    public static bool IsServer => GCSettings.IsServerGC;

    public static long? Gen0Budget() => null;

    public static void Settle()
    {
        for (int i = 0; i < Rounds; i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        GC.Collect();
    }

    public static long HeldBytes()
    {
        Settle();
        return GC.GetTotalMemory(forceFullCollection: false);
    }

    public static long LongestPauseSince(long index) => 0;

    public static long LastIndex() => 0;

    public static double? LargeObjectBytes(Action<int> call, int most) => null;
}
