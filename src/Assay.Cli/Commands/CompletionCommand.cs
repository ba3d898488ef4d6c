using System.CommandLine;
using System.CommandLine.Completions;
using Assay.Cli.Completion;
using Assay.Cli.Display;
using Assay.Cli.Parsing;
using Assay.Engine;
using Assay.Report;

namespace Assay.Cli.Commands;

/// <summary><c>assay completion bash|zsh|pwsh</c>: a script for the shell.</summary>
internal static class CompletionCommand
{
    private static readonly string[] Shells = [.. CompletionScript.All.Select(script => script.Shell)];

    public static Command Create(Streams streams)
    {
        Argument<string> shell = new("SHELL") { Description = $"The shell: {string.Join(", ", Shells)}." };
        shell.CompletionSources.Add(_ => Shells.Select(name => new CompletionItem(name)));
        HelpedCommand command = new(
            "completion",
            "Print a script that completes commands in your shell. It completes options, rows and data sets too. Its first "
                + "lines say where it goes.",
            "docs/install.md",
            [("source <(assay completion bash)", "in ~/.bashrc"),
                ("source <(assay completion zsh)", "in ~/.zshrc, after compinit")]) { shell };
        command.SetAction(parsed =>
        {
            var given = parsed.GetRequiredValue(shell);
            CompletionScript script = CompletionScript.All.FirstOrDefault(script => script.Shell == given)
                ?? throw NearestNames.Unknown("shell", given, Shells);
            SafeWriter.WriteText(streams.Output, script.Text);
            return ExitCode.Done;
        });
        return command;
    }
}
