using Assay.Answers.Citing;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Experiments.Cases;
using Assay.Experiments.Formats;
using Assay.Report.Sections;

namespace Assay.Report.Tests;

/// <summary>Pages of rows: every verdict on one has an address, its types and the file that shows it.</summary>
public sealed class CitedVerdicts
{
    private static readonly CaseResult Field = new()
    {
        Number = 10,
        Name = "private-field",
        Group = "Members",
        Holds = "A private field comes back.",
        Good = GoodVerdicts.Supported,
        Source = "public class Account;\n",
    };
    private static readonly CaseResult OldData = Field with
    {
        Number = 55,
        Name = "added-old-data",
        Group = "Versions",
        Source = "public class Added;\n",
    };
    private static readonly CaseResult NewData = OldData with { Name = "added-new-data" };

    [Fact]
    public void Each_row_has_a_page_with_every_verdict_and_all_links_lead_somewhere()
    {
        var pages = Pages(Cases());
        var page = pages["rows/acme/copies.md"];

        Assert.Equal(
            [
                "cases.md", "rows/README.md", "rows/acme.md", "rows/acme/copies.md", "rows/acme/copies@2.0.0.md",
                "types/copies.md", "types/copies@2.0.0.md",
            ],
            pages.Keys.Order(StringComparer.Ordinal));
        Assert.All(pages.Values, text => Assert.StartsWith(CitedPage.Beginning + "\n# ", text, StringComparison.Ordinal));
        Assert.Contains(
            "**1 of 2 verdicts on [cases](../../cases.md) are good**: 1 supported, 1 lossy, 1 not judged.", page, StringComparison.Ordinal);
        Assert.Contains(
            "| [private-field](../../cases.md#private-field) | lossy | **no** | this row's settings | Account.balance: another value | "
            + "[types](../../types/copies.md#private-field) | [file](../../repros/found.cs) |", page, StringComparison.Ordinal);
        Assert.Contains(
            "| not judged | - | Assay | Assay cannot emit it. | "
            + "[types](../../types/copies.md#added-new-data) |  |", page, StringComparison.Ordinal);
        Assert.Contains(
            "| supported | yes |  |  | [types](../cases.md#private-field) |  |", pages["rows/acme.md"], StringComparison.Ordinal);
        Assert.Contains("| [acme/copies](acme/copies.md) | 1/2 | - |", pages["rows/README.md"], StringComparison.Ordinal);
        Assert.Contains("## added-new-data\n\nNothing: It cannot be emitted.\n", pages["types/copies.md"], StringComparison.Ordinal);
        Assert.Contains("`Account.cs`\n\n```csharp\n[Acme] class Account;\n```\n", pages["types/copies.md"], StringComparison.Ordinal);
        Assert.Contains("[Acme(2)] class Account;", pages["types/copies@2.0.0.md"], StringComparison.Ordinal);
        Assert.Contains("Its file is that of [added-new-data](#added-new-data).", pages["cases.md"], StringComparison.Ordinal);
        Assert.Empty(Broken(pages));
    }

    [Fact]
    public void Verdicts_on_payloads_stand_on_the_page_of_their_row_too()
    {
        var cases = Cases();
        var formats = cases with
        {
            Options = cases.Options with { Kind = "formats" },
            Samples = cases.SamplesOf<FormatSamples>() with
            {
                Cases =
                [
                    new FormatCaseResult
                    {
                        Format = "JSON", Name = "leading-zero", Shape = "int", Expected = FormatExpectation.Reject, Values = [],
                        Citation = "RFC 8259 section 6", Reason = "No.",
                    },
                ],
                Checks =
                [
                    new FormatCheckResult
                    {
                        Row = "acme", Format = "JSON", Case = "leading-zero", Verdict = FormatVerdict.AcceptsInvalid, Value = "5",
                    },
                ],
            },
        };

        var pages = Pages(cases, formats);

        Assert.Contains("## JSON: 1 of 1 differ from the specification", pages["rows/acme.md"], StringComparison.Ordinal);
        Assert.Contains(
            "| leading-zero | accepts invalid | reject | 5 | RFC 8259 section 6 |  | `assay repro acme#leading-zero` |",
            pages["rows/acme.md"], StringComparison.Ordinal);
        Assert.Contains("| [acme](acme.md) | 1/1 | 1/1 |", pages["rows/README.md"], StringComparison.Ordinal);
        Assert.Empty(Broken(pages));
    }

