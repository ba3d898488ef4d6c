using Assay.Core.Results;
using Assay.Engine.UserTypes;

namespace Assay.Engine.Planning;

/// <summary>Sizes of a user's own types: numbers of values in an array, which is measured in the place of one value.</summary>
internal static class OwnSizes
{
    /// <summary>The sizes of a list; none where it was left out.</summary>
    /// <exception cref="BadInputException">One is none.</exception>
    public static IReadOnlyList<int> Read(string? list) => list is null ? [] : [.. Lists.Split(list, "--size").Select(SizeOf).Distinct()];

    /// <summary>What is measured: one value of each root, or an array of each size that was asked for.</summary>
    /// <exception cref="BadInputException">A size is none.</exception>
    public static IReadOnlyList<WorkloadOptions> Select(OwnTypes types, string? list) => list is null
        ? types.Workloads
        : [.. types.Workloads.SelectMany(workload => Read(list).Select(size => workload with { Size = size }))];

    private static int SizeOf(string text) => SizeText.Read(text) is int size and > 0
        ? size
        : throw new BadInputException($"--size takes numbers of values such as 100 or 1M, not \"{Shortened.Of(text)}\".");
}
