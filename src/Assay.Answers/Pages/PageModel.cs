using System.Text.Json.Serialization;
using Assay.Answers.Articles;
using Assay.Answers.Features;
using Assay.Core.Results;
using Assay.Report;
using Assay.Report.Sections;

namespace Assay.Answers.Pages;

/// <summary>A results file that becomes parts of a page.</summary>
/// <param name="Name">Its name without its folder.</param>
/// <param name="Content">Its bytes, which the page offers for download; empty for several files together.</param>
public sealed record PageSource(ResultsFile Results, string Name, ReadOnlyMemory<byte> Content)
{
    /// <summary>
    /// Whether the page draws from it; false for a file whose verdicts another source holds, together with those of other files.
    /// </summary>
    public bool IsDrawn { get; init; } = true;

    /// <summary>What the experiment says of its results; null for warm operations, which have tables of their own.</summary>
    public SectionReport? Report { get; init; }
}

/// <summary>What a page is made of.</summary>
/// <param name="Sources">The files, in the order in which the page offers them.</param>
public sealed record PageContent(IReadOnlyList<PageSource> Sources)
{
    /// <summary>What was asked of the files, with the answer, with which the page opens; null for nothing.</summary>
    public SectionReport? Answer { get; init; }

    /// <summary>What the files say about articles.</summary>
    public IReadOnlyList<Reproduction> Reproductions { get; init; } = [];

    /// <summary>What a row's documentation claims, by the row's name.</summary>
    public Func<string, IReadOnlyList<FeatureClaim>> ClaimsOf { get; init; } = static _ => [];
}

/// <summary>The data of a page; <c>web/src/data/model.ts</c> reads it.</summary>
/// <param name="AssayVersion">Version of Assay that writes the page.</param>
/// <param name="Parts">What the page draws from.</param>
/// <param name="Samples">The raw files, in the order given.</param>
internal sealed record PageModel(string AssayVersion, IReadOnlyList<PagePart> Parts, IReadOnlyList<PageSamples> Samples)
{
    /// <summary>Version of this form.</summary>
    public int PageSchemaVersion { get; } = 1;
}

/// <summary>One kind of result of one file.</summary>
/// <param name="Kind">Its name; a view says which it needs.</param>
[JsonConverter(typeof(PagePartConverter))]
internal abstract record PagePart([property: JsonPropertyOrder(-1)] string Kind, string File);

/// <summary>A raw results file.</summary>
/// <param name="Bytes">Its size, in bytes.</param>
/// <param name="Element">Id of the element that holds it, compressed; null where it would make the page too large.</param>
internal sealed record PageSamples(string File, long Bytes, string? Element);

/// <summary>What a row is, whatever it is measured with.</summary>
internal sealed record PageRow
{
    public required string Label { get; init; }

    public required string Name { get; init; }

    public required string Package { get; init; }

    public required string Runtime { get; init; }

    public required string LoadedVersion { get; init; }

    public required string Dialect { get; init; }

    public required string Format { get; init; }

    public required string Settings { get; init; }

    /// <summary>How a caller passes bytes: arrays, streams, buffers.</summary>
    public required string Surfaces { get; init; }

    /// <summary>Whether shared references and cycles come back as such; null where the file does not tell.</summary>
    public required bool? KeepsReferences { get; init; }

    /// <summary>Where the library lives; empty where that is not an address of the web.</summary>
    public required string HomePage { get; init; }

    public required string Licence { get; init; }

    public required bool IsReference { get; init; }

    public required RowStatus Status { get; init; }

    public required string Cause { get; init; }

    public required string Unproven { get; init; }

    /// <summary>What the native compiler warned of; empty where it did not, or the program is not native.</summary>
    public required string NativeWarnings { get; init; }

    /// <summary>All rows of a file.</summary>
    public static IReadOnlyList<PageRow> AllOf(ResultsFile results) => [.. results.Rows.Select(Of)];

    private static PageRow Of(RowResult row) => new()
    {
        Label = row.Label,
        Name = row.Name,
        Package = Words.Package(row.Package, row.PackageVersion),
        Runtime = Programs.RuntimeOf(row.Runtime, row.Framework, row.Mode, row.IsSelfContained),
        LoadedVersion = row.LoadedVersion.Split('+')[0],
        Dialect = row.Dialect,
        Format = row.Format,
        Settings = row.Settings,
        Surfaces = string.Join(", ", row.Surfaces.Select(Words.LongName)),
        KeepsReferences = row.KeepsReferences,
        HomePage = Uri.TryCreate(row.HomePage, UriKind.Absolute, out var address) && address.Scheme is "https" or "http"
            ? address.AbsoluteUri
            : "",
        Licence = row.Licence,
        IsReference = row.IsReference,
        Status = row.Status,
        Cause = Plain.Cause(row.Cause),
        Unproven = row.Unproven,
        NativeWarnings = row.NativeWarnings > 0 ? $"{row.NativeWarnings}: {Plain.Line(row.NativeWarning)}" : "",
    };
}
