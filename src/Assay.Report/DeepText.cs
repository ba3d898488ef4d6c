using Assay.Analysis.Model;
using Assay.Analysis.Statistics;
using Assay.Core.Results;

namespace Assay.Report;

/// <summary>A close look at one row as lines of text, for the terminal and for Markdown.</summary>
internal static class DeepText
{
    private const int MostMethods = 12;

    /// <summary>What the row is.</summary>
    public static string Title(DeepReport report, DeepRow row)
    {
        var profile = report.Profile == RunProfile.Standard ? "" : $" - profile {Words.Of(report.Profile)}";
        return $"{row.Label}: {Words.Of(row.Operation)}, {row.DataSet} of {Units.Whole(row.Size)} {Words.Plural(row.Size, row.Unit)}, "
            + $"{Units.Time(row.Estimate.NanosecondsPerOperation)}{profile}";
    }

    /// <summary>What is odd about it, a sentence each.</summary>
    public static IReadOnlyList<string> Findings(DeepRow row) =>
        Oddities.Of(row.Estimate).Concat(Oddities.OfProcesses(row)).ToList() is { Count: > 0 } oddities
            ? oddities
            : ["nothing unusual: steady, not bimodal, minimum times agree"];

    /// <summary>Why there is nothing to look at; empty where there is something.</summary>
    public static string Nothing(DeepReport report) => report switch
    {
        { Rows.Count: > 0 } => "",
        { IsOfOddRows: true } =>
            "No row looks unusual: all are steady, none is bimodal, minimum times agree. To see a row anyway, name it.",
        _ => "These rows were not measured.",
    };

    /// <summary>All else, line by line.</summary>
    public static IEnumerable<string> Lines(DeepReport report, DeepRow row, int width, bool isUnicode)
    {
        var processes = new ProcessLines(row, width, isUnicode);
        yield return $"Time per round, one line per process, {processes.Scale}; left of | discarded, ^ lasting change";
        foreach (var line in processes.Draw())
            yield return line;
        if (processes.Changes().ToList() is { Count: > 0 } changes)
            yield return $"Changes: {string.Join("; ", changes)}";
        yield return Spread(row);
        yield return Distribution(row, isUnicode);
        foreach (var line in Compiled(report, row))
            yield return line;
        foreach (var line in FactsText.Lines(row))
            yield return line;
    }

    private static string Spread(DeepRow row)
    {
        if (row.WithinSd is not { } within)
            return "Spread: too few rounds";
        if (row is not { BetweenSd: { } between, BetweenShare: { } share })
            return $"Spread: {Units.FineShare(within)} between batches; unknown between processes, because only one ran";
        return $"Spread: {Units.FineShare(within)} between batches of a process, {Units.FineShare(between)} between processes"
            + $" ({Units.Share(share)} of the variance; design effect {Units.Count(row.DesignEffect ?? double.NaN)})";
    }

    private static string Distribution(DeepRow row, bool isUnicode)
    {
        var histogram = row.Histogram;
        var line = new Sparkline(0, histogram.Counts.Max(), isUnicode);
        var above = histogram.Above > 0 ? $", {histogram.Above} {Words.Plural(histogram.Above, "round")} above" : "";
        var modes = row.Estimate.Bimodality is { } found
            ? $"; two modes: {Units.Time(found.LowerNanoseconds)} and {Units.Time(found.UpperNanoseconds)}"
            : "";
        return $"Distribution: {Units.Time(histogram.LowerNanoseconds)} {line.Draw(histogram.Counts.Select(count => (double)count))} "
            + $"{Units.Time(histogram.UpperNanoseconds)}{above}{modes}";
    }

