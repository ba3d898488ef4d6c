using System.Numerics;

namespace System;

/// <summary>Integers from 0 to 2^128 - 1, for runtimes that lack them.</summary>
internal readonly struct UInt128
{
    private readonly BigInteger value;

    public UInt128(ulong upper, ulong lower) => value = ((BigInteger)upper << 64) | lower;

    private UInt128(BigInteger value) => this.value = value;

    public static implicit operator UInt128(int value) => new((BigInteger)value);

    public static explicit operator ulong(UInt128 value) => (ulong)(value.value & ulong.MaxValue);

    public static explicit operator uint(UInt128 value) => (uint)(value.value & uint.MaxValue);

    public static UInt128 operator +(UInt128 left, UInt128 right) => new(left.value + right.value);

    public static UInt128 operator *(UInt128 left, UInt128 right) => new(left.value * right.value);

    public static UInt128 operator %(UInt128 left, UInt128 right) => new(left.value % right.value);

    public static UInt128 operator >>(UInt128 value, int bits) => new(value.value >> bits);

    public static bool operator ==(UInt128 left, UInt128 right) => left.value == right.value;

    public static bool operator !=(UInt128 left, UInt128 right) => left.value != right.value;

    public static UInt128 Parse(string text, IFormatProvider? provider) => new(BigInteger.Parse(text, provider));

    public override bool Equals(object? other) => other is UInt128 number && number == this;

    public override int GetHashCode() => value.GetHashCode();
}
