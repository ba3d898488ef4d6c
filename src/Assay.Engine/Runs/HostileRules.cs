using Assay.Core.Results;

namespace Assay.Engine.Runs;

/// <summary>What must hold in what hostile input did, of a results file.</summary>
internal static class HostileRules
{
    /// <summary>The first rule that a file breaks, as part of a sentence; null when it breaks none.</summary>
    public static string? FirstBroken(ResultsFile file)
    {
        if (file.Options.Kind == RunKind.Hostile && file.Options.Hostile is not { Kinds.Count: > 0, InputsPerKind: > 0 })
            return "its options do not say what is fed";
        if (file.HostileInputs.Any(IsIncomplete))
            return "a list is missing or holds null";
        HashSet<string> labels = [.. file.Options.Rows];
        if (file.HostileInputs.Any(result => !labels.Contains(result.Row)))
            return "it has figures of an unknown row";
        if (file.HostileInputs.Any(result => !file.Options.Workloads.Contains(result.Workload)))
            return "it has figures of an unknown data set";
        if (file.HostileInputs.Select(result => (result.Row, result.Workload)).Distinct().Count() < file.HostileInputs.Count)
            return "it has a row twice";
        return file.HostileInputs.SelectMany(result => result.Kinds).Any(kind => kind.Inputs < 0 || kind.Skipped < 0 || kind.Groups.Any(group => group.Count < 1)) ? "a count is impossible" : null;
    }

    private static bool IsIncomplete(HostileResult result) => result is not { Row: not null, Workload: not null, Kinds: not null, DocumentedExceptions: not null }
        || result.Kinds.Any(kind => kind is not { Kind: not null, Groups: not null } || kind.Groups.Any(group => group is not { ExceptionType: not null, Example: not null, Detail: not null, File: not null }));
}
