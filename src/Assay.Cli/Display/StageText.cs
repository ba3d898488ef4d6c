using Assay.Engine.Runs;

namespace Assay.Cli.Display;

/// <summary>The stages in words.</summary>
internal static class StageText
{
    public static string Of(RunStage stage) => stage switch
    {
        RunStage.Building => "Building",
        RunStage.Checking => "Checking what comes back",
        _ => "Measuring",
    };
}
