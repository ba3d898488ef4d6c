using Assay.Cli.Configuration;
using Assay.Cli.Parsing;
using Assay.Engine.Options;
using Assay.Engine.Runs;

namespace Assay.Cli.Commands;

/// <summary>What commands have in common that measure another cost than the time of warm operations.</summary>
internal static class CostCommand
{
    /// <summary>The rows.</summary>
    public static RunOption Rows { get; } =
        OptionsOfRows.RowsTo("measure", "'*' is every row. Default: one row of each library; with --types every row.");

    /// <summary>Makes a command.</summary>
    /// <param name="services">What it stands on.</param>
    /// <param name="experiment">What it measures.</param>
    /// <param name="measured">What the options of what is measured are.</param>
    /// <param name="count">The option that says how often each cell is measured.</param>
    /// <param name="description">What it does.</param>
    /// <param name="examples">Command lines, each with what it does.</param>
    public static HelpedCommand Create(
        CommandServices services, Experiment experiment, IReadOnlyList<OptionGroup> measured, RunOption count, string description,
        params (string Line, string Purpose)[] examples) =>
        new OptionSet(Groups(measured, count)) { FromFile = new FileRule { Settling = [OptionsOfOutput.Resume] } }.Command(
            services, experiment.Command, description, examples, given => Execute(services, experiment, given));

    /// <summary>The options of such a command.</summary>
    /// <param name="measured">Those of what is measured.</param>
    /// <param name="count">The one that says how often each cell is measured.</param>
    public static IReadOnlyList<OptionGroup> Groups(IReadOnlyList<OptionGroup> measured, RunOption count) =>
    [
        .. measured,
        new("How long", [count, OptionsOfLength.Budget, OptionsOfOutput.Resume]),
        OptionsOfOutput.Printed(OptionsOfOutput.Out),
        OptionsOfTypes.All,
        OptionsOfRows.Variants,
        OptionsOfOutput.Places,
    ];

    /// <summary>Measures and prints.</summary>
    public static int Execute(CommandServices services, Experiment experiment, GivenOptions given) =>
        new RunCommand(services.Workspace, services.Log).Execute(RunCommand.RequestOf(experiment, given));
}
