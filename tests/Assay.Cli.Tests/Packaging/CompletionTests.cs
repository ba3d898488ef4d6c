using Assay.Cli.Tests.Surroundings;

namespace Assay.Cli.Tests.Packaging;

/// <summary>Completion in a real bash, which sources the script and asks the program.</summary>
public class CompletionTests
{
    [Theory]
    [InlineData("assay ru", "run")]
    [InlineData("assay run --bud", "--budget")]
    [InlineData("assay run --rows memory-pack/utf", "memory-pack/utf-16,memory-pack/utf-8")]
    [InlineData("assay check --rows json.net,memory-pack/circ", "json.net,memory-pack/circular-reference")]
    [InlineData("assay run --data-set northw", "northwind")]
    [InlineData("assay run --profile server", "server-gc")]
    [InlineData("assay run --types ", "")]
    public void Bash_completes_commands_options_and_names(string line, string completed)
    {
        Assert.SkipWhen(OperatingSystem.IsWindows() || !File.Exists("/bin/bash"), "Needs bash.");
        using WorkingFolder folder = new();
        File.WriteAllText(folder.File("complete.sh"), $$"""
            assay() { dotnet '{{Path.Combine(AssayProcess.Folder, "assay.dll")}}' "$@"; }
            set -e
            source <(assay completion bash)
            complete -p assay | grep -q -- '-F _assay assay'
            COMP_LINE='{{line}}'
            COMP_POINT=${#COMP_LINE}
            _assay
            printf '%s\n' "${COMPREPLY[@]}"
            """);

        Answer answer = Shell.Run(folder.Path, "bash complete.sh");

        Assert.Equal((0, ""), (answer.ExitCode, answer.Errors));
        Assert.Equal(completed, string.Join(',', answer.Output.Split('\n', StringSplitOptions.RemoveEmptyEntries)));
    }

    [Theory]
    [InlineData("assay ru", "assay run ")]
    [InlineData("assay run --bud", "assay run --budget ")]
    [InlineData("assay run --rows memory-pack/circ", "assay run --rows memory-pack/circular-reference ")]
    [InlineData("assay check --rows json.net,memory-pack/circ", "assay check --rows json.net,memory-pack/circular-reference ")]
    [InlineData("assay run --data-set northw", "assay run --data-set northwind ")]
    [InlineData("assay report own-resu", "assay report own-results.json ")]
    public void Zsh_completes_commands_options_names_and_files(string line, string completed)
    {
        string? zsh = Shell.Find("zsh");
        Assert.SkipWhen(zsh is null, "Needs zsh.");
        using WorkingFolder folder = new();
        File.WriteAllText(folder.File("own-results.json"), "{}");
        File.WriteAllText(folder.File("assay"), $"#!/bin/sh\nexec dotnet '{Path.Combine(AssayProcess.Folder, "assay.dll")}' \"$@\"\n");
        File.WriteAllText(folder.File("complete.zsh"), ZshSession(line));

        Answer answer = Shell.Run(folder.Path, $"chmod +x assay && PATH=\"$PWD:$PATH\" {zsh} -f complete.zsh");

        Assert.True(answer.ExitCode == 0, answer.Output + answer.Errors);
        Assert.Equal($"<{completed}>", answer.Output.Trim());
    }

    [Theory]
    [InlineData("assay ru", "run")]
    [InlineData("assay run --bud", "--budget")]
    [InlineData("assay run --rows memory-pack/utf", "memory-pack/utf-16,memory-pack/utf-8")]
    [InlineData("assay check --rows json.net,memory-pack/circ", "json.net,memory-pack/circular-reference")]
    [InlineData("assay run --data-set northw", "northwind")]
    public void PowerShell_completes_commands_options_and_names(string line, string completed)
    {
        string? pwsh = Shell.Find("pwsh");
        Assert.SkipWhen(pwsh is null, "Needs PowerShell: 'dotnet tool install --global PowerShell'.");
        using WorkingFolder folder = new();
        File.WriteAllText(folder.File("assay"), $"#!/bin/sh\nexec dotnet '{Path.Combine(AssayProcess.Folder, "assay.dll")}' \"$@\"\n");
        File.WriteAllText(folder.File("complete.ps1"), $$"""
            $ErrorActionPreference = 'Stop'
            assay completion pwsh | Out-String | Invoke-Expression
            (TabExpansion2 -inputScript '{{line}}' -cursorColumn {{line.Length}}).CompletionMatches | ForEach-Object { $_.CompletionText }
            """);

        Answer answer = Shell.Run(folder.Path, $"chmod +x assay && PATH=\"$PWD:$PATH\" {pwsh} -NoProfile -NonInteractive -File complete.ps1");

        Assert.True(answer.ExitCode == 0, answer.Output + answer.Errors);
        Assert.Equal(completed, string.Join(',', answer.Output.Split('\n', StringSplitOptions.RemoveEmptyEntries)));
    }

    /// <summary>A script that types a line and the tab key into an interactive zsh, and prints what then stands on its command line.</summary>
    private static string ZshSession(string line) => $$"""
        zmodload zsh/zpty
        zpty session zsh -f -i
        zpty -w session 'PS1= RPROMPT= PROMPT_EOL_MARK=; unset zle_bracketed_paste; autoload -Uz compinit && compinit -u -d "$PWD/.zcompdump"'
        zpty -w session 'source <(assay completion zsh)'
        zpty -w session 'show() { print -r -- "<$BUFFER>" > line.txt; BUFFER=exit; zle accept-line }; zle -N show; bindkey "^X" show; print ready > ready.txt'
        for i in {1..600}; do [[ -s ready.txt ]] && break; sleep 0.1; done
        zpty -n -w session $'{{line}}\t'
        sleep 0.5
        zpty -n -w session $'\x18'
        for i in {1..600}; do [[ -s line.txt ]] && break; sleep 0.1; done
        zpty -d session
        cat line.txt
        """;

    [Theory]
    [InlineData("bash", "complete -o default -F _assay assay")]
    [InlineData("zsh", "compdef _assay assay")]
    [InlineData("pwsh", "Register-ArgumentCompleter -Native -CommandName assay")]
    public void Each_shell_has_a_script_that_says_where_it_goes(string shell, string line)
    {
        using WorkingFolder folder = new();

        Answer answer = AssayInProcess.Run(folder.Path, "completion", shell);

        Assert.Equal((0, ""), (answer.ExitCode, answer.Errors));
        Assert.Contains(line, answer.Output, StringComparison.Ordinal);
        Assert.Contains($"assay completion {shell}", answer.Output.Split('\n')[1], StringComparison.Ordinal);
    }
}
