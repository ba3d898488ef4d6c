using System.CommandLine;
using Assay.Cli.Configuration;
using Assay.Engine.Conformance;
using Assay.Engine.Options;
using Assay.Engine.Runs;

namespace Assay.Cli.Commands;

/// <summary>
/// <c>assay conform</c>: what each row really does with shapes, members, references and values that are known to be hard.
/// </summary>
internal static class ConformCommand
{
    /// <summary>Subcommands, each by its factory.</summary>
    private static readonly Func<CommandServices, Command>[] Subcommands =
    [
        HostileCommand.Create,
        FormatsCommand.Create,
        AcrossCommand.Create,
    ];

    private static readonly OptionGroup[] Groups =
    [
        new("What to judge", [OptionsOfRows.RowsTo("check", "Default: every row."), OptionsOfCases.Cases, OptionsOfCases.Large]),
        new("How long", [OptionsOfLength.BudgetOfRows, OptionsOfOutput.Resume]),
        OptionsOfOutput.Printed(OptionsOfOutput.Out),
        OptionsOfRows.Variants,
        OptionsOfOutput.Places,
    ];

    public static Command Create(CommandServices services)
    {
        var command = new OptionSet(Groups) { FromFile = new FileRule { Settling = [OptionsOfOutput.Resume] } }.Command(
            services,
            "conform",
            "Show what each serializer does with hard shapes and values. Verdicts: supported, rejected, lossy, crash or "
                + "hang. Measures no times.",
            [
                ("assay conform --rows json.net --case 'shared-*'", "some cases for one library"),
                ("assay conform --out conform.json", "every row and case; 'assay report' and 'assay features' read the file"),
                ("assay conform hostile --rows json.net", "damaged and malicious input"),
            ],
            given => new RunCommand(services.Workspace, services.Log).Execute(RunRequest.Of(new ConformanceExperiment(), given)));
        foreach (var sub in Subcommands)
            command.Add(sub(services));
        return command;
    }
}
