using System.Runtime.CompilerServices;

namespace Assay.Worker.Calibrating;

/// <summary>Integer arithmetic in which each step needs the one before: it tells of the clock frequency and of a processor that is shared.</summary>
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
        ulong state = Seed;
        for (int i = 0; i < steps; i++)
        {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
        }

        return (long)state;
    }
}
