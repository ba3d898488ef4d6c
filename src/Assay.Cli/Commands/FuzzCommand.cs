using System.CommandLine;
using Assay.Cli.Configuration;
using Assay.Cli.Parsing;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Runs;
using Assay.Engine.UserTypes;

namespace Assay.Cli.Commands;

/// <summary><c>assay fuzz</c>: looks for input that breaks a row, guided by the branches that its library passes.</summary>
internal static class FuzzCommand
{
    private const string UsualDataSet = "orders";

    /// <summary>The command.</summary>
    public static Command Create(Workspace workspace, RunLog log)
    {
        Option<string?> rows = TextOption.Create("--row", "a,b|glob",
            "Rows to fuzz, one after the other: names, families (json.net), packages (Newtonsoft.Json) or globs (json.net/*).");
        rows.Aliases.Add("--rows");
        Option<string?> minutes = TextOption.Create(
            "--minutes", "10", $"How long each row and data set is fuzzed. Default: {HostilePlan.UsualMinutes}.");
        Option<string?> dataSets =
            TextOption.Create("--data-set", "orders", $"Data sets whose payloads are changed. Default: {UsualDataSet}.");
        Option<string?> sizes = TextOption.Create("--size", "1", "Size of the data, in units of each data set. Default: 1.");
        Option<string?> seed = TextOption.Create("--seed", "N", "Seed of the changes. Default: 1.");
        Option<string?> surface =
            TextOption.Create("--surface", "bytes|stream", "How bytes are passed to the library. Default: each row's first surface.");
        Option<string?> outFile = TextOption.Create(
            "--out", "FILE", "Results file to write. Default: results/<time>.json. Inputs that broke a row go into a folder next to it.");
        Option<string?> resume = TextOption.Create(
            "--resume", "FILE",
            "Continue an interrupted run from its results file, with its options: a row that had not its whole time is fuzzed again.");
        Option<string?> format = FormatOption.Create(FormatOption.OfReports);
        ExtentOptionSet extents = new();
        VariantOptionSet variants = new();
        BuildOptionSet builds = new();
        TypesOptionSet types = new();
        HelpedCommand command = new(
            "fuzz",
            "Look for input that breaks a row. Changes valid payloads at random, guided by the branches that the library passes. Ctrl-C "
                + "keeps what was found, and --resume goes on.",
            [
                ("assay fuzz --row memory-pack/utf-8", "a minute of the usual data set"),
                ("assay fuzz --row json.net --minutes 10 --seed 7", "longer, from another seed"),
                ("assay fuzz --row MessagePack --types Shop.dll --root Shop.Order", "payloads of your own class"),
            ],
            ("What to fuzz", [rows, minutes, dataSets, sizes, seed, surface, resume]),
            ("What to print", [extents.All, extents.Details, format, outFile]),
            ("Your own types", [.. types.All]),
            ("Versions, runtimes and modes side by side", [.. variants.All]),
            ("Packages and adapters", [.. builds.All, TrustOption.Create()]));
        command.SetAction(parsed =>
        {
            string? asked = parsed.GetValue(rows);
            string? earlier = parsed.GetValue(resume);
            if (asked is null && earlier is null)
                throw new BadInputException("Name a row to fuzz, such as --row memory-pack/utf-8. 'assay list rows' shows them.");
            TypesRequest? own = types.Request(parsed);
            RunRequest request = variants.AddTo(
                new RunRequest
                {
                    Kind = RunKind.Hostile,
                    Rows = asked,
                    DataSets = parsed.GetValue(dataSets) ?? (own is null && earlier is null ? UsualDataSet : null),
                    Sizes = parsed.GetValue(sizes),
                    Surface = parsed.GetValue(surface),
                    Builds = builds.Options(parsed),
                    Types = own,
                    Hostile = new AskedHostile { IsFuzzing = true, Seed = parsed.GetValue(seed), Minutes = parsed.GetValue(minutes) },
                },
                parsed);
            ReportForm form = new(FormatOption.Read(parsed.GetValue(format), FormatOption.OfReports), extents.Extent(parsed));
            return new RunCommand(workspace, log).Execute(request, parsed.GetValue(outFile), earlier, form);
        });
        return command;
    }
}
