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
