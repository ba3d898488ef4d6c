using System.IO.Compression;
using System.Reflection;
using System.Text;
using System.Text.Json;
using Assay.Analysis.Tables;

namespace Assay.Answers.Pages;

/// <summary>
/// Writes results as one HTML file that needs nothing else. The page itself is built from <c>web/</c> and embedded in this assembly; its
/// data are JSON, compressed, as base64: so no name in them can end the element that they stand in.
/// </summary>
public static class PageWriter
{
    /// <summary>The largest page that raw samples are put into, in bytes.</summary>
    public const int MostBytes = 2_000_000;

    /// <summary>What to say where this build of Assay has no page.</summary>
    public const string NotBuilt =
        "This build of Assay has no HTML page, because Node.js was missing when it was built. Install Node.js 18 or newer, build Assay "
            + "again, and repeat the command; or use --format markdown.";

    private const string Resource = "Assay.Answers.page.html";
    private const string Place = "<!--assay:data-->";
    private const string IdOfData = "assay-data";

    /// <summary>Whether this build has a page.</summary>
    public static bool IsBuilt { get; } = Assembly.GetExecutingAssembly().GetManifestResourceInfo(Resource) is not null;

    /// <summary>Writes a page.</summary>
    /// <param name="output">Where to; it stays open.</param>
    /// <exception cref="InvalidOperationException">This build has no page: see <see cref="IsBuilt"/>.</exception>
    public static void Write(PageContent content, TextWriter output)
    {
        var (before, after) = Template();
        var sources = content.Sources;
        var parts = PartsOf(content);
        // How long the page is without samples, and with an entry for each.
        var written = before.Length + after.Length + Element(IdOfData, Packed(Json(sources, parts, []))).Length + (200 * sources.Count);
        List<PageSamples> samples = [];
        StringBuilder elements = new();
        foreach (var source in sources.Where(source => source.Content.Length > 0))
        {
            var element = Element($"{IdOfData}-{samples.Count}", Packed(source.Content.Span));
            var fits = written + elements.Length + element.Length <= MostBytes;
            samples.Add(new PageSamples(source.Name, source.Content.Length, fits ? $"{IdOfData}-{samples.Count}" : null));
            if (fits)
                elements.Append(element);
        }

        output.Write(before);
        output.Write(Element(IdOfData, Packed(Json(sources, parts, samples))));
        output.Write(elements);
        output.Write(after);
    }

    private static PagePart[] PartsOf(PageContent content)
    {
        PageSource[] drawn = [.. content.Sources.Where(source => source.IsDrawn)];
        var answer = content.Answer is { } report ? SectionsPart.Of(report, "") : null;
        return [.. new PagePart?[] { answer }.OfType<PagePart>(), .. content.Reproductions.Select(ArticlePart.Of),
            .. drawn.SelectMany(PartsOf), .. new PagePart?[] { FeaturesPart.Of(drawn, content.ClaimsOf) }.OfType<PagePart>()];
    }

    private static IEnumerable<PagePart> PartsOf(PageSource source)
    {
        if (((PagePart?)CasesPart.Of(source) ?? (PagePart?)FormatsPart.Of(source) ?? (PagePart?)HostilePart.Of(source)
            ?? AcrossPart.Of(source)) is { } verdictsOfCases)
            yield return verdictsOfCases;
        else if (SectionsPart.Of(source) is { } sections)
            yield return sections;
        else if (RunPart.Of(source, ReportBuilder.Build(source.Results)) is { } run)
            yield return run;
        if (VerdictsPart.Of(source) is { } verdicts)
            yield return verdicts;
    }

    private static byte[] Json(IReadOnlyList<PageSource> sources, IReadOnlyList<PagePart> parts, IReadOnlyList<PageSamples> samples) =>
        JsonSerializer.SerializeToUtf8Bytes(
            new PageModel(sources.Count == 0 ? "" : sources[0].Results.AssayVersion, parts, samples), PageJson.Default.PageModel);

    private static string Element(string id, string content) => $"<script type=\"application/gzip\" id=\"{id}\">{content}</script>\n";

    private static string Packed(ReadOnlySpan<byte> content)
    {
        using MemoryStream packed = new();
        using (GZipStream zip = new(packed, CompressionLevel.SmallestSize, leaveOpen: true))
            zip.Write(content);
        return Convert.ToBase64String(packed.GetBuffer(), 0, (int)packed.Length);
    }

    private static (string Before, string After) Template()
    {
        using var stream = Assembly.GetExecutingAssembly().GetManifestResourceStream(Resource)
            ?? throw new InvalidOperationException(NotBuilt);
        using StreamReader reader = new(stream, Encoding.UTF8);
        var template = reader.ReadToEnd();
        var place = template.IndexOf(Place, StringComparison.Ordinal);
        return (template[..place], template[(place + Place.Length)..]);
    }
}
