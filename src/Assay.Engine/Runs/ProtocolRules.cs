using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Engine.Runs;

/// <summary>Published protocols as the command line names them.</summary>
public static class ProtocolNames
{
    /// <summary>
    /// The protocol of "Analyzing .NET Serialization Components": each call is timed from the first one on, in a fresh process.
    /// </summary>
    public const string Paper = "paper";

    /// <summary>Calls of <see cref="Paper"/> in one process.</summary>
    public const int CallsOfPaper = 20;

    /// <summary>Every name.</summary>
    public static IReadOnlyList<string> All => [Paper];

    /// <summary>Reads a name, without regard to case.</summary>
    /// <exception cref="BadInputException">There is no such protocol; the sentence names the nearest.</exception>
    public static string Read(string name) =>
        All.FirstOrDefault(known => string.Equals(known, name, StringComparison.OrdinalIgnoreCase))
            ?? throw NearestNames.Unknown("protocol", name, All);
}

/// <summary>What goes together with other kinds of runs than that of warm operations.</summary>
internal static class KindRules
{
    /// <summary>Refuses what a kind of run has no use for.</summary>
    /// <exception cref="BadInputException">An option, or an operation, does not go together with it.</exception>
    public static void Ensure(RunRequest request, IReadOnlyList<Operation> operations)
    {
        if (request.Kind is RunKind.Startup or RunKind.Protocol
            && operations.Any(operation => operation is not (Operation.Serialize or Operation.Deserialize)))
            throw new BadInputException(
                $"{What(request)} times serialize and deserialize only. Use --operation serialize, --operation deserialize, or neither.");
        if (request.Kind != RunKind.Protocol)
            return;
        (string Option, bool IsGiven)[] useless =
        [
            ("--blocks", request.Blocks is not null), ("--shard", request.Shard is not null),
            ("--precision", request.Precision is not null),
            ("--profile", request.Profile is not null), ("--deep", request.Deep is not null),
            ("--reference", request.Reference is not null),
        ];
        if (Array.Find(useless, option => option.IsGiven).Option is string given)
            throw new BadInputException(
                $"--protocol {ProtocolNames.Paper} times {ProtocolNames.CallsOfPaper} calls in one process for each cell, so {given} "
                    + "has no effect. Omit it.");
    }

    private static string What(RunRequest request) =>
        request.Kind == RunKind.Protocol ? $"--protocol {ProtocolNames.Paper}" : $"assay {KindNames.CommandOf(request)}";
}