    [Fact]
    public void A_version_that_stood_in_for_another_is_no_part_of_what_is_asked_for()
    {
        var cases = Cases();
        var file =
            cases with { Rows = [.. cases.Rows.Select(row => row.PackageVersion == "2.0.0" ? row with { AskedVersion = "3.0.0" } : row)] };
        var lossy = file with
        {
            Checks = [.. file.Checks.Select(check => check.Row == "acme/copies@2.0.0" ? check with { Verdict = Verdict.Crash } : check)],
        };

        var page = Pages(lossy)["rows/acme/copies@2.0.0.md"];

        Assert.Contains(
            "Each verdict has the name `acme/copies@2.0.0#CASE`. `assay repro acme/copies#CASE` writes", page, StringComparison.Ordinal);
        Assert.Contains("[file](../../repros/found.cs) |", page, StringComparison.Ordinal);
    }

    [Fact]
    public void No_file_is_promised_for_classes_of_a_schema()
    {
        var cases = Cases();

        var page = Pages(cases with { Rows = [.. cases.Rows.Select(row => row with { Dialect = "proto" })] })["rows/acme/copies.md"];

        Assert.DoesNotContain("assay repro", page, StringComparison.Ordinal);
        Assert.Contains("`assay check cases --rows acme/copies --case CASE` judges it again.", page, StringComparison.Ordinal);
    }

    [Fact]
    public void A_label_of_a_damaged_file_leaves_the_folder_of_the_pages_for_no_other()
    {
        var cases = Cases();
        RowId odd = new("../..\\x y/`|\n# z");
        var file = cases with
        {
            Rows = [.. cases.Rows.Select(row => row.Name == "acme" ? row with { Id = odd } : row)],
            Checks = [.. cases.Checks.Select(check => check.Row == "acme" ? check with { Row = odd.ToString() } : check)],
        };

        Assert.Equal(
            ["rows/-/..-x-y/-----z.md", "rows/README.md", "rows/acme/copies.md", "rows/acme/copies@2.0.0.md"],
            Pages(file).Keys.Where(path => path.StartsWith("rows/", StringComparison.Ordinal)).Order(StringComparer.Ordinal));
    }

    private static Dictionary<string, string> Pages(params ResultsFile[] files) => CitedPages.Of(new CitedSource(files, TypesOf)
    {
        ReproOf = name => name == "acme/copies#private-field" ? "repros/found.cs" : null,
    }).ToDictionary(page => page.Path, page => page.Text);

    private static CitedTypes? TypesOf(RowResult row, string name) => (row.Dialect, name) switch
    {
        ("copies", "added-new-data") => new CitedTypes("It cannot be emitted.", []),
        ("copies", _) => new CitedTypes(
            "", [new CodeText("Account.cs", row.PackageVersion == "2.0.0" ? "[Acme(2)] class Account;\n" : "[Acme] class Account;\n")]),
        _ => null,
    };

    private static IReadOnlyList<string> Broken(Dictionary<string, string> pages)
    {
        var folder = Directory.CreateTempSubdirectory("assay-pages-");
        try
        {
            foreach (var (path, text) in pages.Append(new("repros/found.cs", "")))
            {
                Directory.CreateDirectory(Path.GetDirectoryName(Path.Combine(folder.FullName, path))!);
                System.IO.File.WriteAllText(Path.Combine(folder.FullName, path), text);
            }

            return MarkdownLinks.Broken(folder.FullName, pages.Keys);
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }

    private static ResultsFile Cases()
    {
        var file = new ResultsBuilder { Blocks = 1 }.Row("acme", "Acme", "1.0.0")
            .Row("acme/copies", "Acme", "1.0.0", dialect: "copies").Row("acme/copies@2.0.0", "Acme", "2.0.0", dialect: "copies").Build();
        return file with
        {
            Options = file.Options with
            {
                Kind = "cases",
                Workloads = [.. new[] { Field, OldData, NewData }.Select(one => Workload(one.Name))],
            },
            Samples = file.SamplesOf<CaseSamples>() with
            {
                Cases = [Field, OldData, NewData],
            },
            Cells = [],
            Conditions = [],
            Checks =
            [
                Check("acme", Field, Verdict.Supported), Check(
                    "acme/copies", Field, Verdict.Lossy) with { Differences = ["Account.balance: another value"] },
                Check("acme/copies", OldData, Verdict.Supported), Check(
                    "acme/copies", NewData, Verdict.NotJudged) with { Judge = Judge.Assay, Cause = "Assay cannot emit it." },
                Check("acme/copies@2.0.0", Field, Verdict.Supported),
            ],
        };
    }

    private static WorkloadOptions Workload(string name) => new(name, 1, 0, "case");

    private static CheckResult Check(string row, CaseResult one, Verdict verdict) =>
        new() { Row = row, Workload = Workload(one.Name), Surface = Surface.Bytes, Verdict = verdict };
}
