namespace Assay.Worker.StraightLine;

/// <summary>The emitted walks over one shape, generic over the format; a struct without fields.</summary>
/// <typeparam name="T">The plain type.</typeparam>
public interface IWalk<T>
{
    /// <summary>Measures or writes a value.</summary>
    static abstract void Write<TFormat>(ref TFormat format, T value)
        where TFormat : struct, IFormatWriter;

    /// <summary>Reads a value.</summary>
    static abstract T Read<TFormat>(ref TFormat format)
        where TFormat : struct, IFormatReader;

    /// <summary>Builds a value with the objects, strings and collections of the template, each new.</summary>
    static abstract T Clone(ref WalkPath path, T value);
}
