using System.CommandLine;
using Assay.Cli.Configuration;
using Assay.Engine;
using Assay.Engine.Options;
using Assay.Experiments.Hostile;

namespace Assay.Cli.Commands;

/// <summary><c>assay conform hostile</c>: what each row does with input that nobody vouches for.</summary>
internal static class HostileCommand
{
    private static readonly RunOption DataSets = OptionsOfWorkloads.DataSets with
    {
        Shown = "orders",
        Help = $"Data sets whose payloads are damaged. Default: {OptionsOfHostile.UsualDataSets}.",
    };

    private static readonly RunOption Replay =
        new("--replay", "FILE", "Feed a saved input again, and show what happens. Measures nothing else.");

    private static readonly OptionGroup Printed = OptionsOfOutput.Printed(OptionsOfInput.Out);

    /// <summary>What a saved input does not need.</summary>
    private static readonly RunOption[] OfRuns =
    [
        OptionsOfRows.RowsTo("feed", "'*' is every row. Default: one row of each library."),
        DataSets, OptionsOfInput.Size, OptionsOfHostile.Kinds, OptionsOfHostile.Seed, OptionsOfHostile.Inputs, OptionsOfInput.Surface,
    ];

    public static Command Create(CommandServices services)
    {
        OptionGroup length = new("How long", [OptionsOfLength.BudgetOfRows, OptionsOfLength.Shard, OptionsOfOutput.Resume]);
        RunOption[] useless = [.. OfRuns, .. length.Options, .. Printed.Options, .. OptionsOfRows.Variants.Options];
        OptionSet options = new(
            new OptionGroup("What to feed", [.. OfRuns, Replay]),
            length,
            Printed,
            OptionsOfTypes.All,
            OptionsOfRows.Variants,
            OptionsOfOutput.Places)
        {
            FromFile = new FileRule { Settling = [OptionsOfOutput.Resume, Replay] },
        };
        return options.Command(
            services,
            "hostile",
            "Feed damaged and malicious input to deserializers. Grades each row: contained, leaky, corrupts or crashes.",
            [
                ("assay conform hostile --rows json.net,MessagePack", "two libraries"),
                ("assay conform hostile --kind cut,length --inputs 50", "some kinds of input, fewer of each"),
                ("assay conform hostile --replay results/hostile.inputs/3f2a91.json", "a saved input again"),
                ("assay conform hostile --types Shop.dll --root Shop.Order", "payloads of your own class"),
            ],
            given =>
            {
                var request = RunCommand.RequestOf(new HostileExperiment(), given);
                if (given.Text(Replay) is not string file)
                    return new RunCommand(services).Execute(request);
                return Array.Find(useless, given.Has) is RunOption other
                    ? throw new BadInputException(
                        $"{other.Name} has no effect with --replay, which feeds one saved input as it is. Omit it.")
                    : new HostileReplay(services).Execute(file, request);
            });
    }
}

/// <summary>Options of hostile input that <c>assay fuzz</c> has, too.</summary>
internal static class OptionsOfInput
{
    public static RunOption Size { get; } = OptionsOfWorkloads.Sizes with
    {
        Shown = "1",
        Help = "Size of the data, in units of each data set. Default: 1.",
    };

    /// <summary>How bytes pass.</summary>
    public static RunOption Surface { get; } = OptionsOfWorkloads.Surface with
    {
        Shown = "bytes|stream",
        Help = "How bytes are passed to the library. Default: each row's first surface.",
    };

    /// <summary>The results file.</summary>
    public static RunOption Out { get; } = OptionsOfOutput.Out with
    {
        Help = "Results file to write. Default: results/<time>.json. Inputs that broke a row go into a folder next to it.",
    };
}
