using Assay.Answers.Features;
using Assay.Core.Results;
using Assay.Experiments.Cases;
using Assay.Experiments.Formats;
using Assay.Experiments.Hostile;
using Assay.Report.Tests;
using Microsoft.Playwright;

namespace Assay.Page.Tests;

/// <summary>The views of verdicts on cases, hostile input and format cases, and of features derived from them.</summary>
[Collection(nameof(Chromium))]
public sealed class CaseViews(Chromium chromium)
{
    private static readonly ResultsFile Conform = VerdictRuns.Conform(
        new("acme/plain", ("shared-object", Verdict.Lossy), ("self-cycle", Verdict.Crash), ("cycle-through-list", Verdict.Rejected),
            ("private-field", Verdict.Lossy)),
        new("acme/references"),
        new("beta", ("private-field", Verdict.Rejected)));

    private static readonly ResultsFile Hostile =
        VerdictRuns.Hostile(("acme/plain", HostileOutcome.Crashed, "Access violation"), ("acme/references", HostileOutcome.Unchanged, ""));
    private static readonly ResultsFile Formats = VerdictRuns.Formats(
        ("acme/plain", FormatVerdict.AsSpecified, FormatVerdict.AcceptsInvalid),
        ("beta", FormatVerdict.AsSpecified, FormatVerdict.AsSpecified));

    private static readonly FeatureClaim Claim = new(FeatureTable.Graph, true, "Keeps every reference.", "https://example.org/claims");

    [Fact]
    public async Task A_file_of_cases_opens_with_a_heat_map_whose_counts_are_those_of_the_report()
    {
        await chromium.Read(chromium.Write(Conform.As("c.json")), async page =>
        {
            Assert.Equal("Conformance", await page.InnerTextAsync("nav a[aria-current=page]"));
            Assert.Contains("3 rows, 12 cases", await page.InnerTextAsync(".answer >> nth=0"), StringComparison.Ordinal);
            Assert.Equal(["acme/plain", "beta", "acme/references"], await HeatMap.Rows(page));
            Assert.Equal(["2", "1", "-", "2", "8/12"],
                await page.Locator(".heat tr[data-row='acme/plain'] td.number").AllInnerTextsAsync());
            Assert.Equal("\u2713rL\u2713\u2713\u2713\u2713LC\u2713R\u2713", string.Concat(await HeatMap.Cells(page, "acme/plain")));
            Assert.Equal(["crash", "lossy", "rejected", "supported"], (await HeatMap.Kinds(page, "acme/plain")).Order());
            Assert.Contains("lossy: silently comes back different", await page.InnerTextAsync(".legend"), StringComparison.Ordinal);

            await page.FocusAsync("[data-sort=lossy]");
            await page.Keyboard.PressAsync("Enter");
            await page.Keyboard.PressAsync("Enter");
            Assert.Equal("descending", await page.GetAttributeAsync("th:has([data-sort=lossy])", "aria-sort"));
            Assert.Equal("acme/plain", (await Labels(page, 0))[0]);
        });
    }

    [Fact]
    public async Task A_row_shows_its_cases_with_reasons_and_a_case_all_rows_with_its_code()
    {
        await chromium.Read(chromium.Write(Conform.As("c.json")), async page =>
        {
            await page.ClickAsync("tr[data-row='acme/plain'] th a");
            await Assertions.Expect(page.Locator(".view h2").First).ToHaveTextAsync("acme/plain: its cases");
            Assert.Equal(
                "Of_private-field.value: another value", await page.InnerTextAsync("tr[data-row='private-field'] td[data-column=reason]"));
            Assert.Equal("acme/references (settings of acme/references)",
                await page.InnerTextAsync("tr[data-row='private-field'] td[data-column=optIn]"));
            Assert.Equal("L lossy", await page.InnerTextAsync("tr[data-row='private-field'] a.verdict"));

            await page.ClickAsync("tr[data-row='private-field'] th a");
            Assert.Equal("public class Of_private_field;", (await page.InnerTextAsync("pre.code")).Trim());
            Assert.Equal(["acme/plain", "beta", "acme/references"], await Labels(page, 0));
        });
    }

    [Fact]
    public async Task The_name_of_a_verdict_is_its_address()
    {
        var file = chromium.Write(Conform.As("c.json"), Hostile.As("h.json"), Formats.As("f.json"));
        await chromium.Read(file, async page =>
        {
            await Assertions.Expect(page.Locator("h1")).ToHaveTextAsync("acme/plain#self-cycle");
            Assert.Equal("Crash: Acme.Refused: self-cycle of acme/plain", await page.InnerTextAsync(".answer >> nth=0"));
            Assert.Contains("this row's settings", await page.InnerTextAsync(".check"), StringComparison.Ordinal);
            Assert.Contains(
                "assay check cases --rows acme/plain --case self-cycle", await page.InnerTextAsync(".check"), StringComparison.Ordinal);
            await page.ClickAsync(".view a[href='#cases?case=self-cycle']");
            await page.ClickAsync("tr[data-row=beta] a.verdict");
            await Assertions.Expect(page.Locator("h1")).ToHaveTextAsync("beta#self-cycle");
            Assert.EndsWith("#beta#self-cycle", page.Url, StringComparison.Ordinal);
        }, "#acme/plain#self-cycle");
        await chromium.Read(file, async page =>
        {
            Assert.Equal("Hostile input", await page.InnerTextAsync("nav a[aria-current=page]"));
            Assert.Equal("Crash: Access violation", await page.InnerTextAsync(".answer >> nth=0"));
            Assert.Contains("-2147483648 at 0", await page.InnerTextAsync(".check"), StringComparison.Ordinal);
        }, "#acme/plain#hostile/length");
        await chromium.Read(file, async page =>
        {
            Assert.Equal("Accepts invalid: It reads 5.", await page.InnerTextAsync(".answer >> nth=0"));
            Assert.Contains("RFC 8259 section 6", await page.InnerTextAsync(".check"), StringComparison.Ordinal);
            await page.ClickAsync(".view a[href='#formats?case=leading-zero&format=JSON']");
            Assert.Equal("acme/plain: accepts invalid (5)", await page.InnerTextAsync("td[data-column=what] li"));
        }, "#acme/plain#JSON/leading-zero");
    }

