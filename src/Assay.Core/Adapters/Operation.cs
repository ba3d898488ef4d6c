namespace Assay.Core.Adapters;

/// <summary>What one timed call does.</summary>
public enum Operation
{
    /// <summary>From a contract graph to bytes.</summary>
    Serialize,

    /// <summary>From bytes to a contract graph.</summary>
    Deserialize,
}
