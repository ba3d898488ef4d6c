using Assay.Core.Adapters;

namespace Assay.Core.Results;

/// <summary>One row of a run: what it is and whether it could be built.</summary>
public sealed record RowResult
{
    /// <summary>Stands for the package of a library that is part of .NET.</summary>
    public const string InTheBox = "in the box";

    /// <summary>Which row.</summary>
    [NamedIn("options.rows")]
    public required RowId Id { get; init; }

    /// <summary>The label of tables, under which the file keeps what was measured: the name, with <c>(2)</c> behind an alias.</summary>
    public string Label => Id.ToString();

    /// <summary>
    /// The row's name, such as <c>json.net/reused</c>; of a variant <c>json.net/reused@12.0.3 net8.0 r2r</c>, with what was asked for.
    /// </summary>
    public string Name => Id.First().ToString();

    /// <summary>The package, or <see cref="InTheBox"/>.</summary>
    public required string Package { get; init; }

    /// <summary>The package's version; empty for a library built into .NET and for what could not be restored.</summary>
    public required string PackageVersion { get; init; }

    /// <summary>
    /// The version that the row's project names, where it cannot be restored and <see cref="PackageVersion"/> was taken in its place; empty
    /// elsewhere.
    /// </summary>
    public string AskedVersion { get => field ?? ""; init; }

    /// <summary>The target framework of its program, such as <c>net10.0</c>; empty in older files.</summary>
    public string Framework { get => field ?? ""; init; }

    /// <summary>
    /// How its program's code becomes native: <c>jit</c>, <c>r2r</c> or <c>aot</c>; empty in older files.
    /// </summary>
    public string Mode { get => field ?? ""; init; }

    /// <summary>
    /// How often the native compiler warned that its library may not work trimmed, or without a JIT compiler; 0 where the program is not
    /// native.
    /// </summary>
    public int NativeWarnings { get; init; }

    /// <summary>
    /// The first of these warnings, such as <c>IL3050: Acme.Writer.Write(): Using member ...</c>; empty where there is none.
    /// </summary>
    public string NativeWarning { get => field ?? ""; init; }

    /// <summary>Whether its program brings its runtime along.</summary>
    public bool IsSelfContained { get; init; }

    /// <summary>The runtime that its worker reported, such as <c>.NET 8.0.20</c>; empty before its check.</summary>
    public string Runtime { get => field ?? ""; init; }

    /// <summary>
    /// Informational version of the library's assembly that its worker really loaded; empty for a library built into .NET and before its
    /// check.
    /// </summary>
    public string LoadedVersion { get => field ?? ""; init; }

    /// <summary>
    /// How what it writes differs from what it wrote when it was verified, as a sentence; empty if it does not, and if
    /// nothing is known.
    /// </summary>
    public string Unproven { get => field ?? ""; init; }

    /// <summary>
    /// That the copies of a user's types that its library gets lack code which those of other rows have, and what the compiler said, as
    /// part of a sentence; empty where they do not.
    /// </summary>
    public string WithoutCode { get => field ?? ""; init; }

    /// <summary>The dialect of its contracts.</summary>
    public required string Dialect { get; init; }

    /// <summary><c>text</c> or <c>binary</c>.</summary>
    public required string Format { get; init; }

    /// <summary>
    /// The format that it writes, if that has a public specification and libraries in other languages, such as <c>MessagePack</c>;
    /// otherwise empty, and in older files.
    /// </summary>
    public string PublicFormat { get => field ?? ""; init; }

    /// <summary>
    /// The name of the row for which this one stands where input is not trusted, with settings that the documentation names for that; empty
    /// for every other row, and in older files.
    /// </summary>
    public string SaferThan { get => field ?? ""; init; }

    /// <summary>
    /// Whether it creates whatever types a payload names, so that whoever writes the payload chooses code that runs; false in older files.
    /// </summary>
    public bool PayloadChoosesTypes { get; init; }

    /// <summary>The settings it uses, in the library's words; empty for its defaults.</summary>
    public required string Settings { get; init; }

    /// <summary>
    /// How a caller can pass bytes to its library; empty for an excluded row, and in older files.
    /// </summary>
    public IReadOnlyList<Surface> Surfaces { get => field ?? []; init; }

    /// <summary>
    /// Whether shared references and cycles come back as such, so that it carries graphs and not trees alone; null in older files.
    /// </summary>
    public bool? KeepsReferences { get; init; }

    /// <summary>Address of its library; empty if unknown.</summary>
    public string HomePage { get => field ?? ""; init; }

    /// <summary>Licence of its library; empty if unknown.</summary>
    public string Licence { get => field ?? ""; init; }

    /// <summary>Whether it is a reference row (a floor, or a reader of a format) rather than a serializer.</summary>
    public required bool IsReference { get; init; }

    /// <summary>
    /// Why its library has ended, as a part of a sentence; empty for all others, and in older files.
    /// </summary>
    public string Ended { get => field ?? ""; init; }

    /// <summary>Whether it can be measured here.</summary>
    public required RowStatus Status { get; init; }

    /// <summary>The first line of why not; empty when available.</summary>
    public required string Cause { get; init; }

    /// <summary>The identity that it was asked for under: without the version that it has for want of another.</summary>
    public RowId AskedId() => AskedVersion.Length == 0 ? Id : Id with { Version = null };

    /// <summary>
    /// Whether another row's program is built as this one's is: for the same framework, in the same mode, with or without its runtime.
    /// </summary>
    public bool IsBuiltLike(RowResult other) => (Framework, Mode, IsSelfContained) == (other.Framework, other.Mode, other.IsSelfContained);
}

/// <summary>Whether a row can be measured on this machine.</summary>
public enum RowStatus
{
    /// <summary>Restored and built.</summary>
    Available,

    /// <summary>Your NuGet feeds do not have its package.</summary>
    NotAvailable,

    /// <summary>It restored but did not build.</summary>
    Broken,

    /// <summary>Not possible on this platform: another operating system or runtime.</summary>
    Excluded,
}
