namespace Assay.Core.Results;

/// <summary>Whether a row can be measured on this machine.</summary>
public enum RowStatus
{
    /// <summary>Restored and built.</summary>
    Available,

    /// <summary>The machine's feeds do not have its package.</summary>
    NotAvailable,

    /// <summary>It restored but did not build.</summary>
    Broken,

    /// <summary>It cannot exist here: another operating system or runtime.</summary>
    Excluded,
}
