using Assay.Cli.Configuration;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Planning;
using Assay.Engine.Running;
using Assay.Experiments.Hostile;
using Assay.Experiments.Prediction;
using Assay.Experiments.Speed;
using Assay.Report;

namespace Assay.Cli.Commands;

/// <summary>Ends a run: the table on standard output, what else there is to say on standard error, the exit code.</summary>
internal sealed class RunEndingOutput(CommandServices services)
{
    /// <param name="path">Where the results are.</param>
    /// <param name="form">The format, and how much of it.</param>
    /// <param name="building">What it takes to build what a run of all data sets needs.</param>
    public int Write(RunResult result, string path, ReportForm form, RunRequest request, Func<TimeSpan> building)
    {
        form = form with { Command = ReportCommand.Again([path]) };
        var isShort = form is { Format: "table", Extent: ReportExtent.FirstScreen };
        var hasNotes = false;
        try
        {
            if (result.Results.Rows.Count > 0)
            {
                // A terminal is whoever asked; a file may go further.
                new ReportOutput(services.Streams).Write(
                    form.Format == FormatOption.OfReports[0] ? result.Whole : result.Results, form,
                    string.IsNullOrEmpty(request.Deep) ? null : Lists.Split(request.Deep, "--deep"));
            }
        }
        finally
        {
            // A table that cannot be written is no reason to keep back where the results are.
            hasNotes = Explain(result, request.Experiment, path, isShort);
        }

        if (result.Ending is RunEnding.Complete && result.HasSamples && result.Results.Options.Shard is { } shard)
        {
            services.Streams.Errors.WriteLine(
                $"This is shard {shard.Number} of {shard.Count}. Merge all shards with: assay merge part*.json --out whole.json");
        }
        else if (result.Ending is RunEnding.Complete or RunEnding.BudgetSpent
            && result.HasSamples && request.Experiment is SpeedExperiment)
        {
            NameLongerRuns(result, request, isShort, building);
            if (request is { Rows: null, IsOfMainRows: true, With: [] } && !(isShort && hasNotes))
                services.Streams.Errors.WriteLine("One row of each library was measured. --rows '*' measures all.");
        }

        if ((!isShort || !result.HasSamples)
            && UnavailableRows.Sentence(result.Results.Rows, request.Builds.IsOffline) is { Length: > 0 } sentence)
            services.Streams.Errors.WriteLine(sentence);
        if (result.Results.SamplesOf<HostileSamples>().Inputs.SelectMany(fed =>
            fed.Kinds).SelectMany(kind => kind.Groups).Any(group => group.File.Length > 0))
            services.Streams.Errors.WriteLine(
                $"Inputs that broke a row: {SavedInputs.FolderOf(path)}. Show one again with: assay check hostile --replay FILE");
        return result.Ending switch
        {
            RunEnding.Interrupted => ExitCode.Interrupted,
            RunEnding.UserCode => ExitCode.BadInput,
            RunEnding.NotWritten => ExitCode.NothingMeasured,
            _ => result.HasSamples && PredictionBuilder.Build(result.Results) is null or { IsAnswered: true }
                ? ExitCode.Done
                : ExitCode.NothingMeasured,
        };
    }

    /// <summary>Prints what a run that was asked to go on has measured already.</summary>
    /// <param name="results">The complete results.</param>
    /// <param name="form">The format, and how much of it.</param>
    public int WriteComplete(ResultsFile results, string path, ReportForm form)
    {
        new ReportOutput(services.Streams).Write(results, form with { Command = ReportCommand.Again([path]) });
        services.Streams.Errors.WriteLine(
            $"{path} is complete, so there is nothing to resume."
            + $"{(results.HoldsVerdicts() ? "" : " For more blocks, start a new run.")}");
        return ExitCode.Done;
    }

    /// <summary>That something is missing which no row is to blame for.</summary>
    /// <param name="done">What was to be done with everything: measured, or judged.</param>
    internal static string NotAll(string done) => $"Not everything was {done}, for reasons that are no row's own.";

    /// <summary>
    /// Says how the run ended and where the results are; below one screen there is room for one more note. Gives whether there was any.
    /// </summary>
    private bool Explain(RunResult result, Experiment experiment, string path, bool isShort)
    {
        var toContinue = $"continue with: {KnownExperiments.Of(result.Results.Options).ToContinue(path)}";
        var kept = result.HasSamples
            ? $"Results so far are in {path}; {toContinue}"
            : File.Exists(path)
            ? $"Nothing was measured yet; {toContinue}"
            : "Nothing was measured yet.";
        var sentence = result.Ending switch
        {
            RunEnding.Interrupted => $"Interrupted. {kept}",
            RunEnding.BudgetSpent when HasRanks(result) =>
                $"Too little budget left for the next look; some rows are not settled yet. {kept}",
            RunEnding.BudgetSpent => $"The budget is used up. {kept}",
            RunEnding.UserCode => $"{result.Cause} {(result.HasSamples ? $"Results so far are in {path}." : "Nothing was measured yet.")}",
            RunEnding.NotWritten => result.Cause,
            _ when !result.HasSamples =>
                $"Nothing was measured: every row failed, for the reasons above. Full output is in {services.Log.FileName}.",
            _ when Resumption.HasOwnFailures(result.Results) =>
                $"{NotAll(result.Results.HoldsVerdicts() ? "judged" : "measured")} Results so far are in {path}; {toContinue}",
            _ => $"Results with all {experiment.Found}: {path}",
        };
        services.Streams.Errors.WriteLine(sentence);
        if (result.HasSamples && result.Ending != RunEnding.NotWritten && PageFile.TryWriteNextTo(result.Results, path) is string page)
            services.Streams.Errors.WriteLine($"Page for your browser: {page}");
        List<string> notes = [.. NotesOf(result, services.Log)];
        foreach (var note in isShort ? notes.Take(1) : notes)
            services.Streams.Errors.WriteLine(note);
        return notes.Count > 0;
    }

    private static IEnumerable<string> NotesOf(RunResult result, RunLog log)
    {
        if (result.Ending == RunEnding.Complete && result.Results.Cells.Any(cell => cell.Failure is not null))
            yield return $"Full failure output: {log.FileName}";
        if (KeptWords.Note(result.Results.Options.Types, result.Results.Checks) is { Length: > 0 } note)
            yield return note;
    }

    private static bool HasRanks(RunResult result) =>
        result.Results.Options.Looks.Count > 0 && result.Results.Cells.Any(cell => cell.Blocks.Count >= result.Results.Options.Looks[0]);

    private void NameLongerRuns(RunResult result, RunRequest request, bool isShort, Func<TimeSpan> building)
    {
        var longer = LongerRuns.After(result, request, DataSetCatalogue.All, request.Types is null ? building() : default);
        if (longer.Count == 0)
            return;
        if (isShort)
        {
            services.Streams.Errors.WriteLine($"Next, for {longer[0].Purpose} in about {RoughDuration.Of(longer[0].Duration)}:");
            services.Streams.Errors.WriteLine($"  {longer[0].Command}");
            return;
        }

        services.Streams.Errors.WriteLine("Longer runs, and roughly how long each takes here:");
        var width = longer.Max(run => run.Purpose.Length);
        foreach (var run in longer)
            services.Streams.Errors.WriteLine($"  {RoughDuration.Of(run.Duration),7}  {run.Purpose.PadRight(width)}  {run.Command}");
    }
}
