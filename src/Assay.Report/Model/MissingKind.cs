namespace Assay.Report.Model;

/// <summary>Why a row has no figures in a table.</summary>
public enum MissingKind
{
    /// <summary>The machine's feeds do not have its package.</summary>
    NotAvailable,

    /// <summary>Its adapter did not build.</summary>
    Broken,

    /// <summary>It cannot exist on this system or runtime.</summary>
    Excluded,

    /// <summary>The dialect cannot declare the shape, or the library refuses it.</summary>
    Rejected,

    /// <summary>Its process died.</summary>
    Crash,

    /// <summary>It ran out of time or memory.</summary>
    Hang,

    /// <summary>Assay's own code failed; this says nothing about the library.</summary>
    AssayError,

    /// <summary>The row has no such surface.</summary>
    SurfaceNotOffered,

    /// <summary>The check passed, but no block could be measured.</summary>
    Failed,

    /// <summary>The run ended before its first block.</summary>
    NotReached,

    /// <summary>It works otherwise than it was checked, so its times say nothing.</summary>
    Inconsistent,
}
