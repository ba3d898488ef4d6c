using System.Numerics;

namespace Assay.Worker.StraightLine;

/// <summary>What a straight-line reading walk calls: a struct, so that each format gets machine code of its own.</summary>
/// <remarks>Every member throws <see cref="InvalidDataException"/> where the payload is cut or is not of the shape.</remarks>
public interface IFormatReader
{
    /// <summary>Whether all members come, in their order: then the walk runs from one member to the next without asking.</summary>
    static abstract bool IsOrdered { get; }

    /// <summary>Finds the next member of an object.</summary>
    /// <param name="count">The number of members that the type has.</param>
    /// <param name="state">What the format remembers of this object; 0 before the first member.</param>
    /// <param name="index">The member's index.</param>
    /// <returns>False after the last.</returns>
    bool NextMember(int count, ref int state, out int index);

    /// <summary>Whether a value follows.</summary>
    bool Present();

    /// <summary>Reads the number of elements that follow; -1 for a null collection.</summary>
    /// <param name="elementBytes">The least number of bytes of an element, so that no more is allocated than the payload can hold.</param>
    int Count(int elementBytes);

    /// <summary>Reads which of several types follows; 0 for null.</summary>
    /// <param name="count">The number of types.</param>
    int Type(int count);

    /// <summary>Enters an object of a type that may hold itself.</summary>
    void Enter();

    /// <summary>Leaves the object entered last.</summary>
    void Leave();

    /// <summary>Reads numbers of a fixed width in one go.</summary>
    void Span<T>(Span<T> values)
        where T : unmanaged;

#pragma warning disable CS1591 // Each reads a value of its type.
    bool Boolean();

    byte Byte();

    sbyte SByte();

    char Char();

    short Int16();

    ushort UInt16();

    int Int32();

    uint UInt32();

    long Int64();

    ulong UInt64();

    Int128 Int128();

    UInt128 UInt128();

    Half Half();

    float Single();

    double Double();

    decimal Decimal();

    BigInteger BigInteger();

    string? String();

    DateTime DateTime();

    DateTimeOffset DateTimeOffset();

    TimeSpan TimeSpan();

    DateOnly DateOnly();

    TimeOnly TimeOnly();

    Guid Guid();

    Uri? Uri();

    Version? Version();
}

/// <summary>
/// What a straight-line writing walk calls: a struct, so that each format gets machine code of its own. The same walk measures when the
/// struct only counts.
/// </summary>
public interface IFormatWriter
{
    /// <summary>Begins the member with this index.</summary>
    void Member(int index);

    /// <summary>Says whether a value follows.</summary>
    /// <returns>The argument.</returns>
    bool Present(bool isPresent);

    /// <summary>Writes the number of elements that follow; -1 for a null collection.</summary>
    void Count(int count);

    /// <summary>Writes which of several types follows; 0 for null.</summary>
    /// <param name="index">The type's index from 1.</param>
    /// <param name="count">The number of types.</param>
    void Type(int index, int count);

    /// <summary>Enters an object of a type that may hold itself.</summary>
    /// <exception cref="NotSupportedException">The object stands inside itself.</exception>
    void Enter(object value);

    /// <summary>Leaves the object entered last.</summary>
    void Leave();

    /// <summary>Writes numbers of a fixed width in one go.</summary>
    void Span<T>(ReadOnlySpan<T> values)
        where T : unmanaged;

#pragma warning disable CS1591 // Each writes a value of its type.
    void Boolean(bool value);

    void Byte(byte value);

    void SByte(sbyte value);

    void Char(char value);

    void Int16(short value);

    void UInt16(ushort value);

    void Int32(int value);

    void UInt32(uint value);

    void Int64(long value);

    void UInt64(ulong value);

    void Int128(Int128 value);

    void UInt128(UInt128 value);

    void Half(Half value);

    void Single(float value);

    void Double(double value);

    void Decimal(decimal value);

    void BigInteger(BigInteger value);

    void String(string? value);

    void DateTime(DateTime value);

    void DateTimeOffset(DateTimeOffset value);

    void TimeSpan(TimeSpan value);

    void DateOnly(DateOnly value);

    void TimeOnly(TimeOnly value);

    void Guid(Guid value);

    void Uri(Uri? value);

    void Version(Version? value);
}

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
