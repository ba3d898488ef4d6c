using Assay.Cli.Tests.Surroundings;

namespace Assay.Cli.Tests.Packaging;

/// <summary>Completion in real shells, each started once: it sources the script, and the script asks the program for every line.</summary>
public class CompletionTests
{
    private static readonly (string Line, string Completed)[] Commands =
    [
        ("assay ru", "run"),
        ("assay run --bud", "--budget"),
        ("assay run --rows memory-pack/utf", "memory-pack/utf-16,memory-pack/utf-8"),
        ("assay check --rows json.net,memory-pack/circ", "json.net,memory-pack/circular-reference"),
        ("assay run --data-set northw", "northwind"),
    ];

    private static readonly (string Line, string Completed)[] CommandsInBash = [.. Commands, ("assay run --profile server", "server-gc"),
        ("assay run --types ", "")];

    private static readonly (string Line, string Completed)[] CommandsInZsh =
    [
        ("assay ru", "assay run "),
        ("assay run --bud", "assay run --budget "),
        ("assay run --rows memory-pack/circ", "assay run --rows memory-pack/circular-reference "),
        ("assay check --rows json.net,memory-pack/circ", "assay check --rows json.net,memory-pack/circular-reference "),
        ("assay run --data-set northw", "assay run --data-set northwind "),
        ("assay report own-resu", "assay report own-results.json "),
    ];

    [Fact]
    public void Bash_completes_commands_options_and_names()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows() || !File.Exists("/bin/bash"), "Needs bash.");
        using WorkingFolder folder = new();
        File.WriteAllText(folder.File("complete.sh"), $$"""
            assay() { dotnet '{{Path.Combine(AssayProcess.Folder, "assay.dll")}}' "$@"; }
            set -e
            source <(assay completion bash)
            complete -p assay | grep -q -- '-F _assay assay'
            for COMP_LINE in {{Quoted(CommandsInBash, " ")}}; do
              COMP_POINT=${#COMP_LINE}
              COMPREPLY=()
              _assay
              (IFS=,; printf '%s\n' "$COMP_LINE: ${COMPREPLY[*]}")
            done
            """);

        var answer = Shell.Run(folder.Path, "bash complete.sh");

        Assert.Equal((0, ""), (answer.ExitCode, answer.Errors));
        Assert.Equal(CommandsInBash.Select(command => $"{command.Line}: {command.Completed}"), Lines(answer));
    }

    [Fact]
    public void Zsh_completes_commands_options_names_and_files()
    {
        var zsh = Shell.Find("zsh");
        Assert.SkipWhen(zsh is null, "Needs zsh.");
        using WorkingFolder folder = new();
        File.WriteAllText(folder.File("own-results.json"), "{}");
        WriteProgram(folder);
        File.WriteAllText(folder.File("complete.zsh"), ZshSession);

        var answer = Shell.Run(folder.Path, $"chmod +x assay && PATH=\"$PWD:$PATH\" {zsh} -f complete.zsh");

        Assert.True(answer.ExitCode == 0, answer.Output + answer.Errors);
        Assert.Equal(CommandsInZsh.Select(command => $"<{command.Completed}>"), Lines(answer));
    }

    [Fact]
    public void PowerShell_completes_commands_options_and_names()
    {
        var pwsh = Shell.Find("pwsh");
        Assert.SkipWhen(pwsh is null, "Needs PowerShell: 'dotnet tool install --global PowerShell'.");
        using WorkingFolder folder = new();
        WriteProgram(folder);
        File.WriteAllText(folder.File("complete.ps1"), $$"""
            $ErrorActionPreference = 'Stop'
            assay completion pwsh | Out-String | Invoke-Expression
            foreach ($line in {{Quoted(Commands, ", ")}}) {
              $found = (TabExpansion2 -inputScript $line -cursorColumn $line.Length).CompletionMatches | ForEach-Object { $_.CompletionText }
              "${line}: $($found -join ',')"
            }
            """);

        var answer =
            Shell.Run(folder.Path, $"chmod +x assay && PATH=\"$PWD:$PATH\" {pwsh} -NoProfile -NonInteractive -File complete.ps1");

        Assert.True(answer.ExitCode == 0, answer.Output + answer.Errors);
        Assert.Equal(Commands.Select(command => $"{command.Line}: {command.Completed}"), Lines(answer));
    }

    [Theory]
    [InlineData("assay check cases --case private-f", "private-field")]
    [InlineData("assay check formats --case leading-p", "leading-plus")]
    [InlineData("assay check formats --row system.text.json/str", "system.text.json/strict")]
    [InlineData("assay check formats --format-of json,message", "json,message-pack")]
    [InlineData("assay check exchange --shape dates,enu", "dates,enum")]
    [InlineData("assay repro memory-pack/utf", "memory-pack/utf-16\nmemory-pack/utf-8")]
    [InlineData("assay repro json.net/reused private-f", "private-field")]
    public void Names_of_a_command_are_those_that_it_takes(string line, string completed)
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, $"[suggest:{line.Length}]", line);

        Assert.Equal((0, completed), (answer.ExitCode, answer.Output.TrimEnd().ReplaceLineEndings("\n")));
    }

    [Theory]
    [InlineData("bash", "complete -o default -F _assay assay")]
    [InlineData("zsh", "compdef _assay assay")]
    [InlineData("pwsh", "Register-ArgumentCompleter -Native -CommandName assay")]
    public void Each_shell_has_a_script_that_says_where_it_goes(string shell, string line)
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, "completion", shell);

        Assert.Equal((0, ""), (answer.ExitCode, answer.Errors));
        Assert.Contains(line, answer.Output, StringComparison.Ordinal);
        Assert.Contains($"assay completion {shell}", answer.Output.Split('\n')[1], StringComparison.Ordinal);
    }

    /// <summary>
    /// A script that types each line and the tab key into an interactive zsh, and prints what then stands on its command line. Control-X
    /// writes that into a file, which gets its name when it is whole, and empties the line.
    /// </summary>
    private static string ZshSession => $$"""
        zmodload zsh/zpty
        zpty session zsh -f -i
        zpty -w session 'PS1= RPROMPT= PROMPT_EOL_MARK=; unset zle_bracketed_paste; autoload -Uz compinit && compinit -u -d "$PWD/.zcompdump"'
        zpty -w session 'source <(assay completion zsh)'
        zpty -w session 'show() { print -r -- "<$BUFFER>" > line.part; mv line.part line.txt; BUFFER= }; zle -N show; bindkey "^X" show; print ready > ready.txt'
        for i in {1..600}; do [[ -s ready.txt ]] && break; sleep 0.1; done
        for line in {{Quoted(CommandsInZsh, " ")}}; do
          zpty -n -w session "$line"$'\t'
          sleep 0.5
          zpty -n -w session $'\x18'
          for i in {1..600}; do [[ -s line.txt ]] && break; sleep 0.1; done
          cat line.txt
          rm line.txt
        done
        zpty -d session
        """;

    private static string Quoted((string Line, string Completed)[] commands, string separator) =>
        string.Join(separator, commands.Select(command => $"'{command.Line}'"));

    private static string[] Lines(Answer answer) => [.. answer.Output.TrimEnd('\r', '\n').Split('\n').Select(line => line.TrimEnd('\r'))];

    private static void WriteProgram(WorkingFolder folder) =>
        File.WriteAllText(folder.File("assay"), $"#!/bin/sh\nexec dotnet '{Path.Combine(AssayProcess.Folder, "assay.dll")}' \"$@\"\n");
}
