namespace Assay.Core.Results;

/// <summary>
/// What one worker of a deep run was like after its last round: what may make it slower or faster than other processes of its program for
/// its whole life.
/// </summary>
public sealed record ProcessFacts
{
    /// <summary>Methods whose newest code is optimised or instrumented, by name, then in the order of their code.</summary>
    public required IReadOnlyList<HotMethod> Methods { get; init; }

    /// <summary>Timed batches that ended on each logical processor, by its number; empty if the system does not report it.</summary>
    public required IReadOnlyList<int> BatchesOfProcessors { get; init; }

    /// <summary>Address of the timed thread's stack in the first batch.</summary>
    [Signed]
    public required long StackAddress { get; init; }

    /// <summary>Address of the corpus's first payload or object after the last batch.</summary>
    [Signed]
    public required long DataAddress { get; init; }

    /// <summary>Resident memory in bytes; 0 if the system does not report it.</summary>
    public required long ResidentBytes { get; init; }

    /// <summary>Memory in huge pages, in bytes; 0 also if the system does not report it.</summary>
    public required long HugePageBytes { get; init; }
}

/// <summary>The newest code of a method that was called often.</summary>
/// <param name="Name">The method's full name; methods of one name and another signature have entries of their own.</param>
/// <param name="Tier">The tier as the runtime names it.</param>
/// <param name="CodeBytes">Size of the code in bytes.</param>
/// <param name="Address">Where the code begins.</param>
public sealed record HotMethod(string Name, string Tier, int CodeBytes, [property: Signed] long Address);
