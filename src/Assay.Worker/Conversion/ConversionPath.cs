namespace Assay.Worker.Conversion;

/// <summary>
/// The objects between the root and where the conversion of a recursive value is. Depth is no limit: where the stack ends, the conversion goes
/// on on another thread. An object that stands inside itself has no end, and is refused.
/// </summary>
public sealed class ConversionPath
{
    private static readonly NestingLimits Limits = new(4_000_000, "the conversion", "messages have no references");
    private NestedObjects objects;

    /// <summary>Whether the stack is about to end.</summary>
    public static bool IsStackLow => FreshStack.IsNeeded;

    /// <summary>Enters an object.</summary>
    /// <param name="value">The object; null for a struct.</param>
    /// <exception cref="NotSupportedException">The object stands inside itself, or too deep.</exception>
    public void Enter(object? value) => objects.Enter(value, Limits);

    /// <summary>Leaves what was entered last.</summary>
    public void Leave() => objects.Leave();

    /// <summary>Goes on with a conversion on a thread with a fresh stack.</summary>
    public TTarget Continue<TSource, TTarget>(TSource source, Func<TSource, ConversionPath, TTarget> conversion) => FreshStack.Run(() => conversion(source, this));
}
