using Assay.Engine.Options;

namespace Assay.Experiments.Formats;

/// <summary>Which payloads of which formats rows are given.</summary>
public static class OptionsOfFormats
{
    /// <summary>Formats.</summary>
    public static RunOption Formats { get; } = new(
        "--format-of", "json,xml",
        $"Formats to judge: {string.Join(", ", FormatCatalogue.Formats.Select(FormatSelection.ShortNameOf))}. Default: all.")
    {
        Names = static () => FormatCatalogue.Formats.Select(FormatSelection.ShortNameOf),
        Kept = static options => (options.Own as FormatOptions)?.Formats ?? [],
    };

    /// <summary>Cases.</summary>
    public static RunOption Cases { get; } = new(
        "--case", "NAME,NAME", "Cases to give: names or globs, such as leading-zero or 'duplicate-*'. Default: all.")
    {
        Names = static () => FormatCatalogue.All.SelectMany(format => format.Cases).Select(one => one.Name),
        Kept = static options => (options.Own as FormatOptions)?.Cases ?? [],
    };

    /// <summary>Files in their place.</summary>
    public static RunOption Corpus { get; } = new(
        "--corpus", "DIR",
        "Give the files of a folder instead: names that begin with y_, n_ or i_, or FILE with its value in FILE.expected.json. Needs one "
            + "--format-of.")
    {
        Kept = static options => [(options.Own as FormatOptions)?.CorpusHash],
    };
}
