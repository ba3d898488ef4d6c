using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Planning;
using Assay.Engine.Running;

namespace Assay.Cli.Display;

/// <summary>About how long something takes here, as the end of a clause.</summary>
public static class EstimateWords
{
    /// <summary>The words, such as <c>, in about 4 min; 12 adapters are built first</c>; what is not known is not said.</summary>
    public static string Of(RunEstimate estimate)
    {
        var time = estimate.Whole is TimeSpan whole ? $", in about {RoughDuration.Of(whole)}" : "";
        return estimate.Programs == 0 ? time
            : $"{time}; {Counted.Of(estimate.Programs, "adapter is", "adapters are")} built first";
    }

    /// <summary>The words for a run that builds, checks and measures.</summary>
    internal static string OfRun(RunPlan plan, Workspace workspace, PackageFeeds feeds) =>
        Of(RunEstimate.OfRun(plan, new AdapterBuilder(workspace, feeds).Known, new MachineTimes(workspace.Cache)));

    /// <summary>What a run is about to do, as a sentence.</summary>
    internal static string Beginning(RunPlan plan, Workspace workspace, PackageFeeds feeds) =>
        $"{Counted.Of(plan.Rows.Count, "row")}{OfRun(plan, workspace, feeds)}.";

    /// <summary>The words for a run that builds and checks.</summary>
    internal static string OfChecks(RunPlan plan, Workspace workspace, PackageFeeds feeds) =>
        Of(RunEstimate.OfChecks(plan, new AdapterBuilder(workspace, feeds).Known, new MachineTimes(workspace.Cache)));
}
