using Assay.Core.Results;

namespace Assay.Shapes.Emission;

/// <summary>Why a row has no contract for a data set: emitter and builder tell each other in files.</summary>
/// <param name="Sentence">The reason, as a sentence.</param>
public sealed record ContractRefusal(RefusedBy By, string Sentence)
{
    /// <summary>The verdict that it is.</summary>
    public Verdict Verdict => By switch
    {
        RefusedBy.Generator => Verdict.Rejected,
        RefusedBy.Error => Verdict.AssayError,
        _ => Verdict.NotJudged,
    };

    /// <summary>Who decided it.</summary>
    public Judge Judge => By == RefusedBy.Generator ? Judge.Generator : Judge.Assay;

    /// <summary>A limit of Assay: the library was not asked.</summary>
    public static ContractRefusal OfAssay(string sentence) => new(RefusedBy.Assay, sentence);

    /// <summary>An error in Assay.</summary>
    public static ContractRefusal Failed(string sentence) => new(RefusedBy.Error, sentence);

    /// <summary>Reads what <see cref="ToString"/> wrote.</summary>
    public static ContractRefusal Read(string text) =>
        text.Split('\t', 2) is [var by, var sentence] && Enum.TryParse(by, ignoreCase: true, out RefusedBy known)
            ? new(known, sentence)
            : OfAssay(text);

    /// <summary>Both, separated by a tab, as files of a build have them.</summary>
    public override string ToString() => $"{By.ToString().ToLowerInvariant()}\t{Sentence}";
}

/// <summary>Who refuses a contract.</summary>
public enum RefusedBy
{
    /// <summary>A dialect of Assay, which did not ask the library.</summary>
    Assay,

    /// <summary>The library's generator or schema compiler.</summary>
    Generator,

    /// <summary>The compiler: code that Assay emitted has an error.</summary>
    Error,
}
