using Assay.Analysis.Model;
using Assay.Report;

namespace Assay.Answers.Pages;

/// <summary>The answer of a table in three sentences: who is ahead, how much rows keep, and how far the figures can be trusted.</summary>
internal static class PageAnswer
{
    /// <summary>The sentences; empty ones are left out.</summary>
    public static IReadOnlyList<string> Of(ReportModel model, ReportTable table)
    {
        string[] sentences = [AnswerWords.Of(model, table), Keeping(table), NoiseWords.Of(table, int.MaxValue)];
        return [.. sentences.Where(sentence => sentence.Length > 0)];
    }

    /// <summary>What the ranks say, a sentence for each operation; without ranks why there are none.</summary>
    public static IReadOnlyList<string> Ranks(ReportModel model, ReportTable table)
    {
        string[] sentences =
        [
            RankWords.Refusal(table), RankWords.HowToRead(table), .. RankWords.Verdicts(table), RankWords.BlocksOfRows(model, table),
            table.IsCorpusOfOne ? Words.CorpusOfOne : "",
        ];
        return [.. sentences.Where(sentence => sentence.Length > 0).Select(sentence => $"{Words.Capital(sentence).TrimEnd('.')}.")];
    }

    private static string Keeping(ReportTable table)
    {
        if (table.Lines.Count == 0)
            return MissingWords.Counts(table, int.MaxValue);
        var (everything, publicOnly, less) = (Count(table, Kept.Everything), Count(table, Kept.PublicMembers), Count(table, Kept.Less));
        List<string> parts = [$"{Of(everything, table.Lines.Count)} everything"];
        if (publicOnly > 0)
            parts.Add($"{publicOnly} only public members");
        if (less > 0)
            parts.Add($"{less} {(less == 1 ? "loses" : "lose")} more");
        var missing = table.Missing.Sum(group => group.Rows.Count);
        var without = $" {missing} more {Words.Plural(missing, "row")} {(missing == 1 ? "has" : "have")} no figures.";
        return $"{string.Join(", ", parts)}.{(missing > 0 ? without : "")}";
    }

    private static string Of(int count, int all) =>
        $"{(count == 0 ? "None" : $"{count}")} of {all} measured {Words.Plural(all, "row")} {(count == 1 ? "keeps" : "keep")}";

    private static int Count(ReportTable table, Kept kind) => table.Lines.Count(line => line.Keeps == kind);
}
