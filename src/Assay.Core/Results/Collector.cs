namespace Assay.Core.Results;

/// <summary>The garbage collectors of the runtime.</summary>
public enum Collector
{
    /// <summary>One heap; the runtime's own default.</summary>
    Workstation,

    /// <summary>Heaps and collecting threads for each processor.</summary>
    Server,
}
