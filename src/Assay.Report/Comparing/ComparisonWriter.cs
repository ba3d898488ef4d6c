using System.Text.Json;
using Assay.Analysis.Comparing;
using Assay.Report.Writers;

namespace Assay.Report.Comparing;

/// <summary>Writes a comparison for a pull request, or for a program.</summary>
public static class ComparisonWriter
{
    /// <summary>What stands above the table of a terminal.</summary>
    public static IEnumerable<string> Above(ResultsComparison comparison) =>
    [
        ComparisonWords.Answer(comparison),
        .. ComparisonWords.ToDecide(comparison) is { Length: > 0 } sentence ? (IEnumerable<string>)[sentence] : [],
        .. comparison.IsOneRun ? (IEnumerable<string>)[] : [$"Before: {comparison.Before}. After: {comparison.After}."],
        .. comparison.Cautions,
        ComparisonWords.HowToRead(comparison),
    ];

    /// <summary>What stands below it.</summary>
    public static IEnumerable<string> Below(ResultsComparison comparison) => ComparisonWords.Alone(comparison);

    /// <summary>The comparison as Markdown.</summary>
    public static void Markdown(ResultsComparison comparison, TextWriter output)
    {
        output.WriteLine($"### {Escaped(ComparisonWords.Answer(comparison))}");
        output.WriteLine();
        foreach (var sentence in Above(comparison).Skip(1))
        {
            output.WriteLine(Escaped(sentence));
            output.WriteLine();
        }

        output.WriteLine(Line(ComparisonTable.Header));
        output.WriteLine(Line([.. ComparisonTable.Header.Select(_ => "---")]));
        foreach (var row in ComparisonTable.Rows(comparison))
            output.WriteLine(Line([.. row.Select(Escaped)]));
        foreach (var sentence in Below(comparison))
        {
            output.WriteLine();
            output.WriteLine(Escaped(sentence));
        }
    }

    /// <summary>The comparison as JSON.</summary>
    public static void Json(ResultsComparison comparison, TextWriter output) =>
        SafeWriter.WriteText(output, JsonSerializer.Serialize(comparison, RelaxedJson.Context.ResultsComparison));

    private static string Line(IReadOnlyList<string> cells) => $"| {string.Join(" | ", cells)} |";

    private static string Escaped(string text) => MarkdownTable.Escape(text);
}
