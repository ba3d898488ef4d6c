using System.Runtime.CompilerServices;

namespace Assay.Worker.Calibrating;

/// <summary>
/// A walk from cache line to cache line through 8 MiB, more than second-level caches hold, in one random cycle: each address comes out of the line before, so nothing is fetched ahead.
/// A run goes on where the last one ended and never meets what it brought into the cache itself.
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
        int[] lines = next;
        int at = position;
        for (int i = 0; i < steps; i++)
            at = lines[at];
        position = at;
        return at / StepsOfLine;
    }

    // Sattolo's shuffle (Information Processing Letters 22, 1986) gives a permutation of one cycle.
    private static int[] OneCycle()
    {
        int[] order = new int[Lines];
        for (int i = 0; i < Lines; i++)
            order[i] = i;
        Random random = new(1);
        for (int i = Lines - 1; i > 0; i--)
        {
            int other = random.Next(i);
            (order[i], order[other]) = (order[other], order[i]);
        }

        int[] lines = new int[Lines * StepsOfLine];
        for (int i = 0; i < Lines; i++)
            lines[i * StepsOfLine] = order[i] * StepsOfLine;
        return lines;
    }
}
