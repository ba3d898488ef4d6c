using System.CommandLine;
using Assay.Cli.Configuration;
using Assay.Engine;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Experiments.Fuzz;
using Assay.Experiments.Hostile;

namespace Assay.Cli.Commands;

/// <summary><c>assay fuzz</c>: looks for input that breaks a row, guided by the branches that its library passes.</summary>
internal static class FuzzCommand
{
    private const string UsualDataSet = "orders";

    private static readonly RunOption Rows = OptionsOfRows.Rows with
    {
        Help = "Rows to fuzz, one after the other: names, families (json.net), packages (Newtonsoft.Json) or globs (json.net/*).",
    };

    private static readonly RunOption DataSets = OptionsOfWorkloads.DataSets with
    {
        Shown = UsualDataSet,
        Help = $"Data sets whose payloads are changed. Default: {UsualDataSet}.",
    };

    private static readonly RunOption Resume = OptionsOfOutput.Resume with
    {
        Help = OptionsOfOutput.Resume.Help.TrimEnd('.') + ": a row that had not its whole time is fuzzed again.",
    };

    private static readonly OptionGroup[] Groups =
    [
        new("What to fuzz",
            [Rows, OptionsOfHostile.Minutes, DataSets, OptionsOfInput.Size,
                OptionsOfHostile.Seed with { Help = "Seed of the changes. Default: 1." }, OptionsOfInput.Surface,
                OptionsOfLength.Shard, Resume]),
        OptionsOfOutput.Printed(OptionsOfInput.Out),
        OptionsOfTypes.All,
        OptionsOfRows.Variants,
        OptionsOfOutput.Places,
    ];

    public static Command Create(CommandServices services) =>
        new OptionSet(Groups) { FromFile = new FileRule { Settling = [Resume] } }.Command(
            services,
            "fuzz",
            "Look for input that breaks a row. Changes valid payloads at random, guided by the branches that the library passes. Ctrl-C "
                + "keeps what was found, and --resume goes on.",
            [
                ("assay fuzz --rows memory-pack/utf-8", "a minute of the usual data set"),
                ("assay fuzz --rows json.net --minutes 10 --seed 7", "longer, from another seed"),
                ("assay fuzz --rows MessagePack --types Shop.dll --root Shop.Order", "payloads of your own class"),
            ],
            given => new RunCommand(services).Execute(RequestOf(given)));

    private static RunRequest RequestOf(GivenOptions given)
    {
        var isResumed = given.Has(Resume);
        if (!given.Has(Rows) && !isResumed)
            throw new BadInputException("Name a row to fuzz, such as --rows memory-pack/utf-8. 'assay list rows' shows them.");
        var request = RunRequest.Of(new FuzzExperiment(), given);
        return request.Types is null && !isResumed ? request with { DataSets = request.DataSets ?? UsualDataSet } : request;
    }
}
