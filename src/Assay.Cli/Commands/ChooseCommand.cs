using System.CommandLine;
using Assay.Analysis.Model;
using Assay.Analysis.Tables;
using Assay.Answers.Choosing;
using Assay.Cli.Choosing;
using Assay.Cli.Configuration;
using Assay.Cli.Display;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Planning;
using Assay.Report.Sections;

namespace Assay.Cli.Commands;

/// <summary><c>assay choose</c>: recommends a row, with its reasons and what would change the answer.</summary>
internal sealed class ChooseCommand(CommandServices services)
{
    public static Command Create(CommandServices services)
    {
        var files = ChooseOptionSet.Files();
        var command = ChooseOptionSet.Options.Command(
            services,
            "choose",
            "Recommend a serializer for what you need. Takes results of 'assay run', or measures. Says why, what was excluded, and what "
                + "would change the answer.",
            "docs/choose.md",
            ChooseOptionSet.Examples,
            (parsed, options) =>
            {
                // Asked here, where Ctrl-C ends the program at once.
                var given = ChooseOptionSet.Settings(parsed.GetValue(files) ?? [], options);
                var settings = given.IsAsked && services.Streams.IsDialog ? Asked(given, services.Streams) : given;
                return Interrupt.During(
                    services.Streams, cancellation => new ChooseCommand(services).Execute(settings, cancellation),
                    "Interrupted. Nothing was chosen.");
            });
        command.Add(files);
        return command;
    }

    private int Execute(ChooseSettings settings, CancellationToken cancellation)
    {
        var files = new ChooseResults(services).Find(settings, cancellation);
        var model = ReportBuilder.Build(Selected(files[0].Results, files[0].Path, settings));
        var table = (Chooser.TableFor(model, settings.Request) is ReportTable found ? Selected(found, settings) : null)
            ?? throw new BadInputException(
                $"{files[0].Path} has no row with times of both reads and writes. Measure with 'assay run' without --operation.");
        var evidence =
            new ChooseEvidence(services, settings).Collect([.. files.Select(file => file.Results)], table, cancellation);
        var choice = Chooser.Choose(table, evidence, settings.Request);
        if (choice.Recommended is null)
            throw new BadInputException(ChoiceWords.NothingLeft(choice));

        var report = ChoiceSections.Of(choice, ChoiceOrigin.Of(model, [.. files.Select(file => file.Path)], settings.Defaults));
        using (var output = services.Streams.OpenReport())
            SectionWriters.Write(report, settings.Format, output, services.Streams.Style);
        if (settings.Page is string page)
            new PageFile(services.Streams).Write(report, files, page);
        return ExitCode.Done;
    }

    private static ChooseSettings Asked(ChooseSettings settings, Streams streams) => settings with
    {
        Request = new Questions(ConsoleProgress.Terminal(streams)).Ask(),
        Defaults = [],
    };

    /// <summary>The table with the rows that were named alone; comparisons of others stay.</summary>
    private ReportTable Selected(ReportTable table, ChooseSettings settings)
    {
        if (settings.Measured.Rows is null)
            return table;
        RunPlanner planner = new(BuildPlaces.Catalogue(services.Workspace, settings.Measured.Builds), DataSetCatalogue.All);
        HashSet<string> names = [
            .. planner.Select(settings.Measured with { With = [], Runtimes = null, Modes = null }).Select(row => row.Definition.Name)];
        return table with
        {
            Lines = [.. table.Lines.Where(line => names.Contains(line.Id.Row))],
            Missing = [
                .. table.Missing.Select(
                    missing => missing with { Rows = [.. missing.Rows.Where(row => names.Contains(row.Id.Row))] })
                    .Where(missing => missing.Rows.Count > 0)],
        };
    }

    /// <summary>The results with the data sets that were named alone.</summary>
    private static ResultsFile Selected(ResultsFile results, string path, ChooseSettings settings)
    {
        if (settings.Measured.DataSets is not string named)
            return results;
        var names = Lists.Split(named, "--data-set");
        WorkloadOptions[] kept = [.. results.Options.Workloads.Where(workload => names.Contains(workload.DataSet))];
        return kept.Length > 0
            ? results with { Options = results.Options with { Workloads = kept } }
            : throw NearestNames.Unknown(
                $"data set in {path}", named, results.Options.Workloads.Select(workload => workload.DataSet).Distinct());
    }
}
