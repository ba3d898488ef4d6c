using System.Numerics;

namespace Assay.Worker.StraightLine;

/// <summary>New instances of immutable objects, as a reader would make them.</summary>
public static class Clones
{
    /// <summary>A new string of the same characters.</summary>
    public static string? String(string? value) => value is null ? null : new string(value.AsSpan());

    /// <summary>A new address.</summary>
    public static Uri? Uri(Uri? value) => value is null ? null : new Uri(value.OriginalString, value.IsAbsoluteUri ? UriKind.Absolute : UriKind.Relative);

    /// <summary>A new version.</summary>
    public static Version? Version(Version? value) => (Version?)value?.Clone();

    /// <summary>A number with digits of its own.</summary>
    public static BigInteger BigInteger(BigInteger value) => new(value.ToByteArray());
}
