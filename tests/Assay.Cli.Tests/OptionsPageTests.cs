using System.CommandLine;
using System.Globalization;
using Assay.Cli.Commands;
using Assay.Cli.Configuration;
using Assay.Engine.Options;
using Assay.Tests.Shared;

namespace Assay.Cli.Tests;

/// <summary><c>docs/options.md</c>, written from the declarations of options.</summary>
public class OptionsPageTests
{
    [Fact]
    public void The_page_is_current() => GeneratedPart.EnsureCurrent(
        "docs/options.md", "options", GeneratedPart.Table(["option", "what it does", "commands", "assay.json"], Rows()));

    [Fact]
    public void Exit_codes_are_listed() => GeneratedPart.EnsureCurrent("docs/options.md", "exit codes", GeneratedPart.Table(
        ["code", "meaning"],
        typeof(ExitCode).GetFields().GroupBy(field => (int)field.GetRawConstantValue()!).Select(of => (string[])[
            string.Create(CultureInfo.InvariantCulture, $"{of.Key}"), string.Join(" ", of.Select(XmlComments.Of))])));

    [Fact]
    public void An_option_means_one_thing_wherever_it_stands()
    {
        string[] different = [.. All().GroupBy(use => use.Option.Name)
            .Where(uses => uses.Select(use => (use.Option.Form == OptionForm.Flag, use.Option.Use)).Distinct().Count() > 1)
            .Select(uses => uses.Key)];

        Assert.Equal([], different);
    }

    private static IEnumerable<IEnumerable<string>> Rows()
    {
        foreach (var uses in All().GroupBy(use => use.Option.Name).OrderBy(uses => uses.Key, StringComparer.Ordinal))
        {
            var first = uses.First().Option;
            var value = first.Shown.Length == 0 ? "" : $" {first.Shown}";
            var alias = first.Alias.Length == 0 ? "" : $"; also `{first.Alias}`";
            var property = OptionsInFile.Has(first) ? $"`{first.Property}`" : "";
            yield return [$"`{first.Name}{value}`{alias}", first.Help.Replace("\n", "; ", StringComparison.Ordinal),
                string.Join(", ", uses.Select(use => use.Command).Distinct()), property];
        }
    }

    private static IEnumerable<(string Command, RunOption Option)> All() =>
        Below(HelpTests.Program(), "").Where(use => use.Command is not ("init" or "run speed" or "check data"));

    private static IEnumerable<(string Command, RunOption Option)> Below(Command command, string path) =>
        from sub in command.Subcommands
        let line = $"{path} {sub.Name}".Trim()
        from use in sub.Options.OfType<IDeclaredOption>().Select(option => (line, option.Declared)).Concat(Below(sub, line))
        select use;
}
