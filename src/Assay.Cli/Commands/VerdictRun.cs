using Assay.Cli.Configuration;
using Assay.Cli.Display;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Options;
using Assay.Engine.Runs;
using Assay.Engine.Workers;
using System.CommandLine;

namespace Assay.Cli.Commands;

/// <summary>
/// One call of a command that judges rows one by one and measures nothing: prints a line for each, and saves the file after each.
/// </summary>
/// <param name="workspace">The folders.</param>
/// <param name="log">The log.</param>
/// <param name="form">How the report is written.</param>
/// <param name="path">The results file; null for none.</param>
internal sealed class VerdictRun(Workspace workspace, RunLog log, ReportForm form, string? path)
{
    private static readonly RunOption Resume = OptionsOfOutput.Resume with
    {
        Help = "Continue an interrupted run: what its file holds is not done again.",
    };

    private bool isSaved = true;

    /// <summary>The folders, with a cache and a home for builds.</summary>
    public Workspace Open()
    {
        CacheRules.Open(workspace);
        BuildHome.Ensure(workspace);
        return workspace;
    }

    /// <summary>Makes such a command.</summary>
    /// <param name="services">What it stands on.</param>
    /// <param name="name">Its name.</param>
    /// <param name="description">What it does.</param>
    /// <param name="examples">Command lines, each with what it does.</param>
    /// <param name="options">Options of its own.</param>
    /// <param name="execute">Executes one call.</param>
    public static Command Command(
        CommandServices services,
        string name,
        string description,
        IReadOnlyList<(string Line, string Purpose)> examples,
        IReadOnlyList<RunOption> options,
        Func<GivenOptions, Func<VerdictRun, CancellationToken, int>> execute) => new OptionSet(
            new OptionGroup("What to judge", options),
            OptionsOfOutput.Printed(),
            new OptionGroup("How long, and what is kept", [OptionsOfLength.BudgetOfRows, OptionsOfOutput.OutIfAsked, Resume]),
            OptionsOfRows.Variants,
            OptionsOfOutput.Places)
        {
            FromFile = new FileRule { Settling = [Resume] },
        }.Command(services, name, description, examples, given =>
        {
            var form = OptionsOfOutput.FormOf(given);
            if (given.Has(OptionsOfOutput.Out) && given.Has(Resume))
                throw new BadInputException("--resume continues its own file. Omit --out.");
            var call = execute(given);
            using var place = PlaceOf(given);
            return Interrupt.During(
                cancellation => call(new VerdictRun(services.Workspace, services.Log, form, place?.Path), cancellation));
        });

    /// <summary>Where results go; null for nowhere.</summary>
    private static ResultsPlace? PlaceOf(GivenOptions given) => given.Text(Resume) is string earlier
        ? ResultsPlace.Of(earlier)
        : given.Text(OptionsOfOutput.Out) is string path
        ? OutFile.ChooseNew(path)
        : null;

    /// <summary>Plans a new run, or the rest of an earlier one.</summary>
    /// <param name="request">What was asked.</param>
    /// <param name="earlier">What the earlier run left; null for a new one.</param>
    /// <param name="resume">The earlier run's file; null for none.</param>
    /// <param name="only">Those of some rows that such a run judges.</param>
    /// <returns>The plan, without rows where none of those asked for is judged.</returns>
    /// <exception cref="BadInputException">What was asked cannot be planned, or does not agree with the file.</exception>
    public RunPlan PlanOf(RunRequest request, ResultsFile? earlier, string? resume,
        Func<IEnumerable<SelectedRow>, IEnumerable<SelectedRow>> only)
    {
        var catalogue = BuildPlaces.Catalogue(workspace, request.Builds);
        RunPlanner planner = new(catalogue, DataSetCatalogue.All);
        return earlier is null
            ? VerdictResumption.Begin(planner.Plan(request), only)
            : VerdictResumption.Plan(earlier, resume!, request, catalogue, planner, AssayVersion.Text, only);
    }

    /// <summary>An empty file of a run.</summary>
    public static ResultsFile NewFile(RunPlan plan) => NewResults.For(plan.Options, AssayVersion.Text, DateTimeOffset.UtcNow);

    /// <summary>Prints what a run that was asked to go on has judged already.</summary>
    public int WriteComplete(ResultsFile results) => RunEndingOutput.WriteComplete(results, path!, form);

    /// <summary>Judges, and reports.</summary>
    /// <param name="plan">The rows.</param>
    /// <param name="builds">Where packages come from.</param>
    /// <param name="results">Collects the verdicts.</param>
    /// <param name="judge">Judges; to be told of each row, with a few words on what came of it, once its verdicts are collected. False
    /// where the budget was used up before every row was judged.</param>
    public int Execute(RunPlan plan, BuildOptions builds, VerdictResults results, Func<RunServices, Action<RowResult, string>, bool> judge)
    {
        bool isComplete;
        try
        {
            isComplete = Judge(plan, builds, results, judge);
        }
        catch (OperationCanceledException)
        {
            Console.Error.WriteLine(Ended("Interrupted.", results));
            throw;
        }

        if (isComplete)
            results.Complete();
        Save(results);
        ReportOutput.Write(results.File, path is not null && isSaved ? form with { Command = ReportCommand.Again([path]) } : form);
        if (!isComplete)
            Console.Error.WriteLine(Ended("The budget is used up.", results));
        else if (path is not null && isSaved)
            Console.Error.WriteLine($"Verdicts saved: {path}.");
        return isSaved && results.IsJudged ? ExitCode.Done : ExitCode.NothingMeasured;
    }

    private bool Judge(RunPlan plan, BuildOptions builds, VerdictResults results, Func<RunServices, Action<RowResult, string>, bool> judge)
    {
        using PayloadFolder payloads = new(Open().Payloads);
        return ConsoleProgress.During(progress => judge(
            RunComposition.Whole(workspace, BuildPlaces.Feeds(builds), log, plan.Options, payloads, new OneStage(progress)),
            (row, words) =>
            {
                Save(results);
                progress.Note(LineOf(row, words));
            }));
    }

    private string Ended(string why, VerdictResults results) => results.File.Rows.Count == 0 ? $"{why} No row was judged yet."
        : path is null || !isSaved ? $"{why} No verdicts were saved; --out saves them after each row."
        : $"{why} Verdicts so far are in {path}; continue with: {KnownExperiments.Of(results.File.Options).ToContinue(path)}";

    private void Save(VerdictResults results) => isSaved = isSaved && (path is null || OutFile.TrySave(results.File, path));

    private static string LineOf(RowResult row, string words) => row.Status switch
    {
        RowStatus.Available => $"{row.Label}: {words}",
        RowStatus.Excluded => $"{row.Label}: excluded",
        _ => $"{row.Label}: not available",
    };
}
