using System.CommandLine;
using Assay.Cli.Parsing;
using Assay.Core.Results;
using Assay.Engine.Results;

namespace Assay.Cli.Commands;

/// <summary><c>assay report FILE</c>: prints the report of a results file again, without measuring.</summary>
internal static class ReportCommand
{
    public static Command Create()
    {
        Argument<string> file = new("FILE") { Description = "A results file that 'assay run' wrote." };
        Option<string?> format = FormatOption.Create(FormatOption.OfReports);
        Command command = new("report", "Print the report of a results file again, without measuring.") { file, format };
        command.SetAction(parsed =>
        {
            string name = FormatOption.Read(parsed.GetValue(format), FormatOption.OfReports);
            ResultsFile results = ResultsStore.Load(parsed.GetRequiredValue(file));
            ReportOutput.Write(results, name);
            return ExitCode.Done;
        });
        return command;
    }
}
