namespace System;

/// <summary>Members of numbers and times.</summary>
internal static class NumberMembers
{
    private const int ScaleShift = 16;
    private const int ScaleMask = 0xFF;
    private const int HalfBits = 32;
    private const int FlagsPart = 3;

    extension(Math)
    {
        public static int Clamp(int value, int least, int most) => Math.Max(least, Math.Min(most, value));

        public static long Clamp(long value, long least, long most) => Math.Max(least, Math.Min(most, value));

        public static double Clamp(double value, double least, double most) => Math.Max(least, Math.Min(most, value));

        public static ulong BigMul(ulong left, ulong right, out ulong low)
        {
            ulong lowParts = (uint)left * (ulong)(uint)right;
            ulong mixed = ((left >> HalfBits) * (uint)right) + (lowParts >> HalfBits);
            ulong other = ((uint)left * (right >> HalfBits)) + (uint)mixed;
            low = unchecked(left * right);
            return ((left >> HalfBits) * (right >> HalfBits)) + (mixed >> HalfBits) + (other >> HalfBits);
        }

        public static (int Quotient, int Remainder) DivRem(int left, int right) => (left / right, left % right);
    }

    extension(BitConverter)
    {
        public static bool TryWriteBytes(Span<byte> destination, ulong value) =>
            BitConverter.GetBytes(value).AsSpan().TryCopyTo(destination);

        public static bool TryWriteBytes(Span<byte> destination, long value) =>
            BitConverter.GetBytes(value).AsSpan().TryCopyTo(destination);

        public static bool TryWriteBytes(Span<byte> destination, int value) => BitConverter.GetBytes(value).AsSpan().TryCopyTo(destination);

        public static int SingleToInt32Bits(float value) => BitConverter.ToInt32(BitConverter.GetBytes(value), 0);
    }

    extension(Convert)
    {
        public static string ToHexString(byte[] bytes) => BitConverter.ToString(bytes).Replace("-", "");

        public static string ToHexStringLower(byte[] bytes) => Convert.ToHexString(bytes).ToLowerInvariant();
    }

    extension(decimal value)
    {
        public static bool IsNegative(decimal number) => decimal.GetBits(number)[FlagsPart] < 0;

        public static int GetBits(decimal number, Span<int> parts)
        {
            int[] bits = decimal.GetBits(number);
            bits.CopyTo(parts);
            return bits.Length;
        }

        public byte Scale => (byte)((decimal.GetBits(value)[FlagsPart] >> ScaleShift) & ScaleMask);
    }

    extension(DateTime)
    {
        public static DateTime UnixEpoch => new(1970, 1, 1, 0, 0, 0, DateTimeKind.Utc);
    }

    extension(DateTimeOffset time)
    {
        public int TotalOffsetMinutes => (int)time.Offset.TotalMinutes;
    }
}
