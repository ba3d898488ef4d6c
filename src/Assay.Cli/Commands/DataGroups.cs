using Assay.Cli.Configuration;
using Assay.Engine.Options;

namespace Assay.Cli.Commands;

/// <summary>The options of commands that look at rows and data without timing them.</summary>
internal static class DataGroups
{
    /// <summary>The options in groups, for the help.</summary>
    /// <param name="title">The title of those that say what is looked at.</param>
    /// <param name="verb">What the command does, such as <c>show</c>.</param>
    /// <param name="size">Which size is taken where none is named, such as <c>the smallest one</c>.</param>
    public static IReadOnlyList<OptionGroup> Of(string title, string verb, string size) =>
    [
        new(title,
        [
            OptionsOfRows.RowsTo(verb, ""),
            OptionsOfWorkloads.DataSets with { Help = $"Data sets to {verb}. Default: books." },
            OptionsOfWorkloads.Sizes with { Shown = "1", Help = $"Size of the instance, in units of the data set. Default: {size}." },
            OptionsOfWorkloads.Payloads,
            OptionsOfWorkloads.Surface with { Help = "How the library passes bytes to Assay. Default: each row's first surface." },
        ]),
        OptionsOfTypes.All,
        OptionsOfRows.Variants,
        OptionsOfOutput.Places,
    ];
}
