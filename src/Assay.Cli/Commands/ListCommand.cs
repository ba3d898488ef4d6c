using System.CommandLine;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Engine.Building;

namespace Assay.Cli.Commands;

/// <summary><c>assay list rows|data-sets</c>: what there is.</summary>
internal static class ListCommand
{
    private static readonly string[] Formats = ["table", "json"];

    public static Command Create(Workspace workspace) => new("list", "List what can be measured.")
    {
        Rows(workspace),
        Sub("data-sets", "List every data set with its sizes.", (_, format) => DataSetList.Write(format)),
    };

    private static Command Rows(Workspace workspace)
    {
        BuildOptionSet builds = new();
        Command command = Sub(
            "rows", "List every row: a serializer in one configuration.", (parsed, format) => RowList.Write(BuildOptionSet.Catalogue(workspace, builds.Options(parsed)), format));
        command.Add(builds.Adapters);
        return command;
    }

    private static Command Sub(string name, string description, Action<ParseResult, string> write)
    {
        Option<string?> format = FormatOption.Create(Formats);
        Command command = new(name, description) { format };
        command.SetAction(parsed =>
        {
            write(parsed, FormatOption.Read(parsed.GetValue(format), Formats));
            return ExitCode.Done;
        });
        return command;
    }
}
