using System.CommandLine;
using Assay.Cli.Configuration;
using Assay.Engine.Options;
using Assay.Engine.Startup;

namespace Assay.Cli.Commands;

/// <summary><c>assay startup</c>: the first calls in a fresh process.</summary>
internal static class StartupCommand
{
    private static readonly RunOption DataSets = OptionsOfWorkloads.DataSets with
    {
        Help = "Data sets whose types are used one after the other, the first of them first. Default: "
            + $"{OptionsOfWorkloads.TypesOfStartup}, four of one shape and a wide one.",
    };

    private static readonly RunOption Size = OptionsOfWorkloads.Sizes with
    {
        Shown = "100",
        Help = "Size of the data, in units of each data set. Default: 1.",
    };

    /// <summary>The command.</summary>
    public static Command Create(CommandServices services) => CostCommand.Create(
        services,
        new StartupExperiment(),
        [new("What to measure", [CostCommand.Rows, DataSets, Size, OptionsOfWorkloads.OperationsApart, OptionsOfWorkloads.Surface])],
        OptionsOfLength.ProcessesOf("row and operation", StartupExperiment.UsualProcesses),
        "Measure the first calls in a fresh process. Parts: start of the process, set-up, first call, each further type.",
        ("assay startup", "one row of each library, in a few minutes"),
        ("assay startup --rows '*'", "every row"),
        ("assay startup --rows 'system.text.json/*' --mode jit,r2r,aot", "what compiling ahead of time brings"),
        ("assay startup --types Shop.dll --root Shop.Order", "your own class"));
}
