// Types of newer runtimes that lists of types name. No value has them here.
#pragma warning disable CA1812
namespace System
{
    internal readonly struct DateOnly : IFormattable
    {
        public int DayNumber => 0;

        public string ToString(string? format, IFormatProvider? provider) => "";
    }

    internal readonly struct TimeOnly : IFormattable
    {
        public long Ticks => 0;

        public string ToString(string? format, IFormatProvider? provider) => "";
    }

    internal readonly struct Half;

    internal readonly struct Int128
    {
        public static explicit operator long(Int128 value) => 0;

        public static Int128 operator >>(Int128 value, int bits) => value;
    }

    internal readonly struct UInt128
    {
        public static explicit operator Int128(UInt128 value) => default;
    }

    internal static class NewerTypes
    {
        extension(BitConverter)
        {
            public static short HalfToInt16Bits(Half value) => 0;
        }
    }
}

namespace System.Collections.Generic
{
    internal interface IReadOnlySet<T>;

    internal sealed class PriorityQueue<TElement, TPriority>
    {
        internal sealed class UnorderedItemsCollection;
    }
}
