using System.Runtime.CompilerServices;
using Assay.Worker.Measuring;

namespace Assay.Worker.Calibrating;

/// <summary>
/// Integer arithmetic in which each step needs the one before: it tells of the clock frequency and of a processor that is shared.
/// </summary>
internal sealed class IntegerKernel : CalibrationKernel
{
    private const ulong Seed = 0x9E3779B97F4A7C15;

    /// <inheritdoc/>
    public override int Steps => 190_000;

    // Marsaglia's xorshift64 (Journal of Statistical Software 8, 2003): three shifts, three additions modulo 2, no memory.
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public override long Run(int steps)
    {
        var state = Seed;
        for (var i = 0; i < steps; i++)
        {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
        }

        return (long)state;
    }
}

/// <summary>
/// A walk from cache line to cache line through 8 MiB, more than second-level caches hold, in one random cycle: each address comes out of
/// the line before, so nothing is fetched ahead. A run goes on where the last one ended and never meets what it brought into the cache
/// itself.
/// </summary>
internal sealed class MemoryKernel : CalibrationKernel
{
    /// <summary>Cache lines in the cycle.</summary>
    public const int Lines = (8 << 20) / BytesOfLine;

    private const int BytesOfLine = 64;
    private const int StepsOfLine = BytesOfLine / sizeof(int);
    private readonly int[] next = OneCycle();
    private int position;

    /// <inheritdoc/>
    public override int Steps => 2_200;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public override long Run(int steps)
    {
        var lines = next;
        var at = position;
        for (var i = 0; i < steps; i++)
            at = lines[at];
        position = at;
        return at / StepsOfLine;
    }

    // Sattolo's shuffle (Information Processing Letters 22, 1986) gives a permutation of one cycle.
    private static int[] OneCycle()
    {
        var order = new int[Lines];
        for (var i = 0; i < Lines; i++)
            order[i] = i;
        Random random = new(1);
        for (var i = Lines - 1; i > 0; i--)
        {
            var other = random.Next(i);
            (order[i], order[other]) = (order[other], order[i]);
        }

        var lines = new int[Lines * StepsOfLine];
        for (var i = 0; i < Lines; i++)
            lines[i * StepsOfLine] = order[i] * StepsOfLine;
        return lines;
    }
}

/// <summary>Small objects, most of them garbage at once: it tells of the allocator and of the memory that it clears.</summary>
internal sealed class AllocationKernel : CalibrationKernel
{
    private const int Kept = 64;
    private const int StepsOfKept = 16;
    private readonly Node?[] kept = new Node?[Kept];

    /// <inheritdoc/>
    public override int Steps => 40_000;

    // An empty nursery: a run that meets a collection takes 5 % longer even without the pause, and would look like a disturbance.
    /// <inheritdoc/>
    public override void Prepare() => GC.Collect(0, GCCollectionMode.Forced, blocking: true);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public override long Run(int steps)
    {
        var ring = kept;
        Node? previous = null;
        long sum = 0;
        for (var i = 0; i < steps; i++)
        {
            var node = Make(previous, i);
            if (i % StepsOfKept == 0)
            {
                ring[i / StepsOfKept % Kept] = node;
                previous = null;
            }
            else
            {
                previous = node;
            }

            sum += node.Value + (node.Previous?.Value ?? 0);
        }

        Array.Clear(ring);
        return sum;
    }

    // Not inlined, or the compiler may find that most objects never leave the loop and put them on the stack.
    [MethodImpl(MethodImplOptions.NoInlining | MethodImplOptions.AggressiveOptimization)]
    private static Node Make(Node? previous, int value) => new(previous, value);

    private sealed class Node(Node? previous, long value)
    {
        public readonly Node? Previous = previous;
        public readonly long Value = value;
    }
}

/// <summary>
/// How fast this machine copies bytes that lie in its cache: nothing that reads or writes every byte of a payload is faster.
/// </summary>
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
        var best = long.MaxValue;
        for (var part = 0; part < Parts; part++)
            best = Math.Min(best, TimePart(probe, source, target));
        return (double)BufferBytes * CopiesOfPart / Math.Max(1, best) * 1e9;
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization | MethodImplOptions.NoInlining)]
    private static long TimePart(IRuntimeProbe probe, byte[] source, byte[] target)
    {
        var start = probe.ElapsedNanoseconds;
        for (var copy = 0; copy < CopiesOfPart; copy++)
            Buffer.BlockCopy(source, 0, target, 0, BufferBytes);
        return probe.ElapsedNanoseconds - start;
    }
}
