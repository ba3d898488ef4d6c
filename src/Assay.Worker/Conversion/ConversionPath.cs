using System.Runtime.CompilerServices;
using System.Runtime.ExceptionServices;

namespace Assay.Worker.Conversion;

/// <summary>
/// The objects between the root and where the conversion of a recursive value is. Depth is no limit: where the stack ends, the conversion goes
/// on on another thread. An object that stands inside itself has no end, and is refused.
/// </summary>
public sealed class ConversionPath
{
    // Up to here a path is cheap to go round in circles on; from here on it is remembered.
    private const int Forgotten = 1_000;
    private const int Longest = 4_000_000;
    private const int StackBytes = 64 << 20;
    private readonly HashSet<object> _deep = new(ReferenceEqualityComparer.Instance);
    private int _depth;

    /// <summary>Whether the stack is about to end.</summary>
    public static bool IsStackLow => !RuntimeHelpers.TryEnsureSufficientExecutionStack();

    /// <summary>Enters an object.</summary>
    /// <param name="value">The object; null for a struct.</param>
    /// <exception cref="NotSupportedException">The object stands inside itself, or too deep.</exception>
    public void Enter(object? value)
    {
        if (++_depth > Forgotten)
            Remember(value);
    }

    /// <summary>Leaves what was entered last.</summary>
    public void Leave(object? value)
    {
        if (_depth-- > Forgotten && value is not null)
            _deep.Remove(value);
    }

    /// <summary>Goes on with a conversion on a thread with a fresh stack.</summary>
    public TTarget Continue<TSource, TTarget>(TSource source, Func<TSource, ConversionPath, TTarget> conversion)
    {
        var target = default(TTarget);
        ExceptionDispatchInfo? failure = null;
        var thread = new Thread(
            () =>
            {
                try
                {
                    target = conversion(source, this);
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
        return target!;
    }

    private void Remember(object? value)
    {
        if (_depth > Longest)
            throw new NotSupportedException($"Objects are nested more than {Longest:N0} levels deep, which the conversion does not support.");
        if (value is not null && !_deep.Add(value))
            throw new NotSupportedException($"An object of {value.GetType()} contains itself; messages have no references, so only trees work.");
    }
}
