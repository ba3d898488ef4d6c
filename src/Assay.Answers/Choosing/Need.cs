using Assay.Analysis.Model;

namespace Assay.Answers.Choosing;

/// <summary>
/// Something that a serializer must do. <see cref="NeedTable"/> holds all; a new verdict becomes a need by one entry there.
/// </summary>
/// <param name="Name">Its name on the command line.</param>
/// <param name="Meaning">What a row does that has it, as the end of a sentence that begins with the row.</param>
public sealed record Need(string Name, string Meaning)
{
    /// <summary>
    /// Why nothing backs it where the results have no verdict of its feature, as a sentence; empty where something else can. Such a need
    /// excludes nobody.
    /// </summary>
    public string NotJudged { get; init; } = "";

    /// <summary>The feature whose verdicts judge it, by its name; empty where none does.</summary>
    public string Feature { get; init; } = "";

    /// <summary>The check that decides it where the results do not; null where facts decide.</summary>
    public Probe? Probe { get; init; }

    /// <summary>The experiment whose verdicts judge it, where choose may start one; null where it starts none.</summary>
    public string? Trial { get; init; }

    /// <summary>Judges a row that keeps the measured data.</summary>
    internal Func<ReportLine, NeedEvidence, Judgement> Judge { get; init; } = static (_, _) => Judgement.Unknown("");

    /// <summary>Whether rows can be judged today.</summary>
    public bool IsJudged => NotJudged.Length == 0;
}

/// <summary>A check of rows with a data set, as <c>assay check</c> makes it.</summary>
/// <param name="DataSet">The data set; empty for the one that was measured, or <c>books</c> in place of a user's own types.</param>
/// <param name="Mode">How code becomes native: <c>jit</c> or <c>aot</c>.</param>
public sealed record Probe(string DataSet, string Mode);

/// <summary>Whether a row has what is needed.</summary>
/// <param name="Reason">The verdict or fact behind it, in a few words; of what is unknown why.</param>
public sealed record Judgement(Finding Finding, string Reason)
{
    internal static Judgement Met(string reason) => new(Finding.Met, reason);

    internal static Judgement NotMet(string reason) => new(Finding.NotMet, reason);

    internal static Judgement Unknown(string reason) => new(Finding.Unknown, reason);
}

/// <summary>What is known of a row and a need.</summary>
public enum Finding
{
    /// <summary>It has it.</summary>
    Met,

    /// <summary>It does not have it.</summary>
    NotMet,

    /// <summary>Nothing that was observed tells.</summary>
    Unknown,
}
