using System.CommandLine;
using Assay.Cli.Parsing;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Runs;

namespace Assay.Cli.Commands;

/// <summary><c>assay startup</c>: the first calls in a fresh process.</summary>
internal static class StartupCommand
{
    /// <summary>The command.</summary>
    public static Command Create(Workspace workspace, RunLog log) => new CostOptionSet(
        RunKind.Startup,
        $"Data sets whose types are used one after the other, the first of them first. Default: {RunPlanner.TypesOfStartup}, four of "
            + "one shape and a wide one.",
        TextOption.Create("--size", "100", "Size of the data, in units of each data set. Default: 1."),
        TextOption.Create("--processes", "N", $"Fresh processes of each row and operation. Default: {RunLength.ProcessesOfStartup}."))
        .Create(
            workspace,
            log,
            "Measure the first calls in a fresh process. Parts: start of the process, set-up, first call, each further type.",
            ("assay startup", "one row of each library, in a few minutes"),
            ("assay startup --rows '*'", "every row"),
            ("assay startup --rows 'system.text.json/*' --mode jit,r2r,aot", "what compiling ahead of time brings"),
            ("assay startup --types Shop.dll --root Shop.Order", "your own class"));
}
