using Assay.Core.Results;

namespace Assay.Engine.Results;

/// <summary>What must hold in the options of a results file.</summary>
internal static class OptionsRules
{
    /// <summary>The first rule that options break, as part of a sentence; null when they break none.</summary>
    public static string? FirstBroken(RunOptions options)
    {
        if (options.Workloads.Count == 0 || options.Rows.Count == 0)
            return "it names no rows or data sets";
        if (options.Workloads.Any(workload => workload.Size < 1 || workload.PayloadBytes < 0))
            return "a size is below 1";
        if (options.Rows.Distinct().Count() < options.Rows.Count || options.Workloads.Distinct().Count() < options.Workloads.Count)
            return "its options name a row or a data set twice";
        if (!options.Rows.Contains(options.Reference))
            return "its reference is none of its rows";
        return FirstBrokenNumber(options) ?? FirstUnknownWord(options);
    }

    private static string? FirstBrokenNumber(RunOptions options)
    {
        bool isLength = options.Blocks >= 1 && options.Rounds >= 1 && options.SettlingRounds >= 0 && options.SettlingRounds < options.Rounds;
        bool areLooks = options.Looks.All(look => look >= 1 && look <= options.Blocks);
        if (!isLength || !areLooks || !(options.Precision > 0) || !double.IsFinite(options.Precision) || options.BudgetNanoseconds <= 0)
            return "its options hold a number that no run has";
        return options.InjectedSlowdowns.Values.All(slowdown => slowdown >= 0 && double.IsFinite(slowdown)) ? null : "a slowdown is no share";
    }

    private static string? FirstUnknownWord(RunOptions options)
    {
        bool isKnown = options.Operations.Count > 0 && options.Operations.All(Enum.IsDefined) && (options.Surface is not { } surface || Enum.IsDefined(surface)) && Enum.IsDefined(options.Profile);
        return isKnown ? null : "its options name an operation, a surface or a profile that there is not";
    }
}
