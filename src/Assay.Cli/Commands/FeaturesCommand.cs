using System.CommandLine;
using Assay.Answers.Features;
using Assay.Cli.Configuration;
using Assay.Cli.Parsing;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Storage;

namespace Assay.Cli.Commands;

/// <summary><c>assay features FILE...</c>: a feature table whose cells are derived from the verdicts of results files.</summary>
internal static class FeaturesCommand
{
    public static Command Create(CommandServices services)
    {
        Argument<string[]> files = new("FILE")
        {
            Description = "Results files of 'assay conform', its subcommands, 'assay check' and 'assay run'. Of two verdicts on one row "
                + "and case that of the first file counts.",
            Arity = ArgumentArity.OneOrMore,
        };
        OptionSet options = new(OptionsOfOutput.Printed());
        HelpedCommand command = new(
            "features",
            "Derive a feature table from verdicts. Features: graph, private members, streams, untrusted input and more. Measures nothing.",
            [
                ("assay features conform.json", "from one file of 'assay conform --out'"),
                ("assay features conform.json hostile.json --format markdown", "from two, for a document"),
            ],
            options.Made) { files };
        command.SetAction(parsed =>
        {
            ResultsFile[] results = [.. parsed.GetRequiredValue(files).Distinct().Select(ResultsStore.Load)];
            var form = OptionsOfOutput.FormOf(options.Given(parsed)) with
            {
                Command = $"assay features {string.Join(' ', parsed.GetRequiredValue(files).Select(ShellText.Of))}",
            };
            var report = FeatureBuilder.Build(results, DeclaredClaims.Of(services.Workspace));
            if (report.Rows.Count == 0)
                throw new BadInputException(
                    $"{string.Join(", ", parsed.GetRequiredValue(files))}: no row has a verdict. Run 'assay conform --out conform.json' "
                        + "first.");
            new ReportOutput(services.Streams).Write(FeatureTables.Of(report), form);
            return ExitCode.Done;
        });
        return command;
    }
}

/// <summary>What the documentation of rows claims, as their adapters' projects declare it.</summary>
internal static class DeclaredClaims
{
    private static readonly IReadOnlyList<FeatureClaim> None = [];

    /// <summary>The claims of a row, by its name without version, runtime and mode; none where there are no adapters.</summary>
    public static Func<string, IReadOnlyList<FeatureClaim>> Of(Workspace workspace)
    {
        if (!Directory.Exists(workspace.Adapters))
            return static _ => None;
        var catalogue = AdapterCatalogue.Read(workspace.Adapters, BuildTarget.Default.Framework);
        return name => catalogue.Contains(name)
            ? [.. catalogue.Find(name).Claims.Select(claim => new FeatureClaim(claim.Feature, claim.IsYes, claim.Quote, claim.Address))]
            : None;
    }
}
