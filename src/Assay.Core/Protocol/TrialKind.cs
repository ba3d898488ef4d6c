namespace Assay.Core.Protocol;

/// <summary>How a trial treats an adapter beside the ordinary use that the check sees. Numbers are the protocol's; never reuse one.</summary>
public enum TrialKind : byte
{
    /// <summary>Every surface in turn: the same payloads, or payloads of the same values.</summary>
    Surfaces = 1,

    /// <summary>A root without content: an empty collection or text, an object whose members nobody set.</summary>
    EmptyRoot = 2,

    /// <summary>Null in the place of the root.</summary>
    NullRoot = 3,

    /// <summary>Calls that fail, both ways, and good ones after them on the same adapter.</summary>
    AfterFailure = 4,

    /// <summary>Eight threads on one adapter whose first calls come at once; the job's operation.</summary>
    Threads = 5,
}
