namespace Assay.Engine.Building;

/// <summary>Whose fault it is that code did not compile.</summary>
/// <param name="Contracts">The contracts to blame, each with a sentence.</param>
/// <param name="Unfound">The sentence about an error of contracts that does not tell which; null where there is none.</param>
internal sealed record CompileBlame(IReadOnlyDictionary<ContractKey, string> Contracts, string? Unfound)
{
    /// <summary>No contract is to blame.</summary>
    public static CompileBlame None { get; } = new(new Dictionary<ContractKey, string>(), null);

    /// <summary>Whether no contract is to blame.</summary>
    public bool IsNone => Contracts.Count == 0 && Unfound is null;
}
