using System.Runtime.CompilerServices;
using System.Runtime.ExceptionServices;

namespace Assay.Worker.Conversion;

/// <summary>Goes on with a recursion on a thread with a stack of its own, so that depth is no limit.</summary>
internal static class FreshStack
{
    private const int StackBytes = 64 << 20;

    /// <summary>Whether the stack of this thread is about to end.</summary>
    public static bool IsNeeded => !RuntimeHelpers.TryEnsureSufficientExecutionStack();

    /// <summary>Runs the rest of a recursion; what it throws is thrown here.</summary>
    public static TResult Run<TResult>(Func<TResult> recursion)
    {
        var result = default(TResult);
        ExceptionDispatchInfo? failure = null;
        var thread = new Thread(
            () =>
            {
                try
                {
                    result = recursion();
                }
                catch (Exception exception)
                {
                    failure = ExceptionDispatchInfo.Capture(exception);
                }
            },
            StackBytes);
        thread.Start();
        thread.Join();
        failure?.Throw();
        return result!;
    }
}
