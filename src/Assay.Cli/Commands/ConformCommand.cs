using System.CommandLine;
using Assay.Cli.Configuration;
using Assay.Cli.Parsing;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Experiments.Across;
using Assay.Experiments.Cases;
using Assay.Experiments.Formats;

namespace Assay.Cli.Commands;

/// <summary>
/// <c>assay conform</c>: what each row really does with shapes, members, references and values that are known to be hard; and with
/// payloads of its format, and with what other rows write.
/// </summary>
internal static class ConformCommand
{
    /// <summary>The command.</summary>
    public static Command Create(CommandServices services)
    {
        var command = Judging(
            services,
            new CasesExperiment(),
            "conform",
            "Show what each serializer does with hard shapes and values. Verdicts: supported, rejected, lossy, crash or "
                + "hang. Measures no times.",
            [OptionsOfRows.RowsTo("check", "Default: every row."), OptionsOfCases.Cases, OptionsOfCases.Large],
            ("assay conform --rows json.net --case 'shared-*'", "some cases for one library"),
            ("assay conform --out conform.json", "every row and case; 'assay report' and 'assay features' read the file"),
            ("assay conform hostile --rows json.net", "damaged and malicious input"));
        command.Add(HostileCommand.Create(services));
        command.Add(Formats(services));
        command.Add(Across(services));
        return command;
    }

    private static HelpedCommand Formats(CommandServices services) => Judging(
        services,
        new FormatsExperiment(),
        "formats",
        "Compare what rows read with their format's specification. Gives each row short payloads of its format; each case "
            + "cites its paragraph.",
        [
            OptionsOfRows.RowsTo("judge", "Default: every row of the formats."), OptionsOfFormats.Formats, OptionsOfFormats.Cases,
            OptionsOfFormats.Corpus,
            OptionsOfWorkloads.Surface with { Help = "How the library gets the bytes. Default: each row's first surface." },
        ],
        ("assay conform formats --format-of json", "every JSON row"),
        ("assay conform formats --rows json.net --case 'duplicate-*'", "some cases for one library"),
        ("assay conform formats --format-of json --corpus JSONTestSuite/test_parsing", "files of yours"));

    private static HelpedCommand Across(CommandServices services) => Judging(
        services,
        new AcrossExperiment(),
        "across",
        "Let each row read what the others of its format write. Also decodes it in another language. Shows which values travel, and "
            + "whether equal values are the same bytes.",
        [
            OptionsOfRows.Rows with
            {
                Help = "Rows: names, families (json.net), packages (Newtonsoft.Json) or globs (json.net/*). Each reads what the others of "
                    + "its format write. Default: every row.",
            },
            OptionsOfAcross.Shapes,
            OptionsOfWorkloads.Surface with { Help = "How bytes pass between caller and library. Default: each row's first surface." },
        ],
        ("assay conform across --rows 'message-pack/*' --shape dates,enum", "some values, the rows of one library"),
        ("assay conform across --out across.json", "all; 'assay report' reads the file"));

    private static HelpedCommand Judging(
        CommandServices services, Experiment experiment, string name, string description, IReadOnlyList<RunOption> judged,
        params (string Line, string Purpose)[] examples) => new OptionSet(
            new OptionGroup("What to judge", judged),
            new OptionGroup("How long", [OptionsOfLength.BudgetOfRows, OptionsOfLength.Shard, OptionsOfOutput.Resume]),
            OptionsOfOutput.Printed(OptionsOfOutput.Out),
            OptionsOfRows.Variants,
            OptionsOfOutput.Places)
        {
            FromFile = new FileRule { Settling = [OptionsOfOutput.Resume] },
        }.Command(
            services, name, description, examples,
            given => new RunCommand(services).Execute(RunRequest.Of(experiment, given)));
}
