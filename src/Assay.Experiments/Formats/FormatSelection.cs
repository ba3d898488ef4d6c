using System.IO.Enumeration;
using Assay.Engine;
using Assay.Engine.Catalogue;
using Assay.Engine.Options;

namespace Assay.Experiments.Formats;

/// <summary>The cases that were asked for.</summary>
/// <param name="All">The formats with them; a format without any is left out.</param>
public sealed record FormatSelection(IReadOnlyList<FormatCases> All)
{
    /// <summary>Outside files that could not be read, each with the reason.</summary>
    public IReadOnlyList<string> LeftOut { get; init; } = [];

    /// <summary>How they were asked for, as results keep it.</summary>
    public FormatOptions Options { get; init; } = new();

    /// <summary>The cases of a new run.</summary>
    /// <exception cref="BadInputException">There is no such format, case or folder, or the folder's files cannot be used.</exception>
    public static FormatSelection Read(GivenOptions given)
    {
        var formats = given.Text(OptionsOfFormats.Formats);
        var cases = given.Text(OptionsOfFormats.Cases);
        var selection = Of(formats, cases, given.Text(OptionsOfFormats.Corpus));
        return selection with
        {
            Options = selection.Options with
            {
                Formats = formats is null ? [] : Lists.Split(formats, "--format-of"),
                Cases = cases is null ? [] : Lists.Split(cases, "--case"),
            },
        };
    }

    /// <summary>The formats of a new run, with Assay's own cases; a folder of others is not read for them.</summary>
    /// <exception cref="BadInputException">There is no such format or case.</exception>
    public static FormatSelection ReadFormats(GivenOptions given) => Select(
        FormatCatalogue.All, given.Text(OptionsOfFormats.Formats),
        given.Has(OptionsOfFormats.Corpus) ? null : given.Text(OptionsOfFormats.Cases));

    /// <summary>The cases of a run, from a folder that still holds the same.</summary>
    /// <exception cref="BadInputException">The folder has changed.</exception>
    public static FormatSelection Of(FormatOptions options)
    {
        var selection = Of(Joined(options.Formats), Joined(options.Cases), options.Corpus.Length == 0 ? null : options.Corpus);
        return selection.Options.CorpusHash == options.CorpusHash
            ? selection with { Options = options }
            : throw new BadInputException(
                $"{options.Corpus} no longer holds the files that the run began with. Restore them, or start a new run; the results are "
                    + "unchanged.");
    }

    private static FormatSelection Of(string? formats, string? cases, string? corpus)
    {
        var outside = corpus is null ? null : OutsideCorpus.Read(corpus, formats, FormatCatalogue.All);
        return Select(outside is null ? FormatCatalogue.All : [outside], formats, cases) with
        {
            LeftOut = outside?.LeftOut ?? [],
            Options = new FormatOptions { Corpus = corpus ?? "", CorpusHash = outside is null ? "" : OutsideCorpus.HashOf(outside) },
        };
    }

    private static string? Joined(IReadOnlyList<string> names) => names.Count == 0 ? null : string.Join(',', names);

    /// <summary>Selects cases.</summary>
    /// <param name="formats"><c>--format-of</c>: names of formats, comma separated; null for all.</param>
    /// <param name="cases"><c>--case</c>: names of cases or globs, comma separated; null for all.</param>
    /// <exception cref="BadInputException">There is no such format or case; the sentence names the nearest.</exception>
    public static FormatSelection Select(IReadOnlyList<FormatCases> all, string? formats, string? cases)
    {
        var names = formats is null ? [] : Lists.Split(formats, "--format-of");
        Ensure("format", names, all.Select(one => ShortNameOf(one.Format)), IsNamed, "assay check formats --help");
        IReadOnlyList<FormatCases> wanted =
            [.. all.Where(one => names.Count == 0 || names.Any(asked => IsNamed(asked, ShortNameOf(one.Format))))];
        var named = cases is null ? [] : Lists.Split(cases, "--case");
        Ensure("format case", named, wanted.SelectMany(one => one.Cases).Select(one => one.Name), IsMatch);
        return new FormatSelection([.. wanted
            .Select(one => one with
            {
                Cases = [.. one.Cases.Where(case_ => named.Count == 0 || named.Any(asked => IsMatch(asked, case_.Name)))],
            })
            .Where(one => one.Cases.Count > 0)]);
    }

    /// <summary>The name of a format on the command line, such as <c>message-pack</c>.</summary>
    public static string ShortNameOf(string format) => format.ToLowerInvariant() switch
    {
        "messagepack" => "message-pack",
        "protocol buffers" => "protobuf",
        var name => name,
    };

    /// <summary>The rows that promise one of the formats.</summary>
    public IReadOnlyList<SelectedRow> RowsOf(IEnumerable<SelectedRow> rows) =>
        [.. rows.Where(row => All.Any(one => one.Format == row.Definition.SpecifiedFormat))];

    /// <summary>Whether a row has a verdict on every case of its format.</summary>
    /// <param name="checks">The verdicts so far.</param>
    public bool IsJudged(SelectedRow row, IReadOnlyList<FormatCheckResult> checks)
    {
        HashSet<(string Format, string Case)> done = [
            .. checks.Where(check => check.Row == row.Name).Select(check => (check.Format, check.Case))];
        return All.Where(one => one.Format == row.Definition.SpecifiedFormat)
            .All(format => format.Cases.All(one => done.Contains((format.Format, one.Name))));
    }

    /// <summary>The data sets of the shapes that cases of rows are read into.</summary>
    public IReadOnlyList<string> DataSetsOf(IReadOnlyList<SelectedRow> rows) =>
        [.. All.Where(one => rows.Any(row => row.Definition.SpecifiedFormat == one.Format)).SelectMany(one => one.Cases)
            .Select(one => FormatCase.DataSetOf(one.Shape)).Distinct()];

    private static void Ensure(
        string kind, IReadOnlyList<string> asked, IEnumerable<string> known, Func<string, string, bool> isNamed, string list = "")
    {
        List<string> all = [.. known.Distinct()];
        if (asked.FirstOrDefault(name => !all.Exists(one => isNamed(name, one))) is string unknown)
            throw NearestNames.Unknown(kind, unknown, all, list);
    }

    // Tables say Protocol Buffers and MessagePack.
    private static bool IsNamed(string asked, string name) => ShortNameOf(asked) == name;

    private static bool IsMatch(string asked, string name) => FileSystemName.MatchesSimpleExpression(asked, name);
}
