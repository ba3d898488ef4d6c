using System.Numerics;

namespace Assay.Worker.Mapping;

/// <summary>Types whose values, boxed or not, are the same on both sides.</summary>
internal static class Primitives
{
    private static readonly HashSet<Type> Types =
    [
        typeof(bool), typeof(byte), typeof(sbyte), typeof(char), typeof(short), typeof(ushort), typeof(int), typeof(uint), typeof(long), typeof(ulong),
        typeof(Int128), typeof(UInt128), typeof(Half), typeof(float), typeof(double), typeof(decimal), typeof(BigInteger), typeof(string),
        typeof(DateTime), typeof(DateTimeOffset), typeof(TimeSpan), typeof(DateOnly), typeof(TimeOnly), typeof(Guid), typeof(Uri), typeof(Version),
    ];

    /// <summary>Whether the type is one of them.</summary>
    public static bool Contains(Type type) => Types.Contains(type);
}
