using System.Diagnostics;
using Assay.Answers.Articles;
using Assay.Cli.Configuration;
using Assay.Cli.Reproducing;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Engine.Storage;

namespace Assay.Cli.Commands;

/// <summary>
/// Makes an article's runs, one after the other, each with a results file of its own; what is complete is not measured again.
/// </summary>
/// <param name="services">What runs stand on, and where it is said which one begins.</param>
/// <param name="builds">Where adapters and packages come from.</param>
/// <param name="startedAt">When the reproduction began.</param>
internal sealed class ArticleMeasuring(
    CommandServices services, AdapterCatalogue catalogue, BuildOptions builds, DateTimeOffset startedAt)
{
    private readonly PackageFeeds feeds = BuildPlaces.Feeds(builds);
    private readonly RunPlanner planner = new(catalogue, DataSetCatalogue.All);

    /// <summary>Why results could not be written; empty otherwise.</summary>
    public string Cause { get; private set; } = "";

    /// <summary>
    /// Makes the runs that are not complete; ends with the first that is interrupted, spends the budget or cannot be written.
    /// </summary>
    /// <param name="runs">The runs, each with its results file.</param>
    /// <param name="budget">Time after which nothing new is measured, of all runs with their builds and checks; null without.</param>
    /// <param name="cancellation">Ends it; what was measured is kept.</param>
    /// <exception cref="BadInputException">A results file is not of its run, or of another machine.</exception>
    public RunEnding Execute(IReadOnlyList<(ArticleRun Run, string Path)> runs, TimeSpan? budget, CancellationToken cancellation)
    {
        var begin = Stopwatch.GetTimestamp();
        var hasBegun = false;
        CacheRules.Open(services.Workspace);
        BuildHome.Ensure(services.Workspace);
        for (var index = 0; index < runs.Count; index++)
        {
            (var run, var path) = runs[index];
            var earlier = File.Exists(path) ? ResultsStore.Load(path) : null;
            var request = ArticleRuns.RequestOf(run, builds);
            if (earlier is not null)
            {
                Resumption.EnsureSameOptions(earlier, path, request, planner, AssayVersion.Text);
                Resumption.EnsureSameMachine(earlier, path);
                if (Resumption.IsComplete(earlier))
                    continue;
            }

            var left = budget - Stopwatch.GetElapsedTime(begin);
            // Less is left than a run would measure for in any case.
            if (hasBegun && left <= budget / RunPlan.LeastPartOfBudget)
                return RunEnding.BudgetSpent;
            hasBegun = true;
            services.Streams.Errors.WriteLine($"Run {index + 1} of {runs.Count}, {run.Name}: {run.Purpose}");
            var ending = Measure(request, path, earlier, left, cancellation);
            if (ending is RunEnding.Interrupted or RunEnding.NotWritten or RunEnding.BudgetSpent)
                return ending;
        }

        return RunEnding.Complete;
    }

    private RunEnding Measure(RunRequest request, string path, ResultsFile? earlier, TimeSpan? budget, CancellationToken cancellation)
    {
        if (cancellation.IsCancellationRequested)
            return RunEnding.Interrupted;
        using var place = ResultsPlace.Of(path);
        var plan = Limited(
            earlier is null ? planner.Plan(request) : Resumption.Plan(earlier, path, catalogue, request.Experiment), budget);
        var result = RunCommand.Measure(
            services, feeds, plan, earlier ?? NewResults.For(plan.Options, AssayVersion.Text, startedAt), path, cancellation);
        Cause = result.Cause;
        return result.Ending;
    }

    /// <summary>The plan with what is left of the budget, whatever an earlier sitting had.</summary>
    private static RunPlan Limited(RunPlan plan, TimeSpan? budget) =>
        plan with
        {
            Options = plan.Options with { BudgetNanoseconds = budget?.Ticks * TimeSpan.NanosecondsPerTick },
            IsBudgetShared = true,
        };
}
