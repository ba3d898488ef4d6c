using Assay.Cli.Configuration;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Experiments.Data;
using Assay.Experiments.Hostile;
using Assay.Experiments.Prediction;

namespace Assay.Cli.Commands;

/// <summary>What the commands of experiments answer without measuring or judging a row: from files, or from metadata alone.</summary>
internal static class AnswerWithoutRun
{
    /// <summary>Options that name a file which settles what is asked.</summary>
    public static IReadOnlyList<RunOption> Settling { get; } = [OptionsOfPrediction.From, OptionsOfHostile.Replay];

    /// <summary>Whether code of the user's runs.</summary>
    public static bool Runs(GivenOptions given) => !TypeScan.IsAsked(given);

    /// <summary>Answers; null where an experiment does.</summary>
    public static int? Of(CommandServices services, Experiment experiment, GivenOptions given) => experiment switch
    {
        PredictionExperiment when given.Values(OptionsOfPrediction.From) is { Count: > 0 } files =>
            new PredictionFromFiles(services, RunRequest.Of(experiment.For(given), given), files).Write(OptionsOfOutput.FormOf(given)),
        HostileExperiment when given.Text(OptionsOfHostile.Replay) is string file => HostileReplay.Execute(services, file, given),
        DataExperiment when TypeScan.IsAsked(given) => TypeScan.Execute(services, given),
        _ => null,
    };
}
