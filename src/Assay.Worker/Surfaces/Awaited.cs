using System.Runtime.CompilerServices;

namespace Assay.Worker.Surfaces;

/// <summary>Ends asynchronous calls of a library. No await of ours: its state machine would be timed as the library's.</summary>
internal static class Awaited
{
    /// <summary>Waits for a call.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void End(ValueTask call)
    {
        if (call.IsCompleted)
            call.GetAwaiter().GetResult();
        else
            Await(call.AsTask());
    }

    /// <summary>Waits for a call, and takes what it gives.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T End<T>(ValueTask<T> call) => call.IsCompleted ? call.GetAwaiter().GetResult() : Await(call.AsTask());

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Await(Task task) => task.GetAwaiter().GetResult();

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static T Await<T>(Task<T> task) => task.GetAwaiter().GetResult();
}
