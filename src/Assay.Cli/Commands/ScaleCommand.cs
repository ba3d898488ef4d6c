using System.CommandLine;
using Assay.Cli.Configuration;
using Assay.Engine.Growth;
using Assay.Engine.Options;

namespace Assay.Cli.Commands;

/// <summary><c>assay scale</c>: how times grow with the number of objects.</summary>
internal static class ScaleCommand
{
    private static readonly RunOption To = OptionsOfWorkloads.Largest with
    {
        Help = "Largest number of objects. Sizes are powers of ten from 1 on, and this one. A row that fails, or cannot fit in memory, "
            + "keeps its smaller sizes. Default: 1M.",
    };

    /// <summary>The command.</summary>
    public static Command Create(CommandServices services) => CostCommand.Create(
        services,
        new GrowthExperiment(),
        [new("What to measure",
            [CostCommand.Rows, OptionsOfWorkloads.DataSets, To, OptionsOfWorkloads.OperationsApart, OptionsOfWorkloads.Surface])],
        OptionsOfLength.ProcessesOf("row, size and operation", GrowthExperiment.UsualProcesses),
        "Measure how times grow with the number of objects. Finds the fixed cost, the time for each object, and the exponent.",
        ("assay scale --to 10k", "one row of each library, up to 10,000 books"),
        ("assay scale --rows json.net,protobuf-net --to 1M", "two libraries, up to a million"),
        ("assay scale --rows 'system.text.json/*' --data-set northwind", "another data set"),
        ("assay scale --types Shop.dll --root Shop.Order --to 10k", "arrays of your own class"));
}
