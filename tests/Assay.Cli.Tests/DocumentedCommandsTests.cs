using System.CommandLine;
using System.CommandLine.Parsing;
using System.Text.RegularExpressions;
using Assay.Tests.Shared;

namespace Assay.Cli.Tests;

/// <summary>Commands that documents show are commands of the program, with options that they have.</summary>
public sealed partial class DocumentedCommandsTests
{
    public static TheoryData<string> Pages =>
    [
        "README.md", "CONTRIBUTING.md",
        .. Directory.EnumerateFiles(Path.Combine(GeneratedPart.Root, "docs"), "*.md").Select(file => $"docs/{Path.GetFileName(file)}"),
    ];

    [Theory]
    [MemberData(nameof(Pages))]
    public void A_documented_command_can_be_given(string page)
    {
        var program = HelpTests.Program();
        var text = File.ReadAllText(Path.Combine(GeneratedPart.Root, page));

        var broken = from block in Fenced().Matches(text)
                     from line in block.Value.Split('\n')
                     let command = Shown().Match(line)
                     where command.Success && !IsAbridged(command.Value)
                     from error in Parsed(command).Errors
                     select $"{line}: {error.Message}";
        // A sentence may name a command without its arguments.
        var unknown = from command in Inline().Matches(Fenced().Replace(text, ""))
                      where !IsAbridged(command.Value)
                      from token in Parsed(command).UnmatchedTokens
                      select $"{command.Value}: {token}";

        Assert.Empty(broken.Concat(unknown));

        ParseResult Parsed(Match command) => program.Parse([.. CommandLineParser.SplitCommandLine(command.Groups[1].Value)]);
    }

    // Options in brackets, variables of a shell, and what stands for any command are no command yet.
    private static bool IsAbridged(string line) =>
        line.IndexOfAny(['[', '$', '<']) >= 0 || line.Contains("COMMAND", StringComparison.Ordinal);

    [GeneratedRegex("^```$.*?^```$", RegexOptions.Multiline | RegexOptions.Singleline)]
    private static partial Regex Fenced();

    [GeneratedRegex(@"`(?:time )?(?:\./)?assay ([^`\r\n]+)`")]
    private static partial Regex Inline();

    [GeneratedRegex(@"^(?:> )?(?:time )?(?:\./)?assay (.*?)(?:\s{2,}.*|\s+#.*|\s+[>|&].*)?$")]
    private static partial Regex Shown();
}
