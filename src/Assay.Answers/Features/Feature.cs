namespace Assay.Answers.Features;

/// <summary>A property of serializers that feature tables state, and the verdicts that judge it.</summary>
/// <param name="Id">Its name in files and on the command line, such as <c>private-members</c>.</param>
/// <param name="Head">Its name as the head of a column.</param>
/// <param name="Holds">What a row does that has it, as the end of a sentence that begins with the row.</param>
/// <param name="Command">The command that judges it.</param>
public sealed record Feature(string Id, string Head, string Holds, FeatureJudge Judge, string Command)
{
    /// <summary>Names of the conformance cases that judge it; none where something else does.</summary>
    public IReadOnlyList<string> Cases { get; init; } = [];

    /// <summary>Cases of <c>assay check exchange</c> that judge it.</summary>
    public IReadOnlyList<string> AcrossCases { get; init; } = [];

    /// <summary>
    /// Whether a verdict on a contract of another class says nothing about the user's types: rows whose classes a schema compiler generates
    /// have it for a copy alone.
    /// </summary>
    public bool IsOfTypes { get; init; }
}

/// <summary>What judges a feature.</summary>
public enum FeatureJudge
{
    /// <summary>Verdicts on conformance cases.</summary>
    Cases,

    /// <summary>What rows of one library with other settings do: whether references need a setting.</summary>
    References,

    /// <summary>Verdicts on format cases.</summary>
    Format,

    /// <summary>Verdicts that came through a stream.</summary>
    Streams,

    /// <summary>Verdicts of variants on other runtimes.</summary>
    Runtimes,

    /// <summary>Verdicts of native programs.</summary>
    Native,

    /// <summary>Grades of hostile input.</summary>
    Hostile,

    /// <summary>What contracts ask of the code of types.</summary>
    Demand,
}

/// <summary>What verdicts say about a row and a feature.</summary>
public enum FeatureFinding
{
    /// <summary>No verdict says anything.</summary>
    NotJudged,

    /// <summary>The row has it.</summary>
    Yes,

    /// <summary>Some verdicts say yes, others no.</summary>
    Partly,

    /// <summary>The row has it for generated classes that stand for the user's types.</summary>
    ThroughDto,

    /// <summary>The row does not have it.</summary>
    No,
}

/// <summary>What a row's documentation says, where it says it.</summary>
/// <param name="IsYes">Whether it says that the row has the feature.</param>
/// <param name="Quote">The sentence, as it stands there.</param>
public sealed record FeatureClaim(string Feature, bool IsYes, string Quote, string Address);

/// <summary>How a claim compares with verdicts.</summary>
public enum ClaimAgreement
{
    /// <summary>No verdict says anything.</summary>
    NotJudged,

    /// <summary>Verdicts say the same.</summary>
    Agrees,

    /// <summary>Verdicts say something else, in part at least.</summary>
    Differs,
}