    private static IEnumerable<string> Compiled(DeepReport report, DeepRow row)
    {
        var counted = row.Processes.Where(process => process.Compilations.Count > 0).ToList();
        yield return counted.Count == 0
            ? "Methods compiled while measuring: none"
            : $"Methods compiled while measuring: {string.Join("; ", counted.Select(Compiled))}";
        var named = row.Processes
            .SelectMany(process => process.CompiledMethods, (process, method) => (process, method))
            .GroupBy(one => (one.method.Name, one.method.Tier), one => $"{ProcessLines.Name(one.process)} round {one.method.Round}")
            .OrderByDescending(group => group.Count()).ThenBy(group => group.Key.Name, StringComparer.Ordinal)
            .ToList();
        foreach (var method in named.Take(MostMethods))
            yield return $"  {Plain.Line(method.Key.Name)} ({Plain.Line(method.Key.Tier)}): "
                + $"{string.Join(", ", method.Take(3))}{(method.Count() > 3 ? $" and {method.Count() - 3} more" : "")}";
        if (named.Count > MostMethods)
            yield return $"  and {named.Count - MostMethods} more methods; the JSON output lists all";
        if (counted.Count > 0 && !report.IsTraced)
            yield return "  (to see their names, run with --deep)";
    }

    private static string Compiled(DeepProcess process)
    {
        var (first, last) = (process.Compilations[0].Round, process.Compilations[^1].Round);
        return $"{ProcessLines.Name(process)}: {process.Compilations.Sum(one => one.Methods)} in "
            + $"{(first == last ? $"round {first}" : $"rounds {first} to {last}")}";
    }
}

/// <summary>What makes a row worth a closer look.</summary>
internal static class Oddities
{
    /// <summary>As a natural logarithm: some four times what processes usually differ by.</summary>
    private const double LeastDeviation = 0.08;

    /// <summary>Medians of all deviations beyond which one is odd: of a normal distribution one in seven hundred.</summary>
    private const double DeviationsBeyond = 5;

    /// <summary>A sentence for each oddity; none for a row that behaves.</summary>
    public static IReadOnlyList<string> Of(OperationEstimate estimate)
    {
        List<string> oddities = [];
        if (estimate.UnsteadyBlocks > 0)
            oddities.Add($"not steady in {estimate.UnsteadyBlocks} of {estimate.Blocks} blocks: {Plain.Line(estimate.SteadyReason)}");
        if (estimate is { MinimaDisagree: true, MinimaRatio: { } minima, Ratio: { } ratio })
            oddities.Add($"minimum times give a ratio of {Units.FineRatio(minima)} instead of {Units.FineRatio(ratio)}");
        if (estimate.Bimodality is { } found)
            oddities.Add($"bimodal: {Modes(found, estimate.Blocks)}");
        return oddities;
    }

    /// <summary>The processes that differ from the row's others, in the order of their blocks.</summary>
    public static IReadOnlyList<DeepProcess> ProcessesOf(DeepRow row)
    {
        List<DeepProcess> known = [.. row.Processes.Where(process => process.Deviation is not null)];
        if (known.Count == 0)
            return [];
        var usual = Center.Median([.. known.Select(process => Math.Abs(Math.Log(process.Deviation!.Value)))]);
        var limit = Math.Max(LeastDeviation, DeviationsBeyond * usual);
        return known.FindAll(process => Math.Abs(Math.Log(process.Deviation!.Value)) > limit);
    }

    /// <summary>A sentence on the processes that differ from the row's others; none where all are alike.</summary>
    public static IEnumerable<string> OfProcesses(DeepRow row)
    {
        var odd = ProcessesOf(row);
        if (odd.Count > 0)
            yield return $"{odd.Count} of {row.Processes.Count(process => process.Deviation is not null)} processes "
                + $"{(odd.Count == 1 ? "was" : "were")} slower or faster than the row's others, while other rows of "
                + $"{(odd.Count == 1 ? "its block" : "their blocks")} were not: "
                + string.Join(", ", odd.Select(process => $"{ProcessLines.Name(process)} {Units.Change(process.Deviation!.Value)}"));
    }

    /// <summary>The two values of a bimodal row.</summary>
    public static string Modes(Bimodality found, int blocks) =>
        $"{Units.Time(found.LowerNanoseconds)} and {Units.Time(found.UpperNanoseconds)}, "
            + $"{(found.BetweenProcesses ? "between processes" : $"within {found.BlocksWithTwoModes} of {blocks} processes")}";
}
