namespace Assay.Core.Results;

/// <summary>Where a run was measured.</summary>
public sealed record Machine
{
    /// <summary>Operating system and version.</summary>
    public required string OperatingSystem { get; init; }

    /// <summary>Processor architecture, such as <c>X64</c>.</summary>
    public required string Architecture { get; init; }

    /// <summary>Processor model as the system names it; empty where it does not tell.</summary>
    public required string Processor { get; init; }

    /// <summary>Logical processors.</summary>
    public required int LogicalProcessors { get; init; }

    /// <summary>Physical cores; null where the system does not tell.</summary>
    public int? PhysicalCores { get; init; }

    /// <summary>The frequency governor, such as <c>performance</c>; empty where the system does not tell.</summary>
    public string Governor { get; init; } = "";

    /// <summary>Whether the processor may raise its frequency above the nominal one; null where the system does not tell.</summary>
    public bool? Turbo { get; init; }

    /// <summary>Memory available to the process, in bytes.</summary>
    public required long MemoryBytes { get; init; }

    /// <summary>The runtime of the workers, such as <c>.NET 10.0.12</c>; of several the oldest first, such as <c>.NET 8.0.31, .NET 10.0.12</c>.</summary>
    public required string Runtime { get; init; }

    /// <summary>Environment variables that workers start with beyond a cleaned environment, as <c>NAME=value</c>, and the runtime's own defaults that decide most, as <c>NAME=value (default)</c>.</summary>
    public required IReadOnlyList<string> WorkerSettings { get; init; }
}
