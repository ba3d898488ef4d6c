using System.CommandLine;
using Assay.Cli.Parsing;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Runs;

namespace Assay.Cli.Commands;

/// <summary><c>assay startup</c>: what the first calls in a fresh process cost.</summary>
internal static class StartupCommand
{
    /// <summary>The command, and its help.</summary>
    public static (Command Command, GroupedHelp Help) Create(Workspace workspace, RunLog log)
    {
        CostOptionSet options = new(
            RunKind.Startup,
            $"Data sets whose types are used one after the other, the first of them first. Default: {RunPlanner.TypesOfStartup}, four of one shape and a wide one.",
            TextOption.Create("--size", "100", "Size of the data, in units of each data set. Default: 1."),
            TextOption.Create("--processes", "N", $"Fresh processes of each row and operation. Default: {RunLength.ProcessesOfStartup}."));
        Command command = new("startup", "Measure what the first calls in a fresh process cost: start of the process, set-up, first call, each further type.");
        foreach (Option option in options.All)
            command.Add(option);
        command.SetAction(parsed => new RunCommand(workspace, log).Execute(options.Request(parsed), options.Out(parsed), options.Resume(parsed), options.Form(parsed)));
        return (command, options.Help(
            ("assay startup", "one row of each library, in a few minutes"),
            ("assay startup --rows '*'", "every row"),
            ("assay startup --rows 'system.text.json/*' --mode jit,r2r,aot", "what compiling ahead of time brings"),
            ("assay startup --types Shop.dll --root Shop.Order", "your own class")));
    }
}
