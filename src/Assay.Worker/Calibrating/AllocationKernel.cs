using System.Runtime.CompilerServices;

namespace Assay.Worker.Calibrating;

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
        Node?[] ring = kept;
        Node? previous = null;
        long sum = 0;
        for (int i = 0; i < steps; i++)
        {
            Node node = Make(previous, i);
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
