using System.Numerics;

namespace Assay.Worker.Types;

/// <summary>The scalar types that exist here.</summary>
internal static class Scalar
{
    private static readonly HashSet<Type> Types =
    [
        typeof(bool), typeof(byte), typeof(sbyte), typeof(char), typeof(short), typeof(ushort), typeof(int), typeof(uint), typeof(long),
        typeof(ulong), typeof(float), typeof(double),
        typeof(decimal), typeof(BigInteger), typeof(string), typeof(DateTime), typeof(DateTimeOffset), typeof(TimeSpan), typeof(Guid),
        typeof(Uri), typeof(Version),
    ];

    /// <summary>Whether a type is one: its values, boxed or not, are the same on both sides of a mapper.</summary>
    public static bool IsScalar(Type type) => Types.Contains(type);
}
