using Assay.Analysis.Model;
using Assay.Core.Results;

namespace Assay.Experiments.Hostile;

/// <summary>What hostile input made of rows.</summary>
/// <param name="Kinds">Names of the kinds, in the order of columns.</param>
/// <param name="Lines">The rows, the worst first; reference rows last.</param>
/// <param name="Missing">Rows without a grade, by reason.</param>
public sealed record SafetyReport(IReadOnlyList<string> Kinds, IReadOnlyList<SafetyLine> Lines, IReadOnlyList<Unmeasured> Missing)
{
    /// <summary>Rows whose documented safe settings are a row of the run, too.</summary>
    public IReadOnlyList<SafetyPair> Pairs { get; init; } = [];
}

/// <summary>A row, and the row with the settings that its library documents for input that is not trusted.</summary>
/// <param name="Default">The row without them.</param>
/// <param name="Settings">The settings of the second.</param>
public sealed record SafetyPair(SafetyLine Default, SafetyLine Safe, string Settings);

/// <summary>
/// One row, over all data sets. Its grade says what inputs did; that a payload chooses the types is a verdict of its own.
/// </summary>
public sealed record SafetyLine
{
    /// <summary>Which row.</summary>
    public required RowId Id { get; init; }

    /// <summary>The row's label.</summary>
    public string Label => Id.ToString();

    /// <summary>Whether it is a reference row.</summary>
    public required bool IsReference { get; init; }

    /// <summary>The worst grade.</summary>
    public required SafetyGrade Grade { get; init; }

    /// <summary>The one cause of the worst grade; <see cref="SafetyCause.None"/> where several causes, or none, led to it.</summary>
    public required SafetyCause OnlyCause { get; init; }

    /// <summary>
    /// Whether the row comes after the others of its grade: what few services meet, and what .NET's decoders do in most binary rows, must
    /// not hide the rows that do worse.
    /// </summary>
    public bool StandsApart => OnlyCause is SafetyCause.SmallStack or SafetyCause.ReplacedText;

    /// <summary>Whether it creates whatever types a payload names.</summary>
    public required bool PayloadChoosesTypes { get; init; }

    /// <summary>
    /// The row of the same library that deep messages do not end; null where none was fed, and for a row that needs none.
    /// </summary>
    public DepthLimit? DepthLimit { get; init; }

    /// <summary>
    /// What must hold so that its findings do no harm, in a fixed order; none where there is none, and null where no condition helps.
    /// </summary>
    public IReadOnlyList<SafetyCondition>? Conditions =>
        PayloadChoosesTypes || Findings.Any(finding => ConditionOf(finding) is null)
        ? null
        : [.. Findings.Select(finding => ConditionOf(finding)!.Value).Distinct().Order()];

    /// <summary>Most memory of a call that took far more than its input explains, in bytes; 0 for none.</summary>
    public long MostExcessBytes => Findings.Where(finding => finding.Cause == SafetyCause.BlowUp)
        .Select(finding => Math.Max(finding.Group.MostAllocatedBytes, finding.Group.MostPeakBytes ?? 0)).DefaultIfEmpty().Max();

    /// <summary>The worst of each kind, in the order of <see cref="SafetyReport.Kinds"/>; null where nothing of it was fed.</summary>
    public required IReadOnlyList<SafetyFinding?> Kinds { get; init; }

    /// <summary>What is worse than contained, the worst first.</summary>
    public required IReadOnlyList<SafetyFinding> Findings { get; init; }

    /// <summary>What could not be made for the row.</summary>
    public IReadOnlyList<SafetyGap> Gaps { get; init; } = [];

    /// <summary>Inputs fed.</summary>
    public required long Inputs { get; init; }

    /// <summary>Inputs left out after many others of their kind had ended the process.</summary>
    public required long Skipped { get; init; }

    /// <summary>Inputs on which Assay failed, which say nothing.</summary>
    public required long OwnErrors { get; init; }

    /// <summary>Most bytes that a call allocated.</summary>
    public required long MostAllocatedBytes { get; init; }

    /// <summary>The most by which the process grew in a call; null where nobody knows.</summary>
    public required long? MostPeakBytes { get; init; }

    /// <summary>Longest time of a call, in nanoseconds.</summary>
    public required long LongestNanoseconds { get; init; }

    private SafetyCondition? ConditionOf(SafetyFinding finding) => SafetyConditions.Of(finding, DepthLimit is not null);
}

/// <summary>A row that limits the depth of what it reads.</summary>
public sealed record DepthLimit(string Row, string Settings);

/// <summary>What became of some inputs of a kind.</summary>
/// <param name="DataSet">The data set of the valid payload.</param>
public sealed record SafetyFinding(string Kind, string DataSet, SafetyGrade Grade, HostileGroup Group)
{
    /// <summary>Why they have the grade.</summary>
    public SafetyCause Cause => SafetyCauses.Of(Grade, Kind, Group);
}

/// <summary>Inputs that could not be made for a row, so that its grade says nothing about them.</summary>
public sealed record SafetyGap(string Kind, string Sentence);
