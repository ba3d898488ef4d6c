using System.Globalization;
using Assay.Experiments.Mutations;

namespace Assay.Experiments.Hostile;

/// <summary>What must hold around a row so that it may read what nobody vouches for.</summary>
public enum SafetyCondition
{
    /// <summary>Every exception is caught: some are of types that are not documented for input.</summary>
    AnyException,

    /// <summary>Texts with U+FFFD in the place of invalid UTF-8 do no harm.</summary>
    ReplacedText,

    /// <summary>A message may take as much memory as the worst one did.</summary>
    Memory,

    /// <summary>A message may take as long as the worst one did.</summary>
    Time,

    /// <summary>Dictionaries and sets of a message have few keys.</summary>
    FewKeys,

    /// <summary>The depth of a message is limited, as another row of the library does whose process deep messages do not end.</summary>
    Depth,

    /// <summary>Threads have no small stack.</summary>
    OrdinaryStack,
}

/// <summary>Says which rows are acceptable for input that nobody vouches for, and under which conditions.</summary>
public static class SafetyConditions
{
    /// <summary>The condition under which a finding does no harm; null where none helps, and for no cause.</summary>
    /// <param name="finding">What inputs of a kind did.</param>
    /// <param name="limitsDepth">Whether a row of the same library limits the depth.</param>
    public static SafetyCondition? Of(SafetyFinding finding, bool limitsDepth) => finding.Cause switch
    {
        SafetyCause.Crash or SafetyCause.Hang when limitsDepth && finding.Kind == InputKinds.Depth => SafetyCondition.Depth,
        SafetyCause.FrameworkException => SafetyCondition.AnyException,
        SafetyCause.ReplacedText => SafetyCondition.ReplacedText,
        SafetyCause.BlowUp => SafetyCondition.Memory,
        SafetyCause.SlowCall => SafetyCondition.Time,
        SafetyCause.CollidingKeys => SafetyCondition.FewKeys,
        SafetyCause.SmallStack => SafetyCondition.OrdinaryStack,
        _ => null,
    };

    /// <summary>
    /// Conditions that several rows share, as the end of a sentence: with the most memory and time that any of them took.
    /// </summary>
    public static string WordsOf(IReadOnlyList<SafetyLine> lines)
    {
        string[] words = [.. lines[0].Conditions!.Select(condition => condition switch
        {
            SafetyCondition.AnyException => "you catch every exception",
            SafetyCondition.ReplacedText => "U+FFFD in texts does no harm",
            SafetyCondition.Memory => $"a message may take {Whole(lines.Max(line => line.MostExcessBytes) / 1e6)} MB of memory",
            SafetyCondition.Time => $"a message may take {Whole(lines.Max(line => line.LongestNanoseconds) / 1e9)} s",
            SafetyCondition.FewKeys => "dictionaries and sets have few keys",
            SafetyCondition.Depth => $"the depth is limited as in {string.Join(" or ", lines.Select(LimitOf).Distinct())}",
            _ => "no thread has a stack of 256 KiB or less",
        })];
        return words.Length < 2 ? string.Concat(words) : $"{string.Join(", ", words[..^1])} and {words[^1]}";
    }

    private static string LimitOf(SafetyLine line) => $"{line.DepthLimit!.Row} ({line.DepthLimit.Settings})";

    private static string Whole(double value) => Math.Ceiling(value).ToString("N0", CultureInfo.InvariantCulture);
}
