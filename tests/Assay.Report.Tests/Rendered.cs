using Assay.Analysis.Model;
using Assay.Report.Sections;
using Assay.Report.Speed;

namespace Assay.Report.Tests;

/// <summary>A report as text, with line feeds on every system.</summary>
internal static class Rendered
{
    public static string As(
        string format, ReportModel model, int width = 100, bool isTerminal = false, ReportExtent extent = ReportExtent.Details)
    {
        using var output = new StringWriter { NewLine = "\n" };
        SectionWriters.Write(SpeedSections.Of(model), format, output, new OutputStyle(width, isTerminal, extent));
        return output.ToString();
    }
}
