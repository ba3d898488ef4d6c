using System.CommandLine;
using Assay.Cli.Checking;
using Assay.Cli.Configuration;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Cli.Scanning;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Checking;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Engine.Workers;
using Assay.Experiments.Speed;

namespace Assay.Cli.Commands;

/// <summary><c>assay check</c>: what each row does with the data, and what it asks of the types, without timing.</summary>
internal sealed class CheckCommand(Workspace workspace, RunLog log)
{
    private static readonly string[] Formats = ["table", "json"];

    private static readonly RunOption Format = OptionsOfOutput.FormatFrom(Formats);

    private static readonly RunOption Edits = new(
        "--edits", "",
        "With --types: also find the smallest edit of your types with which a row brings back everything. Edits are tried on copies.")
    {
        Form = OptionForm.Flag,
    };

    private static readonly RunOption Out =
        OptionsOfOutput.Out with { Help = "Also save the verdicts in a results file. 'assay report' makes a page of it." };

    public static Command Create(CommandServices services) => new OptionSet(
        [
            new OptionGroup("What to print", [Edits, Format, Out]),
            .. DataGroups.Of("What to check", "check", "each data set's default size"),
        ]).Command(
        services,
        "check",
        "Show what each serializer keeps, loses or rejects. Takes your types or a data set, and says what is needed of your "
            + "types. Measures no times.",
        [
            ("assay check --types Shop.dll --root Shop.Order", "your own class, with values that Assay generates"),
            ("assay check --types Shop.dll --root Shop.Order --sample orders.json", "with values of yours"),
            ("assay check --types Shop.dll --root Shop.Order --edits", "also the smallest edit that keeps all"),
            ("assay check --rows json.net,MessagePack --data-set northwind", "two libraries on a data set"),
        ],
        given =>
        {
            var isJson = FormatOption.Read(given.Text(Format), Formats) == "json";
            var request = RunRequest.Of(new SpeedExperiment(), given);
            var triesEdits = given.Has(Edits);
            if (triesEdits && request.Types is null)
                throw new BadInputException("--edits needs --types: data sets are not edited.");
            using var place = given.Text(Out) is string path ? OutFile.ChooseNew(path) : null;
            return Interrupt.During(cancellation => new CheckCommand(services.Workspace, services.Log)
                .Execute(request, isJson, triesEdits, place?.Path, cancellation));
        });

    private int Execute(RunRequest request, bool isJson, bool triesEdits, string? outFile, CancellationToken cancellation)
    {
        var startedAt = DateTimeOffset.UtcNow;
        var catalogue = BuildPlaces.Catalogue(workspace, request.Builds);
        var feeds = BuildPlaces.Feeds(request.Builds);
        RunPlanner planner = new(catalogue, DataSetCatalogue.All);
        planner.Check(request);
        CacheRules.Open(workspace);
        BuildHome.Ensure(workspace);
        var types = new OwnCode(workspace).Read(request.Types, WorkerFrameworks.Of(request), cancellation);
        var plan = planner.Plan(request, types);
        using PayloadFolder payloads = new(workspace.Payloads);
        plan = plan.ReadableFrom(payloads.Path);
        var graphs = PlannedGraph.Of(plan);
        RunServices Services(IRunProgress progress, RunStage stage) =>
            RunComposition.Services(
                workspace, feeds, log, plan.Options, plan.Types is null ? [] : graphs, payloads, new OneStage(progress, stage)) with
            {
                CountTypes = TypesOfRow.Counter(graphs),
            };
        (var verdicts, var values) = ConsoleProgress.During(progress =>
        {
            VerdictCheck check = new(plan, Services(progress, RunStage.Checking));
            return (check.Execute(verdict => progress.Note(CheckText.LineOf(verdict)), cancellation), check.Values);
        });
        var tables =
            CheckTable.Of(plan, isJson ? verdicts : [.. verdicts.Select(verdict => verdict.Whole)], graphs, values?.Notes ?? []);
        if (!isJson)
            CheckText.Write(tables, Console.Out);
        var isSaved = outFile is null || TrySave(
            CheckedFile.Of(plan, verdicts, values, NewResults.For(plan.Options, AssayVersion.Text, startedAt)), outFile);
        var edits = triesEdits
            ? ConsoleProgress.During(
                progress => new EditSearch(workspace, request, plan, payloads).Execute(
                    graphs[0].Graph, verdicts, Services(progress, RunStage.Editing), cancellation))
            : FoundEdits.None;
        if (isJson)
            CheckDocument.Write(tables, edits, Console.Out);
        else if (triesEdits)
            EditText.Write(edits, Console.Out);
        if ((isJson || outFile is not null)
            && KeptWords.Note(plan.Options.Types, verdicts.Select(verdict => verdict.Check)) is { Length: > 0 } note)
            Console.Error.WriteLine(note);
        return isSaved && verdicts.Any(verdict => verdict.Check is not null) ? ExitCode.Done : ExitCode.NothingMeasured;
    }

    private static bool TrySave(ResultsFile results, string path)
    {
        if (!OutFile.TrySave(results, path))
            return false;
        Console.Error.WriteLine(
            $"Verdicts saved: {path}. For a page of them: assay report {path} --out {Path.ChangeExtension(path, PageFile.Ending)}");
        return true;
    }
}

/// <summary>Tells of builds and checks, which take turns here, as of one stage.</summary>
internal sealed class OneStage : IRunProgress
{
    private readonly IRunProgress progress;

    public OneStage(IRunProgress progress, RunStage stage = RunStage.Checking)
    {
        this.progress = progress;
        progress.Begin(stage);
    }

    public void Begin(RunStage stage)
    {
        // There is one.
    }

    public void Report(double share, string atWork, TimeSpan? left) => progress.Report(share, atWork, left);

    public void Note(string text) => progress.Note(text);

    public void Tell(string text) => progress.Tell(text);
}
