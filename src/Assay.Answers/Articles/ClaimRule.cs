using Assay.Core.Results;

namespace Assay.Answers.Articles;

/// <summary>How a claim is judged.</summary>
public sealed record ClaimRule
{
    /// <summary>The claim, as the table of claims has it.</summary>
    public required string Claim { get; init; }

    /// <summary>What else has to be said; empty for nothing.</summary>
    public string Note { get => field ?? ""; init; }

    /// <summary>What has to be true of results, all of it.</summary>
    public IReadOnlyList<ClaimTest> Tests { get => field ?? []; init; }
}

/// <summary>One thing that has to be true of results for a claim to hold. Which properties count depends on <see cref="Rule"/>.</summary>
public sealed record ClaimTest : Quantity
{
    /// <summary>The rule's name, see <see cref="ClaimRules"/>.</summary>
    public required string Rule { get; init; }

    /// <summary>Whether it is shown beside others and decides nothing.</summary>
    public bool IsShown { get; init; }

    /// <summary>The rows that it is about; <c>*</c> for every serializer that has the figure.</summary>
    public IReadOnlyList<string> Rows { get => field ?? []; init; }

    /// <summary>The rows that these are compared with.</summary>
    public IReadOnlyList<string> Than { get => field ?? []; init; }

    /// <summary>The other figure of a correlation.</summary>
    public FigureAddress? With { get; init; }

    /// <summary>Sizes of which the first that was measured counts.</summary>
    public IReadOnlyList<int> Sizes { get => field ?? []; init; }

    /// <summary>The smallest value for which it holds; null for any.</summary>
    public double? Min { get; init; }

    /// <summary>The largest.</summary>
    public double? Max { get; init; }

    /// <summary>What values are divided by before they are printed.</summary>
    public double? Scale { get; init; }

    /// <summary>The verdict that is claimed.</summary>
    public Verdict? Verdict { get; init; }

    /// <summary>The member that is lost.</summary>
    public string Member { get => field ?? ""; init; }

    /// <summary>The observation in words; <c>{0}</c> stands for the value.</summary>
    public string Say { get => field ?? ""; init; }
}
