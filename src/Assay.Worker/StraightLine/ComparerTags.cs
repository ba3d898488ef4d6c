using Assay.Core.Workloads;

namespace Assay.Worker.StraightLine;

/// <summary>
/// The comparers that sets and dictionaries may have, each as one byte: the default, and those of the runtime for strings.
/// </summary>
public static class ComparerTags
{
    private static readonly StringComparer[] Known =
        [StringComparer.Ordinal, StringComparer.OrdinalIgnoreCase, StringComparer.InvariantCulture,
            StringComparer.InvariantCultureIgnoreCase];

    /// <summary>The byte of a comparer.</summary>
    /// <exception cref="LimitOfAssayException">The comparer is not one of the runtime's.</exception>
    public static byte Of<T>(IEqualityComparer<T>? comparer) =>
        comparer is null || comparer.GetType() == EqualityComparer<T>.Default.GetType() ? (byte)0 : OfKnown(comparer);

    /// <inheritdoc cref="Of{T}(IEqualityComparer{T}?)"/>
    public static byte Of<T>(IComparer<T>? comparer) =>
        comparer is null || comparer.GetType() == Comparer<T>.Default.GetType() ? (byte)0 : OfKnown(comparer);

    /// <summary>The comparer of a byte; null for the default one.</summary>
    /// <exception cref="InvalidDataException">No comparer for this type has this byte.</exception>
    public static IEqualityComparer<T>? Equality<T>(byte tag) => tag == 0 ? null : Find(tag) as IEqualityComparer<T> ?? throw Unknown(tag);

    /// <inheritdoc cref="Equality{T}(byte)"/>
    public static IComparer<T>? Order<T>(byte tag) => tag == 0 ? null : Find(tag) as IComparer<T> ?? throw Unknown(tag);

    private static StringComparer? Find(byte tag) => tag <= Known.Length ? Known[tag - 1] : null;

    private static byte OfKnown(object comparer)
    {
        var index = Array.FindIndex(Known, known => known.Equals(comparer));
        return index >= 0
            ? (byte)(index + 1)
            : throw new LimitOfAssayException(
                $"The comparer {comparer.GetType()} of a set or dictionary is not part of .NET; plain binary cannot write it.");
    }

    private static InvalidDataException Unknown(byte tag) => new($"No comparer has the number {tag}.");
}

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
    public static Version? Make(ReadOnlySpan<int> parts) => parts.Length switch
    {
        0 => null,
        2 => new Version(parts[0], parts[1]),
        3 => new Version(parts[0], parts[1], parts[2]),
        _ => new Version(parts[0], parts[1], parts[2], parts[3]),
    };
}

/// <summary>Refuses objects outside the shape.</summary>
public static class OutsideShape
{
    /// <summary>Makes the exception for an object whose runtime type is not part of the shape; it is never sliced.</summary>
    public static LimitOfAssayException Of(object value) =>
        new($"Assay cannot map this yet: the value holds an object of the type {value.GetType()}, which the declared types do not lead "
            + "to. Name a type of yours with --known.");

    /// <summary>Makes the exception for a type index that no type has.</summary>
    public static InvalidDataException Of(int type) => new($"No type has the index {type:N0}.");
}
