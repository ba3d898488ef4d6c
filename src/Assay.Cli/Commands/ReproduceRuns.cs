using Assay.Analysis.Articles;
using Assay.Cli.Reproducing;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Runs;

namespace Assay.Cli.Commands;

/// <summary>Makes an article's runs, one after the other, each with a results file of its own; what is complete is not measured again.</summary>
/// <param name="workspace">Where builds are kept.</param>
/// <param name="log">The log.</param>
/// <param name="catalogue">The rows.</param>
/// <param name="builds">Where adapters and packages come from.</param>
/// <param name="startedAt">When the reproduction began.</param>
internal sealed class ReproduceRuns(Workspace workspace, RunLog log, AdapterCatalogue catalogue, BuildOptions builds, DateTimeOffset startedAt)
{
    private readonly PackageFeeds feeds = BuildOptionSet.Feeds(builds);
    private readonly RunPlanner planner = new(catalogue, DataSetCatalogue.All);

    /// <summary>Why results could not be written; empty otherwise.</summary>
    public string Cause { get; private set; } = "";

    /// <summary>Makes the runs that are not complete; ends with the first that is interrupted or cannot be written.</summary>
    /// <param name="runs">The runs, each with its results file.</param>
    /// <param name="cancellation">Ends it; what was measured is kept.</param>
    /// <exception cref="BadInputException">A results file is not of its run, or of another machine.</exception>
    public RunEnding Execute(IReadOnlyList<(ArticleRun Run, string Path)> runs, CancellationToken cancellation)
    {
        CacheRules.Open(workspace);
        BuildHome.Ensure(workspace);
        for (int index = 0; index < runs.Count; index++)
        {
            (ArticleRun run, string path) = runs[index];
            ResultsFile? earlier = File.Exists(path) ? ResultsStore.Load(path) : null;
            RunRequest request = ArticleRuns.RequestOf(run, builds);
            if (earlier is not null)
            {
                Resumption.EnsureSameOptions(earlier, path, request, planner, AssayVersion.Text);
                Resumption.EnsureSameMachine(earlier, path);
                if (Resumption.IsComplete(earlier))
                    continue;
            }

            Console.Error.WriteLine($"Run {index + 1} of {runs.Count}, {run.Name}: {run.Purpose}");
            RunEnding ending = Measure(request, path, earlier, cancellation);
            if (ending is RunEnding.Interrupted or RunEnding.NotWritten)
                return ending;
        }

        return RunEnding.Complete;
    }

    private RunEnding Measure(RunRequest request, string path, ResultsFile? earlier, CancellationToken cancellation)
    {
        if (cancellation.IsCancellationRequested)
            return RunEnding.Interrupted;
        RunPlan plan = earlier is null ? planner.Plan(request) : Resumption.Plan(earlier, path, catalogue);
        RunResult result = RunCommand.Measure(workspace, log, feeds, plan, earlier ?? NewResults.For(plan.Options, AssayVersion.Text, startedAt), path, cancellation);
        Cause = result.Cause;
        return result.Ending;
    }
}
