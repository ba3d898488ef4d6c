using Assay.Core.Adapters;

namespace Assay.Core.Results;

/// <summary>One row against one data set and size before anything is timed: written by one process, read by a fresh one.</summary>
public sealed record CheckResult
{
    /// <summary>The row's name, a variant's own where it is one (aliases share one check, variants do not).</summary>
    [NamedIn("rows.name")]
    public required string Row { get; init; }

    /// <summary>The row that wrote what this one read; empty where it wrote itself.</summary>
    public string WrittenBy { get => field ?? ""; init; }

    /// <summary>The data set and size.</summary>
    [NamedIn("options.workloads")]
    public required WorkloadOptions Workload { get; init; }

    /// <summary>The surface.</summary>
    public required Surface Surface { get; init; }

    /// <summary>What was observed.</summary>
    public required Verdict Verdict { get; init; }

    /// <summary>Who decided it.</summary>
    public Judge Judge { get; init; }

    /// <summary>
    /// The code of the types that threw, such as <c>Money's constructor</c>; empty where other code did, and in older files.
    /// </summary>
    public string ThrownBy { get => field ?? ""; init; }

    /// <summary>The first line of the cause of anything but supported and lossy; of an inconsistent row what it changed.</summary>
    public string Cause { get => field ?? ""; init; }

    /// <summary>Differences as path and kind, never a value.</summary>
    public IReadOnlyList<string> Differences { get => field ?? []; init; }

    /// <summary>
    /// Members, of whatever type, at which or in whose elements something differs; a member of a type counts once. Counted up to the 20th
    /// difference.
    /// </summary>
    public int LostMembers { get; init; }

    /// <summary>
    /// Whether every member at which something differs is one that is not public, so that all public data came back; false where more
    /// differs than is listed, and in older files.
    /// </summary>
    public bool KeepsPublicMembers { get; init; }

    /// <summary>Members of all types of the data set, a member of a type once; 0 where they were not counted.</summary>
    public int Members { get; init; }

    /// <summary>What the row asks of the code of the types; null where its dialect refuses them, and where it was not counted.</summary>
    public TypesDemand? Demand { get; init; }

    /// <summary>
    /// Collections that came back in another implementation of the interface that their member declares, as path and kind: no loss. At most
    /// 20.
    /// </summary>
    public IReadOnlyList<string> Notes { get => field ?? []; init; }

    /// <summary>
    /// Which of the ways that a case with versions allows came back, in words; empty where there is one way alone, and in any other check.
    /// </summary>
    public string Way { get => field ?? ""; init; }

    /// <summary>Members whose representation the dialect changed.</summary>
    public IReadOnlyList<string> ConvertedMembers { get => field ?? []; init; }

    /// <summary>
    /// What was observed of further operations on the payloads that the row wrote; empty where the run asks for none, and where the row is
    /// not timed at all.
    /// </summary>
    public IReadOnlyList<OperationCheck> Operations { get => field ?? []; init; }

    /// <summary>Payload of instance 0, in bytes.</summary>
    public long PayloadBytes { get; init; }

    /// <summary>That payload through Deflate, optimal level, in bytes.</summary>
    public long DeflateBytes { get; init; }

    /// <summary>That payload through Brotli of <see cref="BrotliQuality"/>, in bytes.</summary>
    public long BrotliBytes { get; init; }

    /// <summary>What Deflate takes for it; null where it was not timed.</summary>
    public CompressionTime? DeflateTime { get; init; }

    /// <summary>What Brotli takes for it; null where it was not timed.</summary>
    public CompressionTime? BrotliTime { get; init; }

    /// <summary>
    /// The first bytes of that payload, in Base64; of a user's own types only where the results may hold values. Empty where there are
    /// none.
    /// </summary>
    [Base64Text]
    public string PayloadHead { get => field ?? ""; init; }

    /// <summary>The Brotli quality, 0 to 11.</summary>
    public int BrotliQuality { get; init; }

    /// <summary>SHA-256 of the plain content, in hex.</summary>
    public string ContentHash { get => field ?? ""; init; }

    /// <summary>Objects in one instance.</summary>
    public long ObjectCount { get; init; }

    /// <summary>Strings in one instance, each as often as it stands there; null in older files.</summary>
    public long? StringCount { get; init; }

    /// <summary>Instances in the corpus.</summary>
    public int Instances { get; init; }

    /// <summary>All payloads of the corpus together, in bytes.</summary>
    public long CorpusBytes { get; init; }

    /// <summary>The larger peak resident size of the two processes, in bytes.</summary>
    public long PeakResidentBytes { get; init; }
}

/// <summary>
/// The time that a payload takes to compress and to restore: the shortest of a few passes, in nanoseconds. It is the same for all
/// serializers, and no part of their times.
/// </summary>
public sealed record CompressionTime(
    [property: AtLeast(0)] double CompressNanoseconds, [property: AtLeast(0)] double DecompressNanoseconds);

/// <summary>What a row does in an operation beside serialize and deserialize, observed before it is timed.</summary>
public sealed record OperationCheck(Operation Operation, Verdict Verdict)
{
    /// <summary>The member that is read alone, such as <c>BookShelf.Secret</c>; empty where the operation reads no single one.</summary>
    public string Member { get => field ?? ""; init; }

    /// <summary>The first line of the cause of anything but supported and lossy.</summary>
    public string Cause { get => field ?? ""; init; }

    /// <summary>Differences as path and kind, never a value.</summary>
    public IReadOnlyList<string> Differences { get => field ?? []; init; }
}

/// <summary>What a row really does with a data set: observed, never claimed.</summary>
public enum Verdict
{
    /// <summary>Everything came back as it went.</summary>
    Supported,

    /// <summary>Something came back different, silently: the worst of all.</summary>
    Lossy,

    /// <summary>A clear error: the library threw, or its generator refused the contract.</summary>
    Rejected,

    /// <summary>The process ended.</summary>
    Crash,

    /// <summary>Time or memory ran out.</summary>
    Hang,

    /// <summary>Assay's own code failed. This says nothing about the library.</summary>
    AssayError,

    /// <summary>The library does not pass bytes in the way of <c>--surface</c>.</summary>
    SurfaceNotOffered,

    /// <summary>It changed the object that it wrote or the payload that it read, or its timed work is not the checked work.</summary>
    Inconsistent,

    /// <summary>Assay could not hand the data to the library. This says nothing about it.</summary>
    NotJudged,
}

/// <summary>Questions about a verdict.</summary>
public static class VerdictMeaning
{
    /// <summary>
    /// Whether it says something about the row: neither a limit nor an error of Assay, nor a surface that the row does not have.
    /// </summary>
    public static bool IsOfRow(this Verdict verdict) =>
        verdict is not (Verdict.NotJudged or Verdict.AssayError or Verdict.SurfaceNotOffered);
}

/// <summary>Who decided a verdict.</summary>
public enum Judge
{
    /// <summary>No row of this library here brings the data back.</summary>
    Library,

    /// <summary>The library's generator or schema compiler refused the contract.</summary>
    Generator,

    /// <summary>Another row of the same library, in the same version, brings everything back, or does not refuse the data.</summary>
    Settings,

    /// <summary>Lost members have an attribute of yours that leaves them out or converts them, or none where your types do.</summary>
    Attributes,

    /// <summary>The exception came out of your types, such as a constructor that refuses a generated value.</summary>
    Code,

    /// <summary>Assay could not ask the library. This says nothing about it.</summary>
    Assay,
}
