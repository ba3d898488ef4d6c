using Assay.Core.Results;

namespace Assay.Engine.Results;

/// <summary>What must hold in a results file beyond its schema, so that nothing later stumbles over a file that is damaged or that somebody changed.</summary>
internal static class ResultsRules
{
    /// <summary>The first rule that a file breaks, as part of a sentence; null when it breaks none.</summary>
    public static string? FirstBroken(ResultsFile file)
    {
        if (HoldsNull(file))
            return "a list is missing or holds null";
        return OptionsRules.FirstBroken(file.Options)
            ?? FirstUnknown(file)
            ?? FirstDouble(file)
            ?? file.Cells.SelectMany(cell => cell.Blocks.Select(block => SamplesRules.FirstBroken(block, file.Options))).FirstOrDefault(broken => broken is not null)
            ?? file.Conditions.Select(conditions => SamplesRules.FirstBroken(conditions, file)).FirstOrDefault(broken => broken is not null)
            ?? FirstBroken(file.Checks)
            ?? FirstBroken(file.Times);
    }

    /// <summary>Everything that is measured is of a row and of a data set that the file names.</summary>
    private static string? FirstUnknown(ResultsFile file)
    {
        HashSet<string> labels = [.. file.Options.Rows];
        HashSet<string> names = [.. file.Rows.Select(row => row.Name)];
        HashSet<WorkloadOptions> workloads = [.. file.Options.Workloads];
        if (file.Rows.Any(row => !labels.Contains(row.Label)))
            return "it describes a row that its options do not name";
        if (file.Cells.Any(cell => !labels.Contains(cell.Row)) || (names.Count > 0 && file.Checks.Any(check => !names.Contains(check.Row))))
            return "it holds figures of a row that it does not name";
        return file.Cells.Any(cell => !workloads.Contains(cell.Workload)) || file.Checks.Any(check => !workloads.Contains(check.Workload)) || file.Conditions.Any(of => !workloads.Contains(of.Workload))
            ? "it holds figures of a data set that it does not name"
            : null;
    }

    private static string? FirstDouble(ResultsFile file)
    {
        if (file.Rows.Select(row => row.Label).Distinct().Count() < file.Rows.Count)
            return "it describes a row twice";
        if (file.Cells.Select(cell => (cell.Row, cell.Workload, cell.Surface, cell.Operation)).Distinct().Count() < file.Cells.Count)
            return "it holds a cell twice";
        return file.Cells.Any(cell => cell.Blocks.Select(block => (block.Block, block.Group)).Distinct().Count() < cell.Blocks.Count) ? "it holds a block twice" : null;
    }

    private static string? FirstBroken(IReadOnlyList<CheckResult> checks)
    {
        bool isBroken = checks.Any(check => check.PayloadBytes < 0 || check.DeflateBytes < 0 || check.BrotliBytes < 0 || check.CorpusBytes < 0 || check.ObjectCount < 0 || check.Instances < 0
            || check.PeakResidentBytes < 0);
        return isBroken ? "a size is below zero" : null;
    }

    private static string? FirstBroken(StageTimes times) => times.Building < 0 || times.Checking < 0 || times.Measuring < 0 ? "a time is below zero" : null;

    private static bool HoldsNull(ResultsFile file) =>
        HasNull(file.Rows) || HasNull(file.Checks) || HasNull(file.Cells) || HasNull(file.Conditions) || file.Cells.Any(cell => HasNull(cell.Blocks) || cell.Blocks.Any(block => HasNull(block.CompiledMethods)))
        || file.Times is null || file.Options.Looks is null || file.Options.InjectedSlowdowns is null || file.Conditions.Any(conditions => conditions.IdleNanoseconds is null)
        || file.Cells.Any(cell => cell.Blocks.Any(block => block.InvoluntarySwitches is null))
        || file.Checks.Any(check => HasNull(check.Differences) || HasNull(check.ConvertedMembers) || HasNull(check.Operations))
        || (file.Options.Types is { } types && HasNull(types.Known)) || (file.Values is { } values && HasNull(values.Notes))
        || HasNull(file.Options.Rows) || HasNull(file.Options.Workloads) || HasNull(file.Machine.WorkerSettings);

    // The serializer leaves a list that a file does not have null, whatever its type says.
    private static bool HasNull<T>(IReadOnlyList<T>? list)
        where T : class => list is null || list.Any(item => item is null);
}
