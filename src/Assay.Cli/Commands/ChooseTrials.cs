using Assay.Analysis.Choosing;
using Assay.Analysis.Conformance;
using Assay.Cli.Display;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Options;
using Assay.Engine.Runs;

namespace Assay.Cli.Commands;

/// <summary>
/// Runs that make the verdicts which needs rest on, where no results have them. Their files stay, so that the next choice finds them.
/// </summary>
internal sealed class ChooseTrials(Workspace workspace, RunLog log, ChooseSettings settings, AdapterCatalogue catalogue)
{
    // A fifth of what a whole run feeds: enough for a choice, in seconds for each row.
    private const string Inputs = "300";

    /// <summary>Runs one.</summary>
    /// <param name="need">The need whose verdicts are missing.</param>
    /// <param name="rows">The rows that lack them.</param>
    /// <param name="kinds">The kinds of values that the types hold; null for all.</param>
    /// <param name="cancellation">Ends it.</param>
    /// <returns>What it found; null where there is no row.</returns>
    public ResultsFile? Run(Need need, IReadOnlyList<string> rows, IReadOnlySet<string>? kinds, CancellationToken cancellation)
    {
        if (rows.Count == 0)
            return null;
        if (need.Trial == AcrossReport.Kind)
            return new LanguageTrial(workspace, log, settings, catalogue).Run(need, rows, kinds, cancellation);
        RunRequest request = new()
        {
            Experiment = KnownExperiments.Of(need.Trial!),
            Given = GivenOptions.None.With(OptionsOfHostile.Inputs, Inputs).With(OptionsOfRows.Rows, string.Join(',', rows)),
            Builds = settings.Measured.Builds,
        };
        var plan = new RunPlanner(catalogue, DataSetCatalogue.All).Plan(request);
        var feeds = BuildPlaces.Feeds(request.Builds);
        CacheRules.Open(workspace);
        BuildHome.Ensure(workspace);
        Console.Error.WriteLine(
            $"--need {need.Name}: feeding hostile input to {Counted.Of(rows.Count, "row")}{EstimateWords.OfRun(plan, workspace, feeds)}; "
            + "--no-measure skips this.");
        var startedAt = DateTimeOffset.UtcNow;
        using var place = OutFile.Choose(null, null, startedAt);
        var result = RunCommand.Measure(
            workspace, log, feeds, plan, NewResults.For(plan.Options, AssayVersion.Text, startedAt), place.Path, cancellation);
        cancellation.ThrowIfCancellationRequested();
        Console.Error.WriteLine($"Outcomes of hostile input: {place.Path}");
        return result.Results;
    }
}
