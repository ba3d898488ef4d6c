using System.CommandLine;
using Assay.Cli.Configuration;
using Assay.Cli.Parsing;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Mutations;
using Assay.Engine.Runs;

namespace Assay.Cli.Commands;

/// <summary><c>assay conform hostile</c>: what each row does with input that nobody vouches for.</summary>
internal static class HostileCommand
{
    /// <summary>The command.</summary>
    public static Command Create(Workspace workspace, RunLog log)
    {
        Option<string?> rows = TextOption.Create("--rows", "a,b|glob",
            "Rows to feed: names, families (json.net), packages (Newtonsoft.Json) or globs (json.net/*). '*' is every row. Default: one "
                + "row of each library.");
        rows.Aliases.Add("--row");
        Option<string?> dataSets =
            TextOption.Create("--data-set", "orders", $"Data sets whose payloads are damaged. Default: {HostilePlan.UsualDataSets}.");
        Option<string?> sizes = TextOption.Create("--size", "1", "Size of the data, in units of each data set. Default: 1.");
        Option<string?> kinds = TextOption.Create("--kind", "cut,length", string.Join(
            '\n', HostileKind.All.Select(kind => $"{kind.Name}: {kind.Sentence}").Prepend("Kinds of input. Default: all.")));
        Option<string?> seed = TextOption.Create("--seed", "N", "Seed of what is sampled. Default: 1.");
        Option<string?> inputs = TextOption.Create("--inputs", "N", $"Inputs of each kind at most. Default: {HostilePlan.UsualInputs}.");
        Option<string?> surface =
            TextOption.Create("--surface", "bytes|stream", "How bytes are passed to the library. Default: each row's first surface.");
        Option<string?> budget = VerdictOptionSet.Budget();
        Option<string?> outFile = TextOption.Create(
            "--out", "FILE", "Results file to write. Default: results/<time>.json. Inputs that broke a row go into a folder next to it.");
        Option<string?> resume =
            TextOption.Create("--resume", "FILE", "Continue an interrupted run from its results file, with its options.");
        Option<string?> replay =
            TextOption.Create("--replay", "FILE", "Feed a saved input again, and show what happens. Measures nothing else.");
        Option<string?> format = FormatOption.Create(FormatOption.OfReports);
        ExtentOptionSet extents = new();
        VariantOptionSet variants = new();
        BuildOptionSet builds = new();
        TypesOptionSet types = new();
        Option[] fed = [rows, dataSets, sizes, kinds, seed, inputs, surface];
        Option[] printed = [extents.All, extents.Details, format, outFile];
        Option[] ofRuns = [.. fed, budget, resume, .. printed];
        HelpedCommand command = new(
            "hostile",
            "Feed damaged and malicious input to deserializers. Grades each row: contained, leaky, corrupts or crashes.",
            [
                ("assay conform hostile --rows json.net,MessagePack", "two libraries"),
                ("assay conform hostile --kind cut,length --inputs 50", "some kinds of input, fewer of each"),
                ("assay conform hostile --replay results/hostile.inputs/3f2a91.json", "a saved input again"),
                ("assay conform hostile --types Shop.dll --root Shop.Order", "payloads of your own class"),
            ],
            ("What to feed", [.. fed, replay]),
            ("How long", [budget, resume]),
            ("What to print", printed),
            ("Your own types", [.. types.All]),
            ("Versions, runtimes and modes side by side", [.. variants.All]),
            ("Packages and adapters", [.. builds.All, TrustOption.Create()]));
        command.SetAction(parsed =>
        {
            RunRequest request = variants.AddTo(
                new RunRequest
                {
                    Kind = RunKind.Hostile,
                    Rows = parsed.GetValue(rows),
                    DataSets = parsed.GetValue(dataSets),
                    Sizes = parsed.GetValue(sizes),
                    Surface = parsed.GetValue(surface),
                    Budget = parsed.GetValue(budget),
                    Builds = builds.Options(parsed),
                    Types = types.Request(parsed),
                    IsOfMainRows = types.Request(parsed) is null,
                    Hostile = new AskedHostile
                    {
                        Kinds = parsed.GetValue(kinds),
                        Seed = parsed.GetValue(seed),
                        Inputs = parsed.GetValue(inputs),
                    },
                },
                parsed);
            if (parsed.GetValue(replay) is string file)
            {
                if (Array.Find([.. ofRuns, .. variants.All], option => parsed.GetResult(option) is { Implicit: false }) is Option other)
                    throw new BadInputException(
                        $"{other.Name} has no effect with --replay, which feeds one saved input as it is. Omit it.");
                return new HostileReplay(workspace, log).Execute(file, request);
            }

            ReportForm form = new(FormatOption.Read(parsed.GetValue(format), FormatOption.OfReports), extents.Extent(parsed));
            return new RunCommand(workspace, log).Execute(request, parsed.GetValue(outFile), parsed.GetValue(resume), form);
        });
        return command;
    }
}
