using System.CommandLine;

namespace Assay.Cli.Parsing;

/// <summary>What commands and options were called before, so that old scripts are told the new name.</summary>
internal static class FormerNames
{
    private static readonly Dictionary<string, string> Commands = new()
    {
        ["startup"] = "run startup",
        ["scale"] = "run growth",
        ["predict"] = "run growth --predict 1M",
        ["memory"] = "run memory",
        ["io"] = "run io",
        ["conform"] = "check cases",
        ["conform hostile"] = "check hostile",
        ["conform formats"] = "check formats",
        ["conform across"] = "check exchange",
        ["fuzz"] = "check fuzz",
        ["scan"] = "check --types X.dll",
        ["list"] = "show rows",
        ["list rows"] = "show rows",
        ["list data-sets"] = "show data-sets",
        ["list cases"] = "show cases",
        ["features"] = "report FILE --as features",
        ["reproduce"] = "article",
    };

    private static readonly Dictionary<string, string> Options = new()
    {
        ["--blocks"] = "--processes",
        ["--launches"] = "--processes",
        ["--minutes"] = "--span",
        ["--to"] = "--size",
        ["--count"] = "--predict",
        ["--roots"] = "--root",
        ["--protocol"] = "'assay run calls'",
        ["--contract"] = "'assay show contract'",
    };

    /// <summary>What a command is called now that does not exist any more; null where it never did.</summary>
    /// <param name="given">The first word that nothing was found for.</param>
    public static string? SentenceOf(ParseResult parsed, string given)
    {
        if (parsed.CommandResult.Command is not RootCommand)
            return null;
        var next = parsed.UnmatchedTokens.SkipWhile(token => token != given).ElementAtOrDefault(1);
        var name = next is not null && Commands.ContainsKey($"{given} {next}") ? $"{given} {next}" : given;
        return Commands.TryGetValue(name, out var now) ? $"'assay {name}' is called 'assay {now}' now." : null;
    }

    /// <summary>What an option is called now; null where it never existed.</summary>
    public static string? OfOption(string given) => Options.GetValueOrDefault(given);
}
