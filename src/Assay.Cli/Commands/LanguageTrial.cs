using Assay.Analysis.Choosing;
using Assay.Cli.Display;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Across;
using Assay.Engine.Across.Decoders;
using Assay.Engine.Catalogue;
using Assay.Engine.Runs;
using Assay.Engine.Workers;

namespace Assay.Cli.Commands;

/// <summary>
/// Gives what rows write of the kinds of values that the types hold to decoders of another language, so that a need for one rests
/// on verdicts.
/// </summary>
internal sealed class LanguageTrial(Workspace workspace, RunLog log, ChooseSettings settings, AdapterCatalogue catalogue)
{
    /// <summary>Lets rows of formats with a public specification write, and decodes it.</summary>
    /// <param name="need">The need.</param>
    /// <param name="rows">The rows without verdicts.</param>
    /// <param name="kinds">The kinds of values; null for all.</param>
    /// <param name="cancellation">Ends it.</param>
    /// <returns>What was found; null where no row has such a format, or nothing here decodes it.</returns>
    public ResultsFile? Run(Need need, IReadOnlyList<string> rows, IReadOnlySet<string>? kinds, CancellationToken cancellation)
    {
        string[] published = [.. rows.Where(row => catalogue.Find(row).PublicFormat.Length > 0)];
        if (published.Length == 0)
            return null;
        Console.Error.WriteLine(
            $"--need {need.Name}: decoding in another language what {Counted.Of(published.Length, "row")} write, a few seconds each; "
            + "--no-measure skips this.");
        CacheRules.Open(workspace);
        BuildHome.Ensure(workspace);
        var folder = DecoderFolder.Prepare(workspace.Cache, cancellation);
        foreach (var missing in new[] { folder.Missing, folder.MissingPackages }.Where(sentence => sentence.Length > 0))
            Console.Error.WriteLine(missing);
        if (folder.Missing.Length > 0)
            return null;
        RunRequest request = new()
        {
            Experiment = new AcrossExperiment(),
            Rows = string.Join(',', published),
            Builds = settings.Measured.Builds,
        };
        var plan =
            VerdictResumption.Begin(new RunPlanner(catalogue, DataSetCatalogue.All).Plan(request), static rows => rows);
        var shapes = AcrossShapes.Select(kinds is null ? null : string.Join(',', AcrossShapes.All.Names.Where(kinds.Contains)));
        AcrossResults results = new(VerdictRun.NewFile(plan), shapes);
        using DecoderProcess decoders = new(folder);
        using PayloadFolder payloads = new(workspace.Payloads);
        ConsoleProgress.During(progress =>
        {
            var feeds = BuildPlaces.Feeds(request.Builds);
            var services = RunComposition.Whole(workspace, feeds, log, plan.Options, payloads, new OneStage(progress));
            AcrossCheck check = new(plan, services, shapes, decoders) { IsOfLanguages = true };
            return check.Execute([], (row, found) => results.Add(row, found), cancellation);
        });
        return results.File;
    }
}
