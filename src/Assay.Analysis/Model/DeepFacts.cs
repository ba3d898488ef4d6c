namespace Assay.Analysis.Model;

/// <summary>What a process of a deep run was like, next to the row's other processes.</summary>
public sealed record DeepFacts
{
    /// <summary>Methods with optimised or instrumented code.</summary>
    public required int HotMethods { get; init; }

    /// <summary>The size of that code, in bytes.</summary>
    public required long CodeBytes { get; init; }

    /// <summary>Methods whose code is not the one that most of the row's processes have, by name.</summary>
    public required IReadOnlyList<DeepDifference> Differences { get; init; }

    /// <summary>Timed batches that ended on each logical processor, by its number; empty if the system does not report it.</summary>
    public required IReadOnlyList<int> BatchesOfProcessors { get; init; }

    /// <summary>Where the timed thread's stack stands in its page of 4,096 bytes.</summary>
    public required int StackOffset { get; init; }

    /// <summary>Where the corpus's first payload or object stands in its page.</summary>
    public required int DataOffset { get; init; }

    /// <summary>Collections of generation 0 and above in a thousand batches.</summary>
    public required double CollectionsPerThousand { get; init; }

    /// <summary>Resident memory in bytes; 0 if the system does not report it.</summary>
    public required long ResidentBytes { get; init; }

    /// <summary>Memory in huge pages, in bytes.</summary>
    public required long HugePageBytes { get; init; }
}

/// <summary>Code of a method that most processes of the row have otherwise.</summary>
/// <param name="Method">The method's full name.</param>
/// <param name="Code">Tier and size in this process, such as <c>OptimizedTier1 1204 bytes</c>; of several methods of one name all of them;
/// empty where it has none.</param>
/// <param name="UsualCode">The same in most processes.</param>
public sealed record DeepDifference(string Method, string Code, string UsualCode);

/// <summary>Something by which the slower processes of a row can be known.</summary>
/// <param name="Trait">What some processes have and others do not, as a sentence without a subject.</param>
/// <param name="Of">How many processes there are.</param>
/// <param name="Ratio">Mean cost of those that have it over that of the others.</param>
/// <param name="VarianceShare">The part of the variance of ln cost from process to process that it explains, 0 to 1.</param>
public sealed record DeepSeparation(string Trait, int Processes, int Of, double Ratio, double VarianceShare);
