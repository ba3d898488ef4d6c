namespace Assay.Core.Results;

/// <summary>What the entries of a cache are kept as.</summary>
public enum EntryForm
{
    /// <summary>Payloads, which each hit deserializes.</summary>
    Bytes,

    /// <summary>Deserialized objects.</summary>
    Objects,
}
