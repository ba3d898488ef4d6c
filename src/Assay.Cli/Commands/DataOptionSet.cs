using System.CommandLine;
using Assay.Cli.Configuration;
using Assay.Cli.Parsing;
using Assay.Core.Adapters;
using Assay.Engine;
using Assay.Engine.Runs;

namespace Assay.Cli.Commands;

/// <summary>The options of commands that look at rows and data without timing them.</summary>
/// <param name="verb">What the command does, such as <c>show</c>.</param>
/// <param name="size">Which size is taken where none is named, such as <c>the smallest one</c>.</param>
internal sealed class DataOptionSet(string verb, string size)
{
    private readonly Option<string?> rows =
        TextOption.Create("--rows", "a,b|glob", $"Rows to {verb}: names, families (json.net) or globs (json.net/*).");
    private readonly Option<string?> dataSets = TextOption.Create("--data-set", "books,northwind", $"Data sets to {verb}. Default: books.");
    private readonly Option<string?> sizes =
        TextOption.Create("--size", "1", $"Size of the instance, in units of the data set. Default: {size}.");
    private readonly Option<string?> payloads =
        TextOption.Create("--payload", "N", "Bytes of binary payload per unit, for data sets that have one.");
    private readonly Option<string?> surface = TextOption.Create("--surface", string.Join('|', EnumNames.All<Surface>()),
        "How the library passes bytes to Assay. Default: each row's first surface.");
    private readonly VariantOptionSet variants = new();
    private readonly BuildOptionSet builds = new();
    private readonly TypesOptionSet types = new();
    private readonly Option<bool> trust = TrustOption.Create();

    /// <summary>The options in groups, for the help.</summary>
    /// <param name="title">The title of those that say what is looked at.</param>
    public (string Title, IReadOnlyList<Option> Options)[] Groups(string title) =>
    [
        (title, [rows, dataSets, sizes, payloads, surface]),
        ("Your own types", [.. types.All]),
        ("Versions, runtimes and modes side by side", [.. variants.All]),
        ("Packages and adapters", [.. builds.All, trust]),
    ];

    /// <summary>What was given, unread.</summary>
    public RunRequest Request(ParseResult parsed) => variants.AddTo(
        new RunRequest
        {
            Rows = parsed.GetValue(rows),
            DataSets = parsed.GetValue(dataSets),
            Sizes = parsed.GetValue(sizes),
            Payloads = parsed.GetValue(payloads),
            Surface = parsed.GetValue(surface),
            Builds = builds.Options(parsed),
            Types = types.Request(parsed),
        },
        parsed);
}
