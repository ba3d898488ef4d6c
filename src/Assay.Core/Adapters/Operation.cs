namespace Assay.Core.Adapters;

/// <summary>What one timed call does.</summary>
public enum Operation
{
    /// <summary>From a contract graph to bytes.</summary>
    Serialize,

    /// <summary>From bytes to a contract graph; of a format that is read on access, the same as <see cref="ReadAll"/>.</summary>
    Deserialize,

    /// <summary>From the bytes of a whole graph to one member of its root, by a contract that has no other.</summary>
    ReadOne,

    /// <summary>Of a format that is read on access: what comes before the first member is asked for.</summary>
    Open,

    /// <summary>Of a format that is read on access: open, and read every member. This alone compares with <see cref="Deserialize"/>.</summary>
    ReadAll,
}
