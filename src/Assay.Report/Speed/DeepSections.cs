using Assay.Analysis.Model;
using Assay.Report.Sections;
using Assay.Report.Terminal;

namespace Assay.Report.Speed;

/// <summary>A close look at rows as a report: lines that are drawn, with what they show. CSV has no form for it.</summary>
public static class DeepSections
{
    /// <summary>The formats that have a form for it.</summary>
    public static IReadOnlyList<string> Formats { get; } = [.. SectionWriters.Names.Where(format => format != "csv")];

    /// <summary>The report of a close look.</summary>
    public static SectionReport Of(DeepReport report) => new(
        "a closer look", DeepText.Nothing(report) is { Length: > 0 } nothing ? [nothing] : [], [], [])
    {
        Code = CodeOf(report),
        Screen = (output, style) => SpeedTerminal.WriteDeep(report, output, style),
        Model = () => ReportJson.Of(report),
    };

    /// <summary>A piece for each row.</summary>
    internal static IReadOnlyList<CodeText> CodeOf(DeepReport report) =>
    [
        .. report.Rows.Select(row => new CodeText(
            $"A closer look: {DeepText.Title(report, row)}",
            string.Join('\n', DeepText.Lines(report, row, OutputStyle.Plain.Width, isUnicode: true)))
        {
            Language = "text",
            Findings = DeepText.Findings(row),
        }),
    ];
}
