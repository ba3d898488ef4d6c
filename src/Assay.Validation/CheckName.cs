namespace Assay.Validation;

/// <summary>The checks by their names on the command line.</summary>
public static class CheckName
{
    /// <summary>Aliases of one row.</summary>
    public const string Aliases = "aa";

    /// <summary>Slowdowns put in on purpose.</summary>
    public const string Slowdown = "slowdown";

    /// <summary>Permuted labels.</summary>
    public const string Labels = "labels";

    /// <summary>Rows listed the other way round.</summary>
    public const string Order = "order";

    /// <summary>Load beside a run.</summary>
    public const string Load = "load";

    /// <summary>Simulated coverage.</summary>
    public const string Coverage = "coverage";

    /// <summary>The second opinion.</summary>
    public const string BenchmarkDotNet = "benchmarkdotnet";

    /// <summary>All of them, in the order of the report.</summary>
    public static IReadOnlyList<string> All { get; } = [Aliases, Slowdown, Labels, Order, Load, Coverage, BenchmarkDotNet];
}
