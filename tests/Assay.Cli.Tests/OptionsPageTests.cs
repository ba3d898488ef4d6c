using System.CommandLine;
using System.Text;
using Assay.Cli.Configuration;
using Assay.Engine.Options;

namespace Assay.Cli.Tests;

/// <summary><c>docs/options.md</c>, written from the declarations of options.</summary>
public class OptionsPageTests
{
    private const string Head = """
        # Options

        Options of the commands that measure, judge, choose and show, and which commands take them. Where commands differ, their help
        says how. The last column is the property in [`assay.json`](install.md#keep-your-options-assayjson).
        Set `ASSAY_WRITE_DOCS=1` and run the tests of `OptionsPageTests` to write this page anew.

        | option | what it does | commands | assay.json |
        |---|---|---|---|

        """;

    [Fact]
    public void The_page_is_current() => Documents.EnsureCurrent("docs/options.md", Head.ReplaceLineEndings("\n") + Rows());

    [Fact]
    public void An_option_means_one_thing_wherever_it_stands()
    {
        string[] different = [.. All().GroupBy(use => use.Option.Name)
            .Where(uses => uses.Select(use => (use.Option.Form == OptionForm.Flag, use.Option.Use)).Distinct().Count() > 1)
            .Select(uses => uses.Key)];

        Assert.Equal([], different);
    }

    private static string Rows()
    {
        StringBuilder page = new();
        foreach (var uses in All().GroupBy(use => use.Option.Name)
            .OrderBy(uses => uses.Key, StringComparer.Ordinal))
        {
            var first = uses.First().Option;
            var value = first.Shown.Length == 0 ? "" : $" {first.Shown}";
            var alias = first.Alias.Length == 0 ? "" : $"; also `{first.Alias}`";
            var property = OptionsInFile.Has(first) ? $"`{first.Property}`" : "";
            page.Append($"| `{Cell(first.Name + value)}`{Cell(alias)} | {Cell(Words(first.Help))} | ")
                .Append(string.Join(", ", uses.Select(use => use.Command).Distinct())).Append($" | {property} |\n");
        }

        return page.ToString();
    }

    private static string Words(string help) => help.Split('\n') is [var one] ? one : string.Join("; ", help.Split('\n'));

    private static string Cell(string text) =>
        text.Replace("|", "\\|", StringComparison.Ordinal).Replace("<", "&lt;", StringComparison.Ordinal);

    private static IEnumerable<(string Command, RunOption Option)> All() =>
        Below(HelpTests.Program(), "").Where(use => use.Command is not ("init" or "run speed" or "check data"));

    private static IEnumerable<(string Command, RunOption Option)> Below(Command command, string path) =>
        from sub in command.Subcommands
        let line = $"{path} {sub.Name}".Trim()
        from use in sub.Options.OfType<IDeclaredOption>().Select(option => (line, option.Declared)).Concat(Below(sub, line))
        select use;
}
