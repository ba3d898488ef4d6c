using System.Runtime.ExceptionServices;

namespace Assay.Worker.StraightLine;

/// <summary>
/// The objects between the root and where a walk is. Finds an object that stands inside itself after a few rounds through the cycle, with two
/// fields and no allocation (Brent, "An improved Monte Carlo factorization algorithm", BIT 20, 1980).
/// </summary>
public struct WalkPath
{
    /// <summary>Deeper values than this are refused: each collection of garbage reads the whole stack, so that time grows with the square.</summary>
    internal const int LongestPath = 2_000_000;

    private object? _watched;
    private int _watchedAt;
    private int _depth;
    private int _next;

    /// <summary>Enters an object.</summary>
    /// <exception cref="NotSupportedException">The object stands inside itself, or too deep.</exception>
    public void Enter(object value)
    {
        if (ReferenceEquals(value, _watched))
            throw new NotSupportedException($"An object of {value.GetType()} contains itself; straight-line code has no references, so only trees work.");
        if (++_depth > _next)
            Watch(value);
    }

    /// <summary>Leaves the object entered last.</summary>
    public void Leave()
    {
        if (_depth-- == _watchedAt)
            (_watched, _watchedAt, _next) = (null, 0, _depth);
    }

    private void Watch(object value)
    {
        if (_depth > LongestPath)
            throw new NotSupportedException($"Objects are nested more than {LongestPath:N0} levels deep, which straight-line code does not support.");
        (_watched, _watchedAt, _next) = (value, _depth, Math.Min(_depth * 2, LongestPath));
    }
}

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
