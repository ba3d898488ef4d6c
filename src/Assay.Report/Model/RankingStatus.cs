namespace Assay.Report.Model;

/// <summary>Whether the rows of a table are ranked for an operation, and if not, why.</summary>
public enum RankingStatus
{
    /// <summary>Ranked: every row with enough blocks has a rank range.</summary>
    Ranked,

    /// <summary>Too few blocks for ranks.</summary>
    Screening,

    /// <summary>The noise gate dropped over half of the rounds, or left too few blocks for ranks; times stand.</summary>
    Refused,

    /// <summary>Fewer than two serializers were measured in enough blocks beside the reference row.</summary>
    NothingToCompare,
}