    [Fact]
    public async Task Rows_are_filtered_by_what_verdicts_show_and_filters_without_verdicts_are_not_offered()
    {
        await chromium.Read(chromium.Write(Conform.As("c.json"), Hostile.As("h.json")), async page =>
        {
            Assert.Equal(["all rows", "cycles and shared objects", "private members", "hostile input contained"],
                await page.Locator("[data-choice=need] option").AllInnerTextsAsync());
            await page.SelectOptionAsync("[data-choice=need]", "untrusted-input");
            Assert.Equal(["acme/references"], await HeatMap.Rows(page));
            Assert.Contains("need=untrusted-input", page.Url, StringComparison.Ordinal);
        });
    }

    [Fact]
    public async Task A_cell_of_the_feature_table_shows_the_verdicts_that_it_rests_on_and_what_documentation_claims()
    {
        var file = chromium.Write([Conform.As("c.json")], [], name => name == "acme/plain" ? [Claim] : []);
        await chromium.Read(file, async page =>
        {
            Assert.Equal("2/5 !", (await HeatMap.Cells(page, "acme/plain"))[0]);
            await HeatMap.Click(page, "acme/plain", 0);
            await Assertions.Expect(page.Locator("h1")).ToHaveTextAsync("acme/plain, graph");
            var told = await page.InnerTextAsync(".view");
            Assert.Contains("acme/plain#shared-object lossy", told, StringComparison.Ordinal);
            Assert.Contains("Keeps every reference.", told, StringComparison.Ordinal);
            Assert.Contains("Verdicts differ.", told, StringComparison.Ordinal);
            await page.ClickAsync(".view a[href='#acme/plain#shared-object']");
            await Assertions.Expect(page.Locator("h1")).ToHaveTextAsync("acme/plain#shared-object");
        }, "#features");
    }

    [Fact]
    public async Task The_view_of_one_row_has_its_cases_its_grade_and_its_features()
    {
        await chromium.Read(chromium.Write(Conform.As("c.json"), Hostile.As("h.json")), async page =>
        {
            var text = await page.InnerTextAsync(".view");
            Assert.Contains("8 of 12 verdicts are good. Its cases", text, StringComparison.Ordinal);
            Assert.Contains("Crashes. Its findings", text, StringComparison.Ordinal);
            Assert.Contains("private-members", text, StringComparison.Ordinal);
        }, "#row?row=acme/plain");
    }

    [Fact]
    public async Task Five_thousand_verdicts_share_their_texts()
    {
        var file = chromium.Write(Many(66, 79).As("many.json"));

        // The page itself has about 700 kB; every verdict has a reason of its own length here.
        Assert.InRange(new FileInfo(file).Length, 500_000, 1_100_000);
        await chromium.Read(file, async page => Assert.Equal(66, (await HeatMap.Rows(page)).Length));
    }

    internal static ResultsFile Many(int rows, int cases)
    {
        var one = VerdictRuns.Conform([.. Enumerable.Range(0, rows).Select(row => new VerdictRuns.Row($"library-{row}/mode"))]);
        CaseResult[] all = [.. Enumerable.Range(0, cases).Select(number =>
            one.SamplesOf<CaseSamples>().Cases[number % one.SamplesOf<CaseSamples>().Cases.Count] with
        {
            Number = number,
            Name = $"case-{number}",
            Source = string.Concat(Enumerable.Repeat($"public int Member{number};\n", 20)),
        })];
        return one with
        {
            Samples = one.SamplesOf<CaseSamples>() with
            {
                Cases = all,
            },
            Options = one.Options with { Workloads = [.. all.Select(found => new WorkloadOptions(found.Name, 1, 0, "case"))] },
            Checks =
            [
                .. one.Rows.SelectMany((row, index) => all.Select(found => one.Checks[0] with
                {
                    Row = row.Name,
                    Workload = new WorkloadOptions(found.Name, 1, 0, "case"),
                    Verdict = (Verdict)((index + found.Number) % 4),
                    Cause = $"Library.Number{index}.SerializationException: the member {found.Name} of the type cannot be read here, "
                        + "because it has no public setter",
                    Differences = [$"Root.Member{found.Number}: another value in {row.Name}"],
                })),
            ],
        };
    }

    private static async Task<IReadOnlyList<string>> Labels(IPage page, int table) =>
        await page.EvaluateAsync<string[]>(
            $"[...document.querySelectorAll('.view table')[{table}].querySelectorAll('tr[data-row]')].map(row => row.dataset.row)");
}
