using System.Runtime.ExceptionServices;

namespace Assay.Worker.StraightLine;

/// <summary>Goes on with a walk on a thread with a fresh stack, when a deep value has used up this one.</summary>
public static class StackContinuation
{
    private const int StackBytes = 64 << 20;

    /// <summary>A writing walk.</summary>
    public delegate void Writing<TFormat, in TValue>(ref TFormat format, TValue value);

    /// <summary>A reading walk.</summary>
    public delegate TValue Reading<TFormat, out TValue>(ref TFormat format);

    /// <summary>A cloning walk.</summary>
    public delegate TValue Cloning<TValue>(ref WalkPath path, TValue value);

    /// <summary>Goes on writing.</summary>
    public static void Write<TFormat, TValue>(ref TFormat format, TValue value, Writing<TFormat, TValue> walk)
    {
        var moved = format;
        Run(() => walk(ref moved, value));
        format = moved;
    }

    /// <summary>Goes on reading.</summary>
    public static TValue Read<TFormat, TValue>(ref TFormat format, Reading<TFormat, TValue> walk)
    {
        var moved = format;
        TValue? value = default;
        Run(() => value = walk(ref moved));
        format = moved;
        return value!;
    }

    /// <summary>Goes on cloning.</summary>
    public static TValue Clone<TValue>(ref WalkPath path, TValue value, Cloning<TValue> walk)
    {
        var moved = path;
        TValue? clone = default;
        Run(() => clone = walk(ref moved, value));
        path = moved;
        return clone!;
    }

    private static void Run(Action walk)
    {
        ExceptionDispatchInfo? failure = null;
        var thread = new Thread(
            () =>
            {
                try
                {
                    walk();
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
    }
}
