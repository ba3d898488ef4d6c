using System.CommandLine;
using Assay.Cli.Parsing;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Runs;

namespace Assay.Cli.Commands;

/// <summary><c>assay report FILE</c>: prints the report of a results file again, without measuring.</summary>
internal static class ReportCommand
{
    public static Command Create()
    {
        Argument<string> file = new("FILE") { Description = "A results file that 'assay run' wrote." };
        Option<string?> format = FormatOption.Create(FormatOption.OfReports);
        Option<string?> deep = new("--deep")
        {
            Description = "Look closely at rows instead: what their processes cost from round to round, how they differ, and what was compiled meanwhile. Without a name: at the rows that are marked as odd.",
            HelpName = "row,row",
            Arity = ArgumentArity.ZeroOrOne,
        };
        Command command = new("report", "Print the report of a results file again, without measuring.") { file, format, deep };
        command.SetAction(parsed =>
        {
            string name = FormatOption.Read(parsed.GetValue(format), FormatOption.OfReports);
            ResultsFile results = ResultsStore.Load(parsed.GetRequiredValue(file));
            if (parsed.GetResult(deep) is null)
                ReportOutput.Write(results, name);
            else
                ReportOutput.WriteDeep(results, name, RowsOf(results, parsed.GetValue(deep)));
            return ExitCode.Done;
        });
        return command;
    }

    /// <summary>The rows to look at; empty for the odd ones.</summary>
    /// <exception cref="BadInputException">The file has no such row; the sentence names the nearest.</exception>
    internal static IReadOnlyList<string> RowsOf(ResultsFile results, string? list)
    {
        if (list is null)
            return [];
        List<string> known = [.. results.Rows.SelectMany(row => new[] { row.Label, row.Name }).Distinct()];
        IReadOnlyList<string> rows = Lists.Split(list, "--deep");
        return rows.FirstOrDefault(row => !known.Contains(row)) is string unknown ? throw NearestNames.Unknown("row in this file", unknown, known) : rows;
    }
}
