using System.CommandLine;
using Assay.Cli.Configuration;
using Assay.Cli.Parsing;
using Assay.Engine.Options;
using Assay.Engine.Planning;

namespace Assay.Cli.Commands;

/// <summary>
/// <c>assay run</c> and <c>assay check</c>: a command for each experiment, made from what the experiment says of itself. The first of each
/// word is what the word alone asks for.
/// </summary>
internal static class ExperimentCommand
{
    /// <summary>The command of a word, with those below it.</summary>
    /// <param name="word">Such as <c>run</c>.</param>
    public static Command Of(CommandServices services, string word)
    {
        Experiment[] all = [.. KnownExperiments.All.Where(experiment => experiment.Asking is not null && WordsOf(experiment)[0] == word)];
        var usual = Array.Find(all, experiment => WordsOf(experiment).Length == 1)!;
        var command = Create(services, usual, word);
        command.Add(Create(services, usual, usual.Kind));
        foreach (var experiment in all.Where(experiment => experiment != usual))
            command.Add(Create(services, experiment, WordsOf(experiment)[1]));
        return command;
    }

    /// <summary>The options of an experiment's command, in groups.</summary>
    public static IReadOnlyList<OptionGroup> Groups(CommandText asking) =>
    [
        .. asking.Asked,
        new("How long", [.. asking.Length, OptionsOfOutput.Resume]),
        OptionsOfOutput.Printed([.. asking.Printed, OptionsOfOutput.Out]),
        .. asking.TakesTypes ? [OptionsOfTypes.All] : Array.Empty<OptionGroup>(),
        OptionsOfRows.Variants,
        OptionsOfOutput.Places,
    ];

    /// <summary>A request as the command line gave it.</summary>
    public static RunRequest RequestOf(Experiment experiment, GivenOptions given)
    {
        var request = RunRequest.Of(experiment, given);
        return experiment.Asked(
            request with { IsOfMainRows = experiment.Asking is { AsksMainRows: true } && request.Types is null },
            given.Has(OptionsOfOutput.Resume));
    }

    private static HelpedCommand Create(CommandServices services, Experiment experiment, string name)
    {
        var asking = experiment.Asking!;
        return new OptionSet(Groups(asking))
        {
            FromFile = new FileRule
            {
                // The sizes of a file are those that are compared; growth has its own.
                Takes = option => !experiment.HasSizes || option.Name != OptionsOfWorkloads.Sizes.Name,
                Settling = [OptionsOfOutput.Resume, .. AnswerWithoutRun.Settling],
                Runs = AnswerWithoutRun.Runs,
            },
        }.Command(
            services, name, asking.Description, asking.Page, asking.Examples, given => Execute(services, experiment, given));
    }

    private static int Execute(CommandServices services, Experiment experiment, GivenOptions given) =>
        AnswerWithoutRun.Of(services, experiment, given)
            ?? new RunCommand(services).Execute(RequestOf(given.Has(OptionsOfOutput.Resume) ? experiment : experiment.For(given), given));

    private static string[] WordsOf(Experiment experiment) => experiment.Command.Split(' ');
}
