using System.CommandLine;
using Assay.Cli.Parsing;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Runs;

namespace Assay.Cli.Commands;

/// <summary><c>assay scale</c>: how times grow with the number of objects.</summary>
internal static class ScaleCommand
{
    /// <summary>The command.</summary>
    public static Command Create(Workspace workspace, RunLog log) => new CostOptionSet(
        RunKind.Growth,
        "Data sets to measure. Default: books.",
        TextOption.Create("--to", "1M",
            "Largest number of objects. Sizes are powers of ten from 1 on, and this one. A row that fails, or cannot fit in memory, "
                + "keeps its smaller sizes. Default: 1M."),
        TextOption.Create("--processes", "N", $"Fresh processes of each row, size and operation. Default: {RunLength.ProcessesOfGrowth}."))
        .Create(
            workspace,
            log,
            "Measure how times grow with the number of objects. Finds the fixed cost, the time for each object, and the exponent.",
            ("assay scale --to 10k", "one row of each library, up to 10,000 books"),
            ("assay scale --rows json.net,protobuf-net --to 1M", "two libraries, up to a million"),
            ("assay scale --rows 'system.text.json/*' --data-set northwind", "another data set"),
            ("assay scale --types Shop.dll --root Shop.Order --to 10k", "arrays of your own class"));
}
