namespace Assay.Worker.Conversion;

/// <summary>
/// The objects of a recursive value that were converted, each with its message. An object that stands in several places, or inside itself,
/// gets one message: what becomes of that is for the library to say. Depth is no limit: where the stack ends, the conversion goes on on
/// another thread.
/// </summary>
public sealed class ConvertedObjects
{
    private readonly Dictionary<object, object> messages = new(ReferenceEqualityComparer.Instance);

    /// <summary>Whether the stack is about to end.</summary>
    public static bool IsStackLow => FreshStack.IsNeeded;

    /// <summary>The message of an object, which may not be filled yet; null where it has none.</summary>
    public object? Find(object value) => messages.GetValueOrDefault(value);

    /// <summary>Says which message an object gets, before that is filled.</summary>
    public void Add(object value, object message) => messages[value] = message;

    /// <summary>Goes on with a conversion on a thread with a fresh stack.</summary>
    public TTarget Continue<TSource, TTarget>(
        TSource source, Func<TSource, ConvertedObjects, TTarget> conversion) => FreshStack.Run(() => conversion(source, this));
}
