using Assay.Analysis.Comparing;
using Assay.Analysis.Model;

namespace Assay.Report;

/// <summary>
/// How variants of one row compare: <c>13.0.4 takes 0.93 [0.91, 0.95] of the time of 12.0.3</c>; several, after what they are compared
/// with.
/// </summary>
internal static class VariantWords
{
    /// <summary>
    /// A sentence for each row with variants: each of them but the first, and each operation; none in a table without variants.
    /// </summary>
    public static IEnumerable<string> Of(ReportModel model, ReportTable table) =>
        from line in table.Lines
        let first = table.Lines.FirstOrDefault(other => other.Label == line.RatioReference)
        where first is not null
            && first.Label != line.Label
            && first.Id.Row == line.Id.Row && first.Name != line.Name
        let parts = Parts(model, line)
        where parts.Count > 0
        group (Name: VariantComparer.VariantOf(line), Parts: parts) by (Row: line.Id.Row,
            First: VariantComparer.VariantOf(first)) into variants
        select variants.Count() == 1
            ? $"{variants.Key.Row}: {variants.Single().Name} takes {string.Join(" and ", variants.Single().Parts)} of the time of "
                + $"{variants.Key.First}"
            : $"{variants.Key.Row}, of the time of {variants.Key.First}: "
                + $"{string.Join("; ", variants.Select(variant => $"{variant.Name} {string.Join(", ", variant.Parts)}"))}";

    private static List<string> Parts(ReportModel model, ReportLine line) =>
    [
        .. from operation in AnswerWords.Operations(model)
           let estimate = line.Of(operation)
           where estimate?.Ratio is not null
           select $"{Units.Ratio(estimate.Ratio!.Value, estimate.RatioLower, estimate.RatioUpper)} ({AnswerWords.Gerund(operation)})",
    ];
}
