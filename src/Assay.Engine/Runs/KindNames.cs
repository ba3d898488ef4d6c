using Assay.Core.Results;

namespace Assay.Engine.Runs;

/// <summary>Kinds of runs as the command line names them.</summary>
public static class KindNames
{
    /// <summary>The command that measures a kind.</summary>
    public static string CommandOf(RunKind kind) => kind switch
    {
        RunKind.Throughput => "run",
        RunKind.Startup => "startup",
        RunKind.Growth => "scale",
        RunKind.Io => "io",
        _ => throw new ArgumentOutOfRangeException(nameof(kind), kind, "No command measures this kind."),
    };
}
