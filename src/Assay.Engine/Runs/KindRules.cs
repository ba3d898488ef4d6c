using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine.Options;

namespace Assay.Engine.Runs;

/// <summary>What goes together with other kinds of runs than that of warm operations.</summary>
internal static class KindRules
{
    /// <summary>What single calls have no use for.</summary>
    private static readonly RunOption[] WithoutEffect =
    [
        OptionsOfLength.Blocks, OptionsOfLength.Shard, OptionsOfLength.Precision, OptionsOfLength.Profile, OptionsOfLength.Deep,
        OptionsOfRows.Reference,
    ];

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
        if (Array.Find(WithoutEffect, request.Given.Has) is RunOption given)
            throw new BadInputException(
                $"--protocol {ProtocolNames.Paper} times {ProtocolNames.CallsOfPaper} calls in one process for each cell, so {given.Name} "
                    + "has no effect. Omit it.");
    }

    private static string What(RunRequest request) =>
        request.Kind == RunKind.Protocol ? $"--protocol {ProtocolNames.Paper}" : $"assay {KindNames.CommandOf(request)}";
}
