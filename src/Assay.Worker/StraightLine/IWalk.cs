using System.Numerics;
using Assay.Core.Workloads;

namespace Assay.Worker.StraightLine;

/// <summary>The emitted walks over one shape; a struct without fields.</summary>
/// <typeparam name="T">The plain type.</typeparam>
public interface IWalk<T>
{
    /// <summary>Measures or writes a value.</summary>
    static abstract void Write<TFormat>(ref TFormat format, T value)
        where TFormat : struct, IPlainBinaryWriter;

    /// <summary>Reads a value.</summary>
    static abstract T Read(ref PlainBinaryReader format);

    /// <summary>Builds a value with the objects, strings and collections of the template, each new.</summary>
    static abstract T Clone(ref WalkPath path, T value);
}

/// <summary>What a straight-line writing walk calls: a struct, so that measuring and writing get machine code of their own.</summary>
public interface IPlainBinaryWriter
{
    /// <summary>Says whether a value follows.</summary>
    bool Present(bool isPresent);

    /// <summary>Writes the number of elements that follow; -1 for a null collection.</summary>
    void Count(int count);

    /// <summary>Writes which of several types follows; 0 for null.</summary>
    /// <param name="index">The type's index from 1.</param>
    /// <param name="count">The number of types.</param>
    void Type(int index, int count);

    /// <summary>Enters an object of a type that may hold itself.</summary>
    /// <exception cref="LimitOfAssayException">The object stands inside itself.</exception>
    void Enter(object value);

    /// <summary>Leaves the object entered last.</summary>
    void Leave();

    /// <summary>Writes numbers of a fixed width in one go.</summary>
    void Span<T>(ReadOnlySpan<T> values)
        where T : unmanaged;

    /// <summary>Writes a number of a fixed width, whose every pattern of bits is a value.</summary>
    void Fixed<T>(T value)
        where T : unmanaged;

#pragma warning disable CS1591 // Each writes a value of its type.
    void Boolean(bool value);

    void Decimal(decimal value);

    void BigInteger(BigInteger value);

    void String(string? value);

    void DateTime(DateTime value);

    void DateTimeOffset(DateTimeOffset value);

    void TimeSpan(TimeSpan value);

    void DateOnly(DateOnly value);

    void TimeOnly(TimeOnly value);

    void Uri(Uri? value);

    void Version(Version? value);
}
