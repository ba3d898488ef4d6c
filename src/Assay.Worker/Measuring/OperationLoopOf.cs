using System.Runtime.CompilerServices;

namespace Assay.Worker.Measuring;

/// <summary>The one loop of every row: the same delegate shape, the same sink.</summary>
/// <param name="operation">One operation on the instance of an index.</param>
/// <param name="instances">Number of instances in the corpus.</param>
/// <typeparam name="TResult">What the operation gives.</typeparam>
internal sealed class OperationLoop<TResult>(Func<int, TResult> operation, int instances) : OperationLoop
{
    private readonly Func<int, TResult> operation = operation;
    private readonly int instances = instances;
    private int next;

    // Optimised at once: a loop that changes its code while it is timed, or that profile-guided inlining treats differently
    // from row to row, would add its own share to the difference of two rows.
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public override void Run(int operations)
    {
        Func<int, TResult> call = operation;
        int index = next;
        for (int i = 0; i < operations; i++)
        {
            Consume(call(index));
            if (++index == instances)
                index = 0;
        }

        next = index;
    }

    /// <summary>One call of what <see cref="Run"/> calls, for its result.</summary>
    /// <param name="index">The instance.</param>
    public TResult Call(int index) => operation(index);

    // Not inlined, so that no result is dead code; it neither boxes nor keeps what it gets.
    [MethodImpl(MethodImplOptions.NoInlining | MethodImplOptions.AggressiveOptimization)]
    private static void Consume(TResult result) => _ = result;
}
