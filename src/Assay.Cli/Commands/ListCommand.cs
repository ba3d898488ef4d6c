using System.CommandLine;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;

namespace Assay.Cli.Commands;

/// <summary><c>assay list rows|data-sets</c>: what there is.</summary>
internal static class ListCommand
{
    private static readonly string[] Formats = ["table", "json"];

    public static Command Create(Workspace workspace) => new("list", "List what can be measured.")
    {
        Sub("rows", "List every row: a serializer in one configuration.", format => RowList.Write(AdapterCatalogue.Read(workspace.Adapters, BuildTarget.Default.Framework), format)),
        Sub("data-sets", "List every data set with its sizes.", DataSetList.Write),
    };

    private static Command Sub(string name, string description, Action<string> write)
    {
        Option<string?> format = FormatOption.Create(Formats);
        Command command = new(name, description) { format };
        command.SetAction(parsed =>
        {
            write(FormatOption.Read(parsed.GetValue(format), Formats));
            return ExitCode.Done;
        });
        return command;
    }
}
