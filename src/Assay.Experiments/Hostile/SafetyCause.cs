using Assay.Experiments.Mutations;

namespace Assay.Experiments.Hostile;

/// <summary>Why a group of inputs has its grade. The worse causes of one grade come first.</summary>
public enum SafetyCause
{
    /// <summary>Nothing was wrong.</summary>
    None,

    /// <summary>The process ended.</summary>
    Crash,

    /// <summary>The process ended, but only where the thread had a small stack.</summary>
    SmallStack,

    /// <summary>The time limit.</summary>
    Hang,

    /// <summary>A value that no .NET code can make.</summary>
    ImpossibleValue,

    /// <summary>A graph read from a payload that was cut.</summary>
    AcceptedCut,

    /// <summary>
    /// A text in which U+FFFD stands for bytes that are no text. .NET's own decoders do that unless they are told otherwise.
    /// </summary>
    ReplacedText,

    /// <summary>Far more memory than the input explains, and more than the limit.</summary>
    Unbounded,

    /// <summary>Far more memory than the input explains, within the limit.</summary>
    BlowUp,

    /// <summary>Far more time than the input explains, with keys of one hash code.</summary>
    CollidingKeys,

    /// <summary>Far more time than the input explains.</summary>
    SlowCall,

    /// <summary>An exception of .NET that says nothing about the input.</summary>
    FrameworkException,
}

/// <summary>Finds why a group has its grade.</summary>
public static class SafetyCauses
{
    /// <summary>The cause of a grade.</summary>
    /// <param name="kind">The name of the kind of input.</param>
    public static SafetyCause Of(SafetyGrade grade, string kind, HostileGroup group) => (grade, group.Outcome) switch
    {
        (SafetyGrade.Crashes, HostileOutcome.Crashed) => group.NeedsSmallStack ? SafetyCause.SmallStack : SafetyCause.Crash,
        (SafetyGrade.Crashes, _) => SafetyCause.Hang,
        (SafetyGrade.Corrupts, HostileOutcome.ImpossibleValue) => SafetyCause.ImpossibleValue,
        (SafetyGrade.Corrupts, HostileOutcome.ReplacedText) => SafetyCause.ReplacedText,
        (SafetyGrade.Corrupts, _) => SafetyCause.AcceptedCut,
        (SafetyGrade.Leaky, HostileOutcome.OutOfMemory) => SafetyCause.Unbounded,
        (SafetyGrade.Leaky, _) when group.IsBlowUp => SafetyCause.BlowUp,
        (SafetyGrade.Leaky, _) when group.IsSlow => kind == InputKinds.Collide ? SafetyCause.CollidingKeys : SafetyCause.SlowCall,
        (SafetyGrade.Leaky, _) => SafetyCause.FrameworkException,
        _ => SafetyCause.None,
    };
}
