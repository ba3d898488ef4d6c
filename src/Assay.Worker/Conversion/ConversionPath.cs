namespace Assay.Worker.Conversion;

/// <summary>
/// The objects between the root and where the conversion of a recursive value is, each with its message. Depth is no limit: where the stack ends, the conversion goes
/// on on another thread. An object that stands inside itself gets the message that is being made of it: what becomes of the cycle is for the library to say.
/// </summary>
public sealed class ConversionPath
{
    private readonly Dictionary<object, object> messages = new(ReferenceEqualityComparer.Instance);

    /// <summary>Whether the stack is about to end.</summary>
    public static bool IsStackLow => FreshStack.IsNeeded;

    /// <summary>The message of an object that the value stands inside; null where it does not.</summary>
    public object? Find(object value) => messages.GetValueOrDefault(value);

    /// <summary>Enters an object.</summary>
    /// <param name="value">The object.</param>
    /// <param name="message">Its message, which is not filled yet.</param>
    public void Enter(object value, object message) => messages.Add(value, message);

    /// <summary>Leaves an object.</summary>
    public void Leave(object value) => messages.Remove(value);

    /// <summary>Goes on with a conversion on a thread with a fresh stack.</summary>
    public TTarget Continue<TSource, TTarget>(TSource source, Func<TSource, ConversionPath, TTarget> conversion) => FreshStack.Run(() => conversion(source, this));
}
