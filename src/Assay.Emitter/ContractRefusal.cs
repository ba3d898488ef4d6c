namespace Assay.Emitter;

/// <summary>Why a contract is not emitted.</summary>
/// <param name="By">Who says so: <see cref="OfAssay"/>, <see cref="Failed"/>, or what the builder wrote into its file.</param>
/// <param name="Sentence">The reason, as a sentence.</param>
public sealed record ContractRefusal(string By, string Sentence)
{
    private const string Limit = "assay";

    /// <summary>A limit of Assay: the library was not asked.</summary>
    public static ContractRefusal OfAssay(string sentence) => new(Limit, sentence);

    /// <summary>An error in Assay.</summary>
    public static ContractRefusal Failed(string sentence) => new("error", sentence);

    /// <summary>Reads what <see cref="ToString"/> wrote.</summary>
    public static ContractRefusal Read(string text) => text.Split('\t', 2) is [var by, var sentence] ? new(by, sentence) : OfAssay(text);

    /// <summary>Both, separated by a tab.</summary>
    public override string ToString() => $"{By}\t{Sentence}";
}
