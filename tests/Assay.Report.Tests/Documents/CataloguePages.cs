using System.Globalization;
using Assay.Answers.Articles;
using Assay.Answers.Choosing;
using Assay.Answers.Features;
using Assay.Conformance;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine.Catalogue;
using Assay.Experiments.Across;
using Assay.Experiments.Formats;
using Assay.Experiments.Mutations;
using Assay.Tests.Shared;

namespace Assay.Report.Tests.Documents;

/// <summary>Lists of documents that are written from the catalogues of the code.</summary>
public sealed class CataloguePages
{
    [Fact]
    public void Cases_are_listed() => GeneratedPart.EnsureCurrent("docs/check-cases.md", "cases", GeneratedPart.Table(
        ["number", "case", "good", "what must hold"],
        CaseCatalogue.All.Select(one => (string[])[
            Number(one.Number), $"`{one.Name}`", one.Expected.ToString().ToLowerInvariant(), one.Holds])));

    [Fact]
    public void Data_sets_are_listed() => GeneratedPart.EnsureCurrent("docs/data-sets.md", "data sets", GeneratedPart.Table(
        ["data set", "default size", "other sizes", "what it holds", "from"],
        DataSetCatalogue.All.Select(one => (string[])[
            $"`{one.Name}`", Number(one.DefaultSize), string.Join(", ", one.Sizes.Where(size => size != one.DefaultSize).Select(Number)),
            one.Summary, one.Source])));

    [Fact]
    public void Formats_are_listed() => GeneratedPart.EnsureCurrent("docs/check-formats.md", "formats", GeneratedPart.Table(
        ["format", "specification", "cases"],
        FormatCatalogue.All.GroupBy(one => (one.Format, one.Specification)).Select(of => (string[])[
            of.Key.Format, of.Key.Specification, Number(of.Sum(one => one.Cases.Count))])));

    [Fact]
    public void Values_that_rows_exchange_are_listed() => GeneratedPart.EnsureCurrent("docs/check-exchange.md", "values", GeneratedPart.Table(
        ["value", "what it holds"],
        AcrossShapes.All.Names.Select(name => (string[])[
            $"`{name}`", DataSetCatalogue.AcrossShapes.Single(one => one.Name == DataSetCatalogue.AcrossPrefix + name).Summary])));

    [Fact]
    public void Kinds_of_hostile_input_are_listed() => GeneratedPart.EnsureCurrent("docs/check-hostile.md", "kinds", GeneratedPart.Table(
        ["kind", "inputs"], HostileKind.All.Select(kind => (string[])[$"`{kind.Name}`", kind.Sentence])));

    [Fact]
    public void Rows_with_safe_settings_are_listed() => GeneratedPart.EnsureCurrent("docs/check-hostile.md", "safe settings", GeneratedPart.Table(
        ["row", "with safe settings", "its settings"],
        AdapterCatalogue.Read(Path.Combine(GeneratedPart.Root, "adapters"), "net10.0").Rows.Where(row => row.SaferThan.Length > 0)
            .Select(row => (string[])[$"`{row.SaferThan}`", $"`{row.Name}`", row.Settings])));

    [Fact]
    public void Features_are_listed() => GeneratedPart.EnsureCurrent("docs/features.md", "features", GeneratedPart.Table(
        ["feature", "a row has it if it", "judged by", "cases"],
        FeatureTable.All.Select(one => (string[])[
            $"`{one.Id}`", one.Holds, $"`{one.Command}`", string.Join(", ", one.Cases.Concat(one.AcrossCases).Select(name => $"`{name}`"))])));

    [Fact]
    public void Needs_are_listed() => GeneratedPart.EnsureCurrent("docs/choose.md", "needs", GeneratedPart.Table(
        ["need", "a row has it if it", "feature"],
        NeedTable.All.Select(need => (string[])[
            $"`{need.Name}`", need.Meaning, need.Feature.Length > 0 ? $"`{need.Feature}`" : ""])));

    [Fact]
    public void Articles_and_their_claims_are_listed()
    {
        GeneratedPart.EnsureCurrent("docs/article.md", "articles", GeneratedPart.Table(
            ["article", "title", "protocol", "figures", "claims"],
            ArticleCatalogue.All.Select(one => (string[])[
                $"`{one.Name}`", one.Title, one.Protocol, Number(one.Figures().Count()), Number(one.Claims.Count)])));
        GeneratedPart.EnsureCurrent("docs/article.md", "claims", GeneratedPart.Table(
            ["article", "claim", "judged by"],
            from one in ArticleCatalogue.All
            from claim in PublishedTables.Claims.Where(claim => claim.Source == one.Source)
            select (string[])[$"`{one.Name}`", claim.Text, claim.HowToJudge]));
    }

    [Fact]
    public void Verdicts_are_explained_where_they_are_printed() => GeneratedPart.EnsureCurrent("docs/check.md", "verdicts", GeneratedPart.Table(
        ["verdict", "meaning"],
        Enum.GetValues<Verdict>().Select(verdict => (string[])[
            Words.Of(verdict), XmlComments.Of(typeof(Verdict).GetField(verdict.ToString())!)])));

    [Fact]
    public void Limits_are_explained_where_they_are_printed() => GeneratedPart.EnsureCurrent("docs/check.md", "limits", GeneratedPart.Table(
        ["limit of", "meaning"],
        Enum.GetValues<Judge>().Select(judge => (string[])[
            JudgeWords.Of(judge, "your"), XmlComments.Of(typeof(Judge).GetField(judge.ToString())!)])));

    [Fact]
    public void Verdicts_on_formats_are_explained() => GeneratedPart.EnsureCurrent("docs/check-formats.md", "verdicts", GeneratedPart.Table(
        ["verdict", "meaning"],
        Enum.GetValues<FormatVerdict>().Select(verdict => (string[])[
            FormatTables.WordOf(verdict), XmlComments.Of(typeof(FormatVerdict).GetField(verdict.ToString())!)])));

    private static string Number(int number) => number.ToString("N0", CultureInfo.InvariantCulture);
}
