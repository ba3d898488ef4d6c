using Assay.Analysis.Model;
using Assay.Report.Writers;

namespace Assay.Report.Tests;

/// <summary>A report as text, with line feeds on every system.</summary>
internal static class Rendered
{
    public static string As(
        string format, ReportModel model, int width = 100, bool isTerminal = false, ReportExtent extent = ReportExtent.Details)
    {
        using var output = new StringWriter { NewLine = "\n" };
        ReportWriters.Find(format).Write(model, output, new OutputStyle(width, isTerminal, extent));
        return output.ToString();
    }
}
