using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Experiments.Hostile;

/// <summary>What a run of hostile input feeds.</summary>
public sealed record HostileOptions : ExperimentOptions
{
    /// <summary>Names of the kinds of input, such as <c>cut</c>.</summary>
    [NotEmpty, Distinct]
    public required IReadOnlyList<string> Kinds { get; init; }

    /// <summary>Seed of what is sampled.</summary>
    public required ulong Seed { get; init; }

    /// <summary>Inputs of each kind at most.</summary>
    [AtLeast(1)]
    public required int InputsPerKind { get; init; }

    /// <summary>
    /// How long each row and data set is fuzzed, in nanoseconds; 0 where kinds are fed instead, and in older files.
    /// </summary>
    [Between(0, long.MaxValue)]
    public long FuzzNanoseconds { get; init; }

    /// <summary>Limit of the collected heap, in bytes.</summary>
    public required long HeapBytes { get; init; }

    /// <summary>Time after which a call counts as a hang, in nanoseconds.</summary>
    public required long TimeLimitNanoseconds { get; init; }
}

/// <summary>What a run of hostile input keeps.</summary>
public sealed record HostileSamples : VerdictSamples
{
    /// <summary>What deserializers did.</summary>
    [Distinct(nameof(HostileResult.Row), nameof(HostileResult.Workload))]
    public IReadOnlyList<HostileResult> Inputs { get => field ?? []; init; }

    /// <inheritdoc/>
    public override bool HasAny(ResultsFile file) => Inputs.Any(result => result.Kinds.Count > 0);

    /// <inheritdoc/>
    public override IEnumerable<Failure?> FailuresIn(ResultsFile file) => Inputs.Select(result => result.Failure);
}

/// <summary>What a row's deserializer did with hostile input of one data set.</summary>
public sealed record HostileResult
{
    /// <summary>The row's label.</summary>
    [NamedIn("rows.label")]
    public required string Row { get; init; }

    /// <summary>Data set and size.</summary>
    [NamedIn("options.workloads")]
    public required WorkloadOptions Workload { get; init; }

    /// <summary>The surface.</summary>
    public required Surface Surface { get; init; }

    /// <summary>The format that decided the form of the inputs, such as <c>JSON</c>; empty for a library's own.</summary>
    public string Format { get => field ?? ""; init; }

    /// <summary>Size of the valid payload, in bytes.</summary>
    public long PayloadBytes { get; init; }

    /// <summary>Full names of exception types of .NET that the library's documentation names for input that it refuses.</summary>
    public IReadOnlyList<string> DocumentedExceptions { get => field ?? []; init; }

    /// <summary>The kinds that were fed, in the order of the options.</summary>
    public IReadOnlyList<HostileKindResult> Kinds { get => field ?? []; init; }

    /// <summary>Time of all kinds, in nanoseconds.</summary>
    public long ElapsedNanoseconds { get; init; }

    /// <summary>Why nothing was fed; null where something was.</summary>
    public Failure? Failure { get; init; }
}

/// <summary>What became of one kind of input.</summary>
public sealed record HostileKindResult
{
    /// <summary>Its name.</summary>
    public required string Kind { get; init; }

    /// <summary>Inputs that were fed.</summary>
    public required int Inputs { get; init; }

    /// <summary>Inputs that were not fed any more, because many of the kind before them had ended the process.</summary>
    public int Skipped { get; init; }

    /// <summary>Different branches of the library that fuzzing passed; 0 without coverage, and for other kinds.</summary>
    public int Branches { get; init; }

    /// <summary>Why fuzzing was not guided by coverage, as a sentence; empty where it was, and for other kinds.</summary>
    public string WithoutCoverage { get => field ?? ""; init; }

    /// <summary>Whether fuzzing ended before its time, as Ctrl-C ends it: a run that goes on fuzzes the row again.</summary>
    public bool IsCutShort { get; init; }

