namespace Assay.Worker.StraightLine;

/// <summary>A version's parts: two to four numbers.</summary>
internal static class Versions
{
    public static int PartsOf(Version? version) => version is null ? 0 : version.Revision >= 0 ? 4 : version.Build >= 0 ? 3 : 2;

    public static int Part(Version version, int index) => index switch
    {
        0 => version.Major,
        1 => version.Minor,
        2 => version.Build,
        _ => version.Revision,
    };

    /// <summary>Makes the version; null without parts.</summary>
    /// <exception cref="ArgumentOutOfRangeException">A part is negative.</exception>
    public static Version? Make(ReadOnlySpan<int> parts) => parts.Length switch
    {
        0 => null,
        2 => new Version(parts[0], parts[1]),
        3 => new Version(parts[0], parts[1], parts[2]),
        _ => new Version(parts[0], parts[1], parts[2], parts[3]),
    };
}
