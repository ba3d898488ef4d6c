namespace Assay.Report.Payloads;

/// <summary>What a match may not touch.</summary>
internal enum Boundary
{
    /// <summary>Anything may stand beside it.</summary>
    None,

    /// <summary>No letter or digit that would make the word a longer one.</summary>
    Word,

    /// <summary>Nothing that would make the number another one.</summary>
    Number,
}
