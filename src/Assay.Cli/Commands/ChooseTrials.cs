using Assay.Answers.Choosing;
using Assay.Cli.Configuration;
using Assay.Cli.Display;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Experiments.Across;
using Assay.Experiments.Across.Decoders;
using Assay.Experiments.Hostile;

namespace Assay.Cli.Commands;

/// <summary>
/// Runs that make the verdicts which needs rest on, where no results have them. Their files stay, so that the next choice finds them.
/// </summary>
internal sealed class ChooseTrials(CommandServices services, ChooseSettings settings, AdapterCatalogue catalogue)
{
    // A fifth of what a whole run feeds: enough for a choice, in seconds for each row.
    private const string Inputs = "300";

    /// <summary>Runs one.</summary>
    /// <param name="need">The need whose verdicts are missing.</param>
    /// <param name="rows">The rows that lack them.</param>
    /// <param name="kinds">The kinds of values that the types hold; null for all.</param>
    /// <returns>What it found; null where there is no row.</returns>
    public ResultsFile? Run(Need need, IReadOnlyList<string> rows, IReadOnlySet<string>? kinds, CancellationToken cancellation)
    {
        if (rows.Count == 0)
            return null;
        var workspace = services.Workspace;
        CacheRules.Open(workspace);
        BuildHome.Ensure(workspace);
        if ((need.Trial == AcrossReport.Kind ? OfLanguages(rows, kinds, cancellation) : OfHostile(rows)) is not { } request)
            return null;
        var plan = request.Experiment.Built(new RunPlanner(catalogue, DataSetCatalogue.All).Plan(request), workspace, cancellation);
        var feeds = BuildPlaces.Feeds(request.Builds);
        services.Streams.Errors.WriteLine(
            $"--need {need.Name}: {WorkOf(need)} {Counted.Of(plan.Rows.Count, "row")}{EstimateWords.OfRun(plan, workspace, feeds)}; "
            + "--no-measure skips this.");
        var startedAt = DateTimeOffset.UtcNow;
        using var place = OutFile.Choose(null, null, startedAt);
        var result = RunCommand.Measure(
            services, feeds, plan, NewResults.For(plan.Options, AssayVersion.Text, startedAt), place.Path, cancellation);
        cancellation.ThrowIfCancellationRequested();
        services.Streams.Errors.WriteLine($"Verdicts saved: {place.Path}.");
        return result.Results;
    }

    private static string WorkOf(Need need) =>
        need.Trial == AcrossReport.Kind ? "decoding in another language the values of" : "feeding hostile input to";

    private RunRequest OfHostile(IReadOnlyList<string> rows) => new()
    {
        Experiment = new HostileExperiment(),
        Given = GivenOptions.None.With(OptionsOfHostile.Inputs, Inputs).With(OptionsOfRows.Rows, string.Join(',', rows)),
        Builds = settings.Measured.Builds,
    };

    /// <summary>What rows of formats with a public specification write; null where there is none, or nothing here decodes it.</summary>
    private RunRequest? OfLanguages(IReadOnlyList<string> rows, IReadOnlySet<string>? kinds, CancellationToken cancellation)
    {
        string[] published = [.. rows.Where(row => catalogue.Find(row).PublicFormat.Length > 0)];
        if (published.Length == 0)
            return null;
        var decoders = DecoderFolder.Prepare(services.Workspace.Cache, cancellation);
        if (decoders.Missing.Length > 0)
        {
            services.Streams.Errors.WriteLine(decoders.Missing);
            return null;
        }

        var given = GivenOptions.None.With(OptionsOfRows.Rows, string.Join(',', published));
        return new RunRequest
        {
            Experiment = new AcrossExperiment { Decoders = decoders },
            Given = kinds is null
                ? given
                : given.With(OptionsOfAcross.Shapes, string.Join(',', AcrossShapes.All.Names.Where(kinds.Contains))),
            Builds = settings.Measured.Builds,
        };
    }
}
