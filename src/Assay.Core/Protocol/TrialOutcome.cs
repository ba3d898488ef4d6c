namespace Assay.Core.Protocol;

/// <summary>What a trial saw. Numbers are the protocol's; never reuse one.</summary>
public enum TrialOutcome : byte
{
    /// <summary>What came out is what ordinary use gives.</summary>
    Same = 0,

    /// <summary>Something else came out, without a word.</summary>
    Different = 1,

    /// <summary>An exception.</summary>
    Threw = 2,

    /// <summary>There is nothing to try: one surface only, a root that cannot be null, a library that no damaged payload makes fail.</summary>
    Inapplicable = 3,
}
