using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Experiments.Startup;

/// <summary>What first calls cost: a table for each operation.</summary>
/// <param name="Workloads">The data sets whose types were used, in this order.</param>
/// <param name="Processes">Processes planned for each row.</param>
public sealed record StartupReport(IReadOnlyList<WorkloadOptions> Workloads, int Processes, IReadOnlyList<StartupTable> Tables);

/// <summary>What first calls of one operation cost.</summary>
/// <param name="Operation">Serialize or deserialize.</param>
/// <param name="Alike">How many data sets from the first on have one shape and different types: what tells costs of a process from costs of
/// a type.</param>
/// <param name="Lines">The rows, those that keep most first, then the quickest first; reference rows last.</param>
/// <param name="Missing">Rows without figures, by reason.</param>
public sealed record StartupTable(Operation Operation, int Alike, IReadOnlyList<StartupLine> Lines, IReadOnlyList<Unmeasured> Missing);

/// <summary>A row's first calls. Times are medians over processes, in nanoseconds.</summary>
public sealed record StartupLine
{
    /// <summary>The row's label.</summary>
    public required string Label { get; init; }

    /// <summary>Whether it is a reference row.</summary>
    public required bool IsReference { get; init; }

    /// <summary>How much of the first data set it brings back.</summary>
    public required Kept Keeps { get; init; }

    /// <summary>Processes that the medians are of.</summary>
    public required int Processes { get; init; }

    /// <summary>
    /// From starting the process to the first result: to main, set-up and first call of the first type. What Assay does in between is left
    /// out.
    /// </summary>
    public required MedianInterval Total { get; init; }

    /// <summary>
    /// That time divided by the same process's time to its main method: the machine's speed, which changes within seconds, is in both.
    /// </summary>
    public required MedianInterval Ratio { get; init; }

    /// <summary>From starting the process to its main method.</summary>
    public required double ToMain { get; init; }

    /// <summary>The same of an empty process of the same build; null where none ran.</summary>
    public required double? EmptyToMain { get; init; }

    /// <summary>Set-up and first call of each data set; null for one that the row does not carry.</summary>
    public required IReadOnlyList<double?> Types { get; init; }

    /// <summary>What the first type costs more than later ones of its shape: paid once a process; null where there are none.</summary>
    public required double? OnceAProcess { get; init; }

    /// <summary>What each further type of the shape costs; null where there are none.</summary>
    public required double? EachType { get; init; }

    /// <summary>A call after the first.</summary>
    public required double LaterCall { get; init; }

    /// <summary>Methods that the JIT compiled for the first type; null where the runtime does not tell, as a native program's.</summary>
    public required int? MethodsCompiled { get; init; }

    /// <summary>Assemblies loaded for the first type.</summary>
    public required int AssembliesLoaded { get; init; }

    /// <summary>Size of its files, in bytes.</summary>
    public required long? DiskBytes { get; init; }

    /// <summary>Libraries beside the program, and how many of them are precompiled; null in a native program.</summary>
    public required (int All, int Precompiled)? Libraries { get; init; }
}
