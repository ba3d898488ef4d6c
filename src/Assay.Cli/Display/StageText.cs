using Assay.Engine;
using Assay.Engine.Runs;

namespace Assay.Cli.Display;

/// <summary>The stages in words.</summary>
internal static class StageText
{
    public static string Of(RunStage stage) => stage switch
    {
        RunStage.Building => "Building",
        RunStage.Proving => "Proving new builds",
        RunStage.Checking => "Checking what comes back",
        _ => "Measuring",
    };

    /// <summary>About how long a stage still takes, as the end of a line; empty where that is unknown or under a second.</summary>
    public static string Left(TimeSpan? left) => left is TimeSpan { TotalSeconds: >= 1 } time ? $", about {DurationText.WriteAbout(time)} left" : "";
}
