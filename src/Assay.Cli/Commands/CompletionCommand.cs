using System.CommandLine;
using System.CommandLine.Completions;
using Assay.Cli.Completion;
using Assay.Engine;

namespace Assay.Cli.Commands;

/// <summary><c>assay completion bash|zsh|pwsh</c>: a script for the shell.</summary>
internal static class CompletionCommand
{
    private static readonly string[] Shells = [.. CompletionScript.All.Select(script => script.Shell)];

    public static Command Create()
    {
        Argument<string> shell = new("SHELL") { Description = $"The shell: {string.Join(", ", Shells)}." };
        shell.CompletionSources.Add(_ => Shells.Select(name => new CompletionItem(name)));
        Command command = new("completion", "Print a script with which your shell completes commands, options, rows and data sets. Its first lines say where it goes.") { shell };
        command.SetAction(parsed =>
        {
            string given = parsed.GetRequiredValue(shell);
            CompletionScript script = CompletionScript.All.FirstOrDefault(script => script.Shell == given) ?? throw NearestNames.Unknown("shell", given, Shells);
            Console.WriteLine(script.Text);
            return ExitCode.Done;
        });
        return command;
    }
}
