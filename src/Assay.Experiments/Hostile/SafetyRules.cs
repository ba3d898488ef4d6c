using Assay.Experiments.Mutations;

namespace Assay.Experiments.Hostile;

/// <summary>How safe it is to give a row input that nobody vouches for; the larger, the worse.</summary>
public enum SafetyGrade
{
    /// <summary>Nothing of the kind was fed.</summary>
    None,

    /// <summary>
    /// Every input was read right, or refused with a documented exception; allocation and time within what the input explains.
    /// </summary>
    Contained,

    /// <summary>Exceptions of .NET that say nothing about the input, or far more memory or time than the input explains.</summary>
    Leaky,

    /// <summary>Wrong data came back silently.</summary>
    Corrupts,

    /// <summary>The process ended, or hung.</summary>
    Crashes,
}

/// <summary>Judges what became of inputs. The definitions stand in docs/check-hostile.md.</summary>
public static class SafetyRules
{
    private const int MostMemoryPerByte = 256;

    /// <summary>
    /// Exceptions of .NET whose documentation says that they are for data that cannot be read: a caller who catches them catches nothing
    /// else.
    /// </summary>
    private static readonly HashSet<string> OfData =
    [
        "System.Text.Json.JsonException",
        "System.Xml.XmlException",
        "System.Runtime.Serialization.SerializationException",
        "System.IO.InvalidDataException",
        "System.Formats.Cbor.CborContentException",
    ];

    /// <summary>
    /// Formats in which a beginning of a message is a message: Protocol Buffers end where their bytes end, and so do YAML streams.
    /// </summary>
    private static readonly HashSet<string> WithoutEnd = ["Protocol Buffers", "YAML"];

    /// <summary>The grade of a group.</summary>
    public static SafetyGrade GradeOf(HostileResult result, string kind, HostileGroup group)
    {
        var grade = group.Outcome switch
        {
            HostileOutcome.Crashed or HostileOutcome.Hung => SafetyGrade.Crashes,
            HostileOutcome.OutOfMemory when group.ExampleBytes is null => SafetyGrade.Leaky,
            HostileOutcome.ImpossibleValue or HostileOutcome.ReplacedText => SafetyGrade.Corrupts,
            HostileOutcome.Changed or HostileOutcome.Unmapped or HostileOutcome.Unwritten
                when kind == InputKinds.Cut && !WithoutEnd.Contains(result.Format) => SafetyGrade.Corrupts,
            HostileOutcome.Threw
                when group.IsOfFramework
                    && !OfData.Contains(group.ExceptionType) && !result.DocumentedExceptions.Contains(group.ExceptionType) =>
                SafetyGrade.Leaky,
            HostileOutcome.OwnError => SafetyGrade.None,
            _ => SafetyGrade.Contained,
        };
        return grade == SafetyGrade.Contained && (group.IsBlowUp || group.IsSlow) ? SafetyGrade.Leaky : grade;
    }

    /// <summary>The worst grade of a kind.</summary>
    public static SafetyGrade GradeOf(HostileResult result, HostileKindResult kind) =>
        kind.Groups.Select(group => GradeOf(result, kind.Kind, group)).DefaultIfEmpty(SafetyGrade.None).Max();

    /// <summary>Whether a call took far more memory than its input explains: one factor for all rows.</summary>
    /// <param name="memoryBytes">What the call took; where memory ran out, the limit.</param>
    public static bool IsBlowUp(long inputBytes, long memoryBytes) =>
        memoryBytes > (16L << 20) && memoryBytes > MostMemoryPerByte * inputBytes;

    /// <summary>Whether keys of one hash code took far longer than as many ordinary ones.</summary>
    /// <param name="ordinaryNanoseconds">What ordinary keys took.</param>
    /// <param name="collidingNanoseconds">What keys of one hash code took.</param>
    public static bool IsSlowByCollisions(long ordinaryNanoseconds, long collidingNanoseconds) =>
        collidingNanoseconds > 50_000_000 && collidingNanoseconds > 5 * ordinaryNanoseconds;

    /// <summary>Whether a call took far longer than its input explains.</summary>
    public static bool IsSlow(long inputBytes, long nanoseconds) => nanoseconds > 1_000_000_000 && nanoseconds > 1_000 * inputBytes;
}
