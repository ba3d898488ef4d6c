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
    public void Cases_are_listed() => EnsureTable("check-cases", "cases", ["number", "case", "good", "what must hold"],
        from one in CaseCatalogue.All
        select (string[])[Number(one.Number), Code(one.Name), one.Expected.ToString().ToLowerInvariant(), one.Holds]);

    [Fact]
    public void Data_sets_are_listed() =>
        EnsureTable("data-sets", "data sets", ["data set", "default size", "other sizes", "what it holds", "from"],
            from one in DataSetCatalogue.All
            let others = one.Sizes.Where(size => size != one.DefaultSize)
            select (string[])[
                Code(one.Name), Number(one.DefaultSize), string.Join(", ", others.Select(Number)), one.Summary, one.Source]);

    [Fact]
    public void Formats_are_listed() => EnsureTable("check-formats", "formats", ["format", "specification", "cases"],
        from one in FormatCatalogue.All
        group one by (one.Format, one.Specification) into format
        select (string[])[format.Key.Format, format.Key.Specification, Number(format.Sum(one => one.Cases.Count))]);

    [Fact]
    public void Values_that_rows_exchange_are_listed() => EnsureTable("check-exchange", "values", ["value", "what it holds"],
        from name in AcrossShapes.All.Names
        let shape = DataSetCatalogue.AcrossShapes.Single(one => one.Name == DataSetCatalogue.AcrossPrefix + name)
        select (string[])[Code(name), shape.Summary]);

    [Fact]
    public void Kinds_of_hostile_input_are_listed() => EnsureTable("check-hostile", "kinds", ["kind", "inputs"],
        HostileKind.All.Select(kind => (string[])[Code(kind.Name), kind.Sentence]));

    [Fact]
    public void Rows_with_safe_settings_are_listed() =>
        EnsureTable("check-hostile", "safe settings", ["row", "with safe settings", "its settings"],
            from row in AdapterCatalogue.Read(Path.Combine(GeneratedPart.Root, "adapters"), "net10.0").Rows
            where row.SaferThan.Length > 0
            select (string[])[Code(row.SaferThan), Code(row.Name), row.Settings]);

    [Fact]
    public void Features_are_listed() => EnsureTable("features", "features", ["feature", "a row has it if it", "judged by", "cases"],
        from one in FeatureTable.All
        let cases = one.Cases.Concat(one.AcrossCases)
        select (string[])[Code(one.Id), one.Holds, Code(one.Command), string.Join(", ", cases.Select(Code))]);

    [Fact]
    public void Needs_are_listed() => EnsureTable("choose", "needs", ["need", "a row has it if it", "feature"],
        NeedTable.All.Select(need => (string[])[
            Code(need.Name), need.Meaning, need.Feature.Length > 0 ? Code(need.Feature) : ""]));

    [Fact]
    public void Articles_are_listed() => EnsureTable("article", "articles", ["article", "title", "protocol", "figures", "claims"],
        ArticleCatalogue.All.Select(one => (string[])[
            Code(one.Name), one.Title, one.Protocol, Number(one.Figures().Count()), Number(one.Claims.Count)]));

    [Fact]
    public void Claims_of_articles_are_listed() => EnsureTable("article", "claims", ["article", "claim", "judged by"],
        from one in ArticleCatalogue.All
        from claim in PublishedTables.Claims.Where(claim => claim.Source == one.Source)
        select (string[])[Code(one.Name), claim.Text, claim.HowToJudge]);

    [Fact]
    public void Verdicts_are_explained_where_they_are_printed() => EnsureTable("check", "verdicts", ["verdict", "meaning"],
        Enum.GetValues<Verdict>().Select(verdict => (string[])[Words.Of(verdict), Meaning(verdict)]));

    [Fact]
    public void Limits_are_explained_where_they_are_printed() => EnsureTable("check", "limits", ["limit of", "meaning"],
        Enum.GetValues<Judge>().Select(judge => (string[])[JudgeWords.Of(judge, "your"), Meaning(judge)]));

    [Fact]
    public void Verdicts_on_formats_are_explained() => EnsureTable("check-formats", "verdicts", ["verdict", "meaning"],
        Enum.GetValues<FormatVerdict>().Select(verdict => (string[])[FormatTables.WordOf(verdict), Meaning(verdict)]));

    private static void EnsureTable(string page, string part, string[] header, IEnumerable<string[]> rows) =>
        GeneratedPart.EnsureCurrent($"docs/{page}.md", part, GeneratedPart.Table(header, rows));

    private static string Meaning<T>(T value)
        where T : struct, Enum => XmlComments.Of(typeof(T).GetField(value.ToString())!);

    private static string Code(string word) => $"`{word}`";

    private static string Number(int number) => number.ToString("N0", CultureInfo.InvariantCulture);
}
