namespace Assay.Repros;

/// <summary>What a file shows of a payload that nobody vouches for.</summary>
/// <param name="Harm">What the library does with it.</param>
/// <param name="StackBytes">Stack of the thread that reads it, in bytes; 0 for the program's own.</param>
/// <param name="Valid">The payload that was damaged, for what is read wrong; empty elsewhere.</param>
public sealed record HostileQuestion(HostileHarm Harm, int StackBytes, IReadOnlyList<byte> Valid);

/// <summary>What a library does with a payload that it should refuse.</summary>
public enum HostileHarm
{
    /// <summary>It ends the process.</summary>
    Ends,

    /// <summary>It does not answer in time.</summary>
    Hangs,

    /// <summary>It allocates far more than the payload explains.</summary>
    Allocates,

    /// <summary>It takes far longer than the payload explains.</summary>
    TakesLong,

    /// <summary>It throws an exception of .NET that says nothing about the payload.</summary>
    Throws,

    /// <summary>It returns another value than was written, without an error.</summary>
    Misreads,
}
