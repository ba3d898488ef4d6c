using System.CommandLine;
using Assay.Cli.Parsing;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Runs;

namespace Assay.Cli.Commands;

/// <summary>
/// <c>assay conform</c>: what each row really does with shapes, members, references and values that are known to be hard.
/// </summary>
internal static class ConformCommand
{
    /// <summary>Subcommands, each by its factory.</summary>
    private static readonly Func<Workspace, RunLog, Command>[] Subcommands =
    [
        HostileCommand.Create,
        FormatsCommand.Create,
        AcrossCommand.Create,
    ];

    /// <summary>The command.</summary>
    public static Command Create(Workspace workspace, RunLog log)
    {
        Option<string?> rows = TextOption.Create("--rows", "a,b|glob",
            "Rows to check: names, families (json.net), packages (Newtonsoft.Json) or globs (json.net/*). Default: every row.");
        rows.Aliases.Add("--row");
        Option<string?> cases =
            TextOption.Create("--case", "10,shared-*", "Cases: numbers, names or globs. Default: all. 'assay list cases' shows them.");
        Option<bool> large = new("--large")
        {
            Description = "Also the cases that take minutes and gigabytes; 'assay list cases' says which. Default: only where --case "
                + "gives their number or name.",
        };
        Option<string?> budget = VerdictOptionSet.Budget();
        Option<string?> outFile = TextOption.Create("--out", "FILE", "Results file to write. Default: results/<time>.json.");
        Option<string?> resume =
            TextOption.Create("--resume", "FILE", "Continue an interrupted run from its results file, with its options.");
        Option<string?> format = FormatOption.Create(FormatOption.OfReports);
        ExtentOptionSet extents = new();
        VariantOptionSet variants = new();
        BuildOptionSet builds = new();
        HelpedCommand command = new(
            "conform",
            "Show what each serializer does with hard shapes and values. Verdicts: supported, rejected, lossy, crash or "
                + "hang. Measures no times.",
            [
                ("assay conform --rows json.net --case 'shared-*'", "some cases for one library"),
                ("assay conform --out conform.json", "every row and case; 'assay report' and 'assay features' read the file"),
                ("assay conform hostile --rows json.net", "damaged and malicious input"),
            ],
            ("What to judge", [rows, cases, large]),
            ("How long", [budget, resume]),
            ("What to print", [extents.All, extents.Details, format, outFile]),
            ("Versions, runtimes and modes side by side", [.. variants.All]),
            ("Packages and adapters", [.. builds.All]));
        foreach (Func<Workspace, RunLog, Command> sub in Subcommands)
            command.Add(sub(workspace, log));
        command.SetAction(parsed =>
        {
            ReportForm form = new(FormatOption.Read(parsed.GetValue(format), FormatOption.OfReports), extents.Extent(parsed));
            RunRequest request = new()
            {
                Kind = RunKind.Conformance,
                Rows = parsed.GetValue(rows),
                Cases = parsed.GetValue(cases),
                HasLargeCases = parsed.GetValue(large),
                Budget = parsed.GetValue(budget),
                Builds = builds.Options(parsed),
            };
            return new RunCommand(workspace, log).Execute(
                variants.AddTo(request, parsed), parsed.GetValue(outFile), parsed.GetValue(resume), form);
        });
        return command;
    }
}
