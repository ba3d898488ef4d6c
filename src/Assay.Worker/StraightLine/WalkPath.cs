using Assay.Core.Workloads;
using Assay.Worker.Conversion;

namespace Assay.Worker.StraightLine;

/// <summary>The objects between the root and where a walk is.</summary>
public struct WalkPath
{
    /// <summary>
    /// Deeper values than this are refused: each collection of garbage reads the whole stack, so that time grows with the square.
    /// </summary>
    internal const int LongestPath = 2_000_000;

    private static readonly NestingLimits Limits = new(LongestPath, "straight-line code", "straight-line code has no references");
    private NestedObjects objects;

    /// <summary>Enters an object.</summary>
    /// <exception cref="LimitOfAssayException">The object stands inside itself, or too deep.</exception>
    public void Enter(object value) => objects.Enter(value, Limits);

    /// <summary>Leaves the object entered last.</summary>
    public void Leave() => objects.Leave();
}

/// <summary>Goes on with a walk on a thread with a fresh stack, when a deep value has used up this one.</summary>
public static class StackContinuation
{
    /// <summary>A writing walk.</summary>
    public delegate void Writing<TFormat, in TValue>(ref TFormat format, TValue value);

    /// <summary>A reading walk.</summary>
    public delegate TValue Reading<out TValue>(ref PlainBinaryReader format);

    /// <summary>A cloning walk.</summary>
    public delegate TValue Cloning<TValue>(ref WalkPath path, TValue value);

    /// <summary>Goes on writing.</summary>
    public static void Write<TFormat, TValue>(ref TFormat format, TValue value, Writing<TFormat, TValue> walk)
    {
        var moved = format;
        format = FreshStack.Run(() =>
        {
            walk(ref moved, value);
            return moved;
        });
    }

    /// <summary>Goes on reading.</summary>
    public static TValue Read<TValue>(ref PlainBinaryReader format, Reading<TValue> walk)
    {
        var moved = format;
        var value = FreshStack.Run(() => walk(ref moved));
        format = moved;
        return value;
    }

    /// <summary>Goes on cloning.</summary>
    public static TValue Clone<TValue>(ref WalkPath path, TValue value, Cloning<TValue> walk)
    {
        var moved = path;
        var clone = FreshStack.Run(() => walk(ref moved, value));
        path = moved;
        return clone;
    }
}