    /// <summary>What of the kind could not be made for the row, as a sentence; empty where nothing is known to be missing.</summary>
    public string NotMade { get => field ?? ""; init; }

    /// <summary>The inputs by what became of them.</summary>
    public IReadOnlyList<HostileGroup> Groups { get => field ?? []; init; }
}

/// <summary>Inputs of one kind to which the same happened.</summary>
public sealed record HostileGroup
{
    /// <summary>What happened.</summary>
    public required HostileOutcome Outcome { get; init; }

    /// <summary>Full name of the exception's type; empty where there was none.</summary>
    public string ExceptionType { get => field ?? ""; init; }

    /// <summary>Whether .NET declares that type, and not the library.</summary>
    public bool IsOfFramework { get; init; }

    /// <summary>Whether a call took far more memory than its input explains: more than 16 MiB and 256 bytes for each byte of it.</summary>
    public bool IsBlowUp { get; init; }

    /// <summary>Whether a call took far longer than its input explains: more than a second and 1 µs for each byte of it.</summary>
    public bool IsSlow { get; init; }

    /// <summary>Whether it happened only where the thread had a small stack, not on the worker's own.</summary>
    public bool NeedsSmallStack { get; init; }

    /// <summary>How many inputs.</summary>
    [AtLeast(1)]
    public required int Count { get; init; }

    /// <summary>Most bytes that a call allocated, freed or not; of a process that ended, 0.</summary>
    public long MostAllocatedBytes { get; init; }

    /// <summary>The most by which the resident size of the process grew in a call, in bytes; null if unknown.</summary>
    public long? MostPeakBytes { get; init; }

    /// <summary>Longest time of a call, in nanoseconds; of a process that ended, 0.</summary>
    public long LongestNanoseconds { get; init; }

    /// <summary>Size of the shortest input of the group, in bytes; null in older files.</summary>
    public long? ExampleBytes { get; init; }

    /// <summary>
    /// What the call with it took of memory, in bytes: what it allocated, or by how much the process grew if that is more; where memory
    /// ran out, the limit. Null in older files.
    /// </summary>
    public long? ExampleMemoryBytes { get; init; }

    /// <summary>The methods in which an exception or a crash began, the innermost first; empty for other kinds.</summary>
    public IReadOnlyList<string> Frames { get => field ?? []; init; }

    /// <summary>What was done to the shortest input of the group, such as <c>cut after 7 of 312 bytes</c>.</summary>
    public string Example { get => field ?? ""; init; }

    /// <summary>What it did: the place of a wrong value, the limit, the signal, the message of an exception.</summary>
    public string Detail { get => field ?? ""; init; }

    /// <summary>The file that holds it, next to the results; empty where it was not saved.</summary>
    public string File { get => field ?? ""; init; }
}

/// <summary>What a deserializer made of a hostile input.</summary>
public enum HostileOutcome
{
    /// <summary>It threw.</summary>
    Threw,

    /// <summary>It returned the graph of the valid payload.</summary>
    Unchanged,

    /// <summary>It returned another graph.</summary>
    Changed,

    /// <summary>It returned a graph with a value that no .NET code can make, such as a bool of 2.</summary>
    ImpossibleValue,

    /// <summary>It returned a text with the replacement character in the place of bytes that are no text.</summary>
    ReplacedText,

    /// <summary>It returned a graph that the plain types cannot hold.</summary>
    Unmapped,

    /// <summary>It returned a graph that the row itself cannot serialize.</summary>
    Unwritten,

    /// <summary>It returned a graph that is too large to look at.</summary>
    TooLarge,

    /// <summary>The process ended.</summary>
    Crashed,

    /// <summary>It passed the time limit.</summary>
    Hung,

    /// <summary>It passed the memory limit.</summary>
    OutOfMemory,

    /// <summary>Assay failed; that says nothing about the row.</summary>
    OwnError,
}
