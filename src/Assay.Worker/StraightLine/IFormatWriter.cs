using System.Numerics;

namespace Assay.Worker.StraightLine;

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
