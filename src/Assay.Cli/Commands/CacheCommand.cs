using System.CommandLine;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Engine;
using Assay.Engine.Building;

namespace Assay.Cli.Commands;

/// <summary><c>assay cache list|clear</c>: what builds and runs keep on the disk.</summary>
internal static class CacheCommand
{
    private static readonly string[] Formats = ["table", "json"];

    public static Command Create(Workspace workspace) => new HelpedCommand(
        "cache",
        "Show or remove what builds and runs keep on disk.",
        [("assay cache list", "every entry, with size and age"), ("assay cache clear", "remove all that is not in use")])
    {
        Sub("list", "List every entry, with size and age.",
            format => CacheOutput.WriteList(workspace.Cache, new CacheFolder(workspace).List(), format)),
        Sub("clear", "Remove builds, logs and leftover files. Keeps results, entries in use, and files that Assay did not create.",
            format => CacheOutput.WriteClearing(workspace.Cache, new CacheFolder(workspace).Clear(), format)),
    };

    private static HelpedCommand Sub(string name, string description, Action<string> write)
    {
        var format = FormatOption.Create(Formats);
        (string, string)[] examples = [($"assay cache {name}", "as a table"), ($"assay cache {name} --format json", "for a program")];
        HelpedCommand command = new(name, description, examples, ("Options", [format]));
        command.SetAction(parsed =>
        {
            write(FormatOption.Read(parsed.GetValue(format), Formats));
            return ExitCode.Done;
        });
        return command;
    }
}
