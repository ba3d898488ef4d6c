using Assay.Cli.Configuration;
using Assay.Cli.Parsing;
using Assay.Engine.Options;
using Assay.Engine.Planning;

namespace Assay.Cli.Commands;

/// <summary>What commands of experiments have in common.</summary>
internal static class ExperimentCommand
{
    /// <summary>Makes the command of an experiment; null where it has one of its own.</summary>
    public static HelpedCommand? Create(CommandServices services, Experiment experiment) => experiment.Asking is not { } asking
        ? null
        : new OptionSet(Groups(asking.Measured, asking.Count)) { FromFile = new FileRule { Settling = [OptionsOfOutput.Resume] } }.Command(
            services, experiment.Command, asking.Description, asking.Examples, given => Execute(services, experiment, given));

    /// <summary>The options of such a command.</summary>
    /// <param name="measured">Those of what is measured.</param>
    /// <param name="count">The one that says how often each cell is measured.</param>
    public static IReadOnlyList<OptionGroup> Groups(IReadOnlyList<OptionGroup> measured, RunOption count) =>
    [
        .. measured,
        new("How long", [count, OptionsOfLength.Budget, OptionsOfLength.Shard, OptionsOfOutput.Resume]),
        OptionsOfOutput.Printed(OptionsOfOutput.Out),
        OptionsOfTypes.All,
        OptionsOfRows.Variants,
        OptionsOfOutput.Places,
    ];

    /// <summary>Measures and prints.</summary>
    public static int Execute(CommandServices services, Experiment experiment, GivenOptions given) =>
        new RunCommand(services).Execute(RunCommand.RequestOf(experiment, given));
}
