using Assay.Core.Adapters;

namespace Assay.Validation;

/// <summary>One check of the engine: what it should reach and what it reached.</summary>
public sealed record CheckOutcome
{
    /// <summary>Its name on the command line.</summary>
    public required string Name { get; init; }

    /// <summary>What is checked, in words.</summary>
    public required string Title { get; init; }

    /// <summary>What must hold, in words.</summary>
    public required string Target { get; init; }

    /// <summary>What was found, in words; empty where nothing was.</summary>
    public required string Figure { get; init; }

    /// <summary>Whether the target is met.</summary>
    public required CheckState State { get; init; }

    /// <summary>
    /// Whether it was left out because a quick validation was asked for; any other check that was not run failed to judge.
    /// </summary>
    public bool IsLeftOut { get; init; }

    /// <summary>Why it was not run, or what limits the figure; empty otherwise.</summary>
    public string Reason { get; init; } = "";

    /// <summary>Counts and single figures behind the one above.</summary>
    public IReadOnlyList<CheckDetail> Details { get; init; } = [];

    /// <summary>Wall time it took, in seconds.</summary>
    public double Seconds { get; init; }

    /// <summary>The command that repeats it alone.</summary>
    public string Command { get; init; } = "";
}

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

    /// <summary>Those that repeat runs as often as is asked for.</summary>
    public static IReadOnlyList<string> Repeated { get; } = [Aliases, Slowdown, Load];
}

/// <summary>What became of a check.</summary>
public enum CheckState
{
    /// <summary>The target is met.</summary>
    Met,

    /// <summary>The target is missed.</summary>
    Missed,

    /// <summary>There is no figure; the outcome says why.</summary>
    NotRun,
}

/// <summary>One line below a check's figure.</summary>
/// <param name="Name">What it is about, such as <c>5 % slower</c>.</param>
/// <param name="Text">What a person reads.</param>
public sealed record CheckDetail(string Name, string Text)
{
    /// <summary>The figures of the text for programs, by name; shares from 0 to 1, ratios as such.</summary>
    public IReadOnlyDictionary<string, double> Values { get; init; } = new Dictionary<string, double>();
}

/// <summary>A cell that BenchmarkDotNet times too.</summary>
public sealed record ComparedCell(string Row, Operation Operation);
