using Assay.Analysis.Model;

namespace Assay.Report;

/// <summary>
/// What the processes of a row were like, as lines of text: where they differ, and what those have in common that took longer.
/// </summary>
internal static class FactsText
{
    private const int MostDifferences = 4;

    /// <summary>The lines; none for a run that recorded nothing.</summary>
    public static IEnumerable<string> Lines(DeepRow row)
    {
        List<DeepProcess> known = [.. row.Processes.Where(process => process.Facts is not null)];
        if (known.Count == 0)
            yield break;
        var differing = known.Count(process => process.Facts!.Differences.Count > 0);
        yield return $"Code: {Range(known.Select(process => (long)process.Facts!.HotMethods))} hot methods of "
            + $"{Range(known.Select(process => process.Facts!.CodeBytes))} bytes in all; "
            + (differing == 0 ? "the same in every process" : $"other code than most in {differing} of {known.Count} processes");
        foreach (var odd in Oddities.ProcessesOf(row).Where(process => process.Facts is not null))
        {
            yield return $"  {ProcessLines.Name(odd)} ({Units.Change(odd.Deviation!.Value)}): {Place(odd.Facts!)}";
            foreach (var line in Differences(odd.Facts!))
                yield return $"    {line}";
        }
        foreach (var found in row.Separations)
        {
            yield return $"{found.Processes} of {found.Of} processes ({Units.Change(found.Ratio)}) have in common: "
                + $"{Plain.Line(found.Trait)} "
                + $"({Units.Share(found.VarianceShare)} of the variance between processes)";
        }
    }

    private static string Place(DeepFacts facts)
    {
        var processors = facts.BatchesOfProcessors.Count == 0
            ? ""
            : $"batches on processors {string.Join(" / ", facts.BatchesOfProcessors)}; ";
        var pages = facts.HugePageBytes > 0 ? $"; {Units.Size((double)facts.HugePageBytes)} in huge pages" : "";
        return $"{processors}stack at {facts.StackOffset} and data at {facts.DataOffset} of a page; "
            + $"{Units.Count(facts.CollectionsPerThousand)} collections in 1,000 batches{pages}";
    }

    private static IEnumerable<string> Differences(DeepFacts facts)
    {
        if (facts.Differences.Count == 0)
            yield return "its code is that of most processes";
        foreach (var method in facts.Differences.Take(MostDifferences))
            yield return $"{Plain.Line(method.Method)}: {Text(method.Code)} instead of {Text(method.UsualCode)}";
        if (facts.Differences.Count > MostDifferences)
            yield return $"and {facts.Differences.Count - MostDifferences} more methods; the JSON output lists all";
    }

    private static string Text(string code) => code.Length == 0 ? "no hot code" : Plain.Line(code);

    private static string Range(IEnumerable<long> values)
    {
        List<long> all = [.. values];
        return all.Min() == all.Max() ? Units.Whole(all.Min()) : $"{Units.Whole(all.Min())} to {Units.Whole(all.Max())}";
    }
}
