using Assay.Core.Results;
using Assay.Engine.Options;

namespace Assay.Engine.Runs;

/// <summary>Kinds of runs as the command line names them.</summary>
public static class KindNames
{
    /// <summary>The command that fuzzes, whose results are of hostile input.</summary>
    public const string Fuzz = "fuzz";

    /// <summary>The command line that goes on with a results file.</summary>
    /// <param name="options">The file's.</param>
    /// <param name="path">Its path.</param>
    public static string ToContinue(RunOptions options, string path) => $"assay {CommandOf(options)} --resume {ShellText.Of(path)}";

    /// <summary>The command that made a results file.</summary>
    public static string CommandOf(RunOptions options) => options.Hostile is { FuzzNanoseconds: > 0 } ? Fuzz : CommandOf(options.Kind);

    /// <summary>The command that measures a kind; of hostile input that which feeds kinds.</summary>
    public static string CommandOf(RunKind kind) => kind switch
    {
        RunKind.Throughput => "run",
        RunKind.Startup => "startup",
        RunKind.Growth => "scale",
        RunKind.Prediction => "predict",
        RunKind.Protocol => $"run --protocol {ProtocolNames.Paper}",
        RunKind.Memory => "memory",
        RunKind.Io => "io",
        RunKind.Conformance => "conform",
        RunKind.Hostile => "conform hostile",
        RunKind.Formats => "conform formats",
        RunKind.Across => "conform across",
        _ => throw new ArgumentOutOfRangeException(nameof(kind), kind, "No command measures this kind."),
    };
}
