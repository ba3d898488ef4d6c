using System.CommandLine;
using Assay.Cli.Configuration;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Engine.Building;

namespace Assay.Cli.Commands;

/// <summary><c>assay cache list|clear</c>: what builds and runs keep on the disk.</summary>
internal static class CacheCommand
{
    private static readonly string[] Formats = ["table", "json"];

    public static Command Create(CommandServices services) => new HelpedCommand(
        "cache",
        "Show or remove what builds and runs keep on disk.",
        "docs/install.md",
        [("assay cache list", "every entry, with size and age"), ("assay cache clear", "remove all that is not in use")])
    {
        Sub("list", "List every entry, with size and age.",
            format => new CacheOutput(services.Streams, services.Workspace.Cache)
                .WriteList(new CacheFolder(services.Workspace).List(), format)),
        Sub("clear", "Remove builds, logs and leftover files. Keeps results, entries in use, and files that Assay did not create.",
            format => new CacheOutput(services.Streams, services.Workspace.Cache)
                .WriteClearing(new CacheFolder(services.Workspace).Clear(), format)),
    };

    private static HelpedCommand Sub(string name, string description, Action<string> write)
    {
        var format = FormatOption.Create(Formats);
        (string, string)[] examples = [($"assay cache {name}", "as a table"), ($"assay cache {name} --format json", "for a program")];
        HelpedCommand command = new(name, description, "docs/install.md", examples, ("What to print", [format]));
        command.SetAction(parsed =>
        {
            write(FormatOption.Read(parsed.GetValue(format), Formats));
            return ExitCode.Done;
        });
        return command;
    }
}
