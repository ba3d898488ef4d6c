namespace Assay.Core.Results;

/// <summary>What a row really does with a data set: observed, never claimed.</summary>
public enum Verdict
{
    /// <summary>Everything came back as it went.</summary>
    Supported,

    /// <summary>Something came back different: the worst of all, because nothing says so.</summary>
    Lossy,

    /// <summary>A clear refusal: the dialect cannot declare the shape, or the library throws.</summary>
    Rejected,

    /// <summary>The process died.</summary>
    Crash,

    /// <summary>Time or memory ran out.</summary>
    Hang,

    /// <summary>Assay's own code failed; says nothing about the library.</summary>
    AssayError,

    /// <summary>The row has no such surface.</summary>
    SurfaceNotOffered,

    /// <summary>It works otherwise than it was checked: it changed its input or its payload, or its timed work is not the checked work.</summary>
    Inconsistent,
}
