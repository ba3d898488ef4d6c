using System.Runtime.CompilerServices;
using Assay.Worker.Measuring;

namespace Assay.Worker.Calibrating;

/// <summary>How fast this machine copies bytes that lie in its cache: nothing that reads or writes every byte of a payload is faster.</summary>
internal static class CopySpeed
{
    private const int BufferBytes = 1 << 16;
    private const int CopiesOfPart = 32;
    private const int Parts = 64;

    /// <summary>Bytes a second of the best of several parts: what disturbs a part only makes it slower.</summary>
    public static double Measure(IRuntimeProbe probe)
    {
        byte[] source = new byte[BufferBytes], target = new byte[BufferBytes];
        new Random(1).NextBytes(source);
        long best = long.MaxValue;
        for (int part = 0; part < Parts; part++)
            best = Math.Min(best, TimePart(probe, source, target));
        return (double)BufferBytes * CopiesOfPart / Math.Max(1, best) * 1e9;
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization | MethodImplOptions.NoInlining)]
    private static long TimePart(IRuntimeProbe probe, byte[] source, byte[] target)
    {
        long start = probe.ElapsedNanoseconds;
        for (int copy = 0; copy < CopiesOfPart; copy++)
            Buffer.BlockCopy(source, 0, target, 0, BufferBytes);
        return probe.ElapsedNanoseconds - start;
    }
}
