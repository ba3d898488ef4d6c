namespace Assay.Cli.Completion;

/// <summary>
/// A script that makes a shell complete command lines: it asks the program, which answers to the directive <c>[suggest:POSITION]</c>.
/// </summary>
internal sealed record CompletionScript(string Shell, string Text)
{
    /// <summary>The scripts. Where Assay has no names, the shell completes files.</summary>
    public static IReadOnlyList<CompletionScript> All { get; } =
    [
        new("bash", """
            # Completion of assay in bash. Add this line to ~/.bashrc:
            #   source <(assay completion bash)
            _assay() {
                local IFS=$'\n'
                COMPREPLY=($(assay "[suggest:$COMP_POINT]" "$COMP_LINE" 2>/dev/null))
            }
            complete -o default -F _assay assay
            """),
        new("zsh", """
            # Completion of assay in zsh. Add this line to ~/.zshrc, after compinit:
            #   source <(assay completion zsh)
            _assay() {
                local line="${(j: :)words[1,CURRENT]}"
                local -a found
                found=(${(f)"$(assay "[suggest:${#line}]" "$line" 2>/dev/null)"})
                if (( ${#found} )); then compadd -a found; else _files; fi
            }
            compdef _assay assay
            """),
        new("pwsh", """
            # Completion of assay in PowerShell. Add this line to the file that $PROFILE names:
            #   assay completion pwsh | Out-String | Invoke-Expression
            Register-ArgumentCompleter -Native -CommandName assay -ScriptBlock {
                param($word, $line, $cursor)
                $position = $cursor - $line.Extent.StartOffset
                assay "[suggest:$position]" "$line".PadRight($position) 2>$null | ForEach-Object {
                    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
                }
            }
            """),
    ];
}
