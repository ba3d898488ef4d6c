using Assay.Core.Results;
using Assay.Report;

namespace Assay.Cli.Commands;

/// <summary>Prints the report of results to standard output.</summary>
internal static class ReportOutput
{
    public static void Write(ResultsFile results, string format)
    {
        bool isTerminal = !Console.IsOutputRedirected;
        OutputStyle style = isTerminal ? new OutputStyle(Math.Max(OutputStyle.MinimumWidth, Console.WindowWidth), true) : OutputStyle.Plain;
        using StreamWriter output = new(Console.OpenStandardOutput(), leaveOpen: true);
        ReportWriters.Find(format).Write(ReportModel.From(results), output, style);
    }
}
