using System.Text.Json;
using Assay.Answers.Pages;
using Assay.Engine.Tests.Fakes;

namespace Assay.Cli.Tests;

/// <summary>Recommendations from results of a run, from a folder of results, and where nothing can be recommended.</summary>
public sealed class ChooseTests
{
    private static readonly string[] TwoRows = ["run", "--rows", "data-contract/plain,google.protobuf", "--size", "10", "--processes",
        "1", "--out"];

    [Fact]
    public void A_run_of_two_rows_gives_a_recommendation_with_its_figures()
    {
        using WorkingFolder folder = new();
        var run = FakeRuns.Of(static clock => new FakeWorkers(clock)
        {
            BatchTime = (job, _) => TimeSpan.FromMilliseconds(job.Row == "google.protobuf" ? 1 : 2),
        });
        Assert.Equal(0, AssayInProcess.RunOn(run, folder.Path, [.. TwoRows, "results/r.json"]).ExitCode);

        var free = AssayInProcess.Run(folder.Path, "choose", "--rate", "100000", "--format", "json");
        var readable =
            AssayInProcess.Run(folder.Path, "choose", "--need", "human-readable,deterministic", "--network", "100Mbit", "--message", "5kB");
        var nothing = AssayInProcess.Run(folder.Path, "choose", "results/r.json", "--need", "no-attributes");

        Assert.Equal((0, ""), (free.ExitCode, free.Errors));
        using var document = JsonDocument.Parse(free.Output);
        JsonElement[] rows = [.. document.RootElement.GetProperty("choice").GetProperty("candidates").EnumerateArray()];
        Assert.Equal(["google.protobuf", "data-contract/plain"], rows.Select(row => row.GetProperty("label").GetString()));
        Assert.All(rows,
            row => Assert.Equal(row.GetProperty("readNanoseconds").GetDouble() + row.GetProperty("writeNanoseconds").GetDouble(),
                row.GetProperty("messageNanoseconds").GetDouble(), 0.001));
        Assert.Equal(
            rows[0].GetProperty("cpuNanoseconds").GetDouble() * 100_000 / 1e9, rows[0].GetProperty("coreShare").GetDouble(), 0.0001);
        Assert.Equal("results/r.json", document.RootElement.GetProperty("results")[0].GetString());

        Assert.Equal((0, ""), (readable.ExitCode, readable.Errors));
        Assert.StartsWith("Recommended: data-contract/plain (built into .NET).", readable.Output, StringComparison.Ordinal);
        Assert.Contains("human-readable: binary - google.protobuf", readable.Output, StringComparison.Ordinal);
        Assert.Contains("without human-readable: google.protobuf", readable.Output, StringComparison.Ordinal);
        Assert.Contains("Not judged yet, so it excluded nobody: deterministic (these results have no verdicts on the bytes of",
            readable.Output, StringComparison.Ordinal);
        Assert.InRange(readable.Output.TrimEnd().Split('\n').Length, 10, 30);

        AssertPages(folder, readable.Output);

        Assert.Equal((2, ""), (nothing.ExitCode, nothing.Output));
        Assert.StartsWith(
            "No row that keeps everything has all of: no-attributes. "
                + "Without no-attributes, google.protobuf would be recommended (no-attributes: takes generated classes).",
            nothing.Errors, StringComparison.Ordinal);
    }

    // Answers are printed, and written as pages too.
    private static void AssertPages(WorkingFolder folder, string printed)
    {
        string[] choose = ["choose", "--need", "human-readable,deterministic", "--network", "100Mbit", "--message", "5kB"];
        var chosen = AssayInProcess.Run(folder.Path, [.. choose, "--out", "choice.html"]);
        var compared = AssayInProcess.Run(folder.Path, "compare", "results/r.json", "results/r.json", "--out", "comparison.html");
        var refused = AssayInProcess.Run(folder.Path, "compare", "results/r.json", "results/r.json", "--out", "comparison.txt");

        Assert.Equal(printed, chosen.Output);
        Assert.Equal((PageWriter.IsBuilt ? 0 : 2, PageWriter.IsBuilt ? "Page for your browser: choice.html" : PageWriter.NotBuilt),
            (chosen.ExitCode, chosen.Errors.TrimEnd()));
        Assert.Equal(PageWriter.IsBuilt ? "Page for your browser: comparison.html" : PageWriter.NotBuilt, compared.Errors.TrimEnd());
        Assert.Equal(PageWriter.IsBuilt, File.Exists(folder.File("comparison.html")));
        Assert.Equal((2, "", "--out writes an HTML page, so its name must end in .html. For other formats use --format, and > FILE."),
            (refused.ExitCode, refused.Output, refused.Errors.TrimEnd()));
    }

    [Fact]
    [Trait("Category", "slow")]
    public void What_results_do_not_hold_is_checked_unless_that_is_forbidden()
    {
        using WorkingFolder folder = new();
        Assert.Equal(0,
            AssayInProcess.Run(folder.Path,
                ["run", "--rows", "data-contract/preserve-references,google.protobuf", "--size", "10", "--processes", "1", "--out",
                "r.json"]).ExitCode);

        var forbidden = AssayInProcess.Run(folder.Path, "choose", "r.json", "--need", "cycles", "--no-measure");
        var answer = AssayInProcess.Run(folder.Path, "choose", "r.json", "--need", "cycles");

        Assert.Equal((2, ""), (forbidden.ExitCode, forbidden.Output));
        Assert.StartsWith(
            "Whether any row has what you need is not known: cycles, not checked with conference. Let choose check it (omit --no-measure)",
            forbidden.Errors, StringComparison.Ordinal);
        Assert.Equal(0, answer.ExitCode);
        Assert.StartsWith("Recommended: data-contract/preserve-references ", answer.Output, StringComparison.Ordinal);
        Assert.Contains("cycles: cannot serialize conference - google.protobuf", answer.Output, StringComparison.Ordinal);
        Assert.Contains("--need cycles: checking 2 rows with conference", answer.Errors, StringComparison.Ordinal);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void A_need_for_another_language_rests_on_what_it_reads_of_the_kinds_of_values_of_the_types()
    {
        using Types.ShopFolder folder = new();

        var order = folder.Run(
            "choose", "--need", "cross-language", "--types", "Shop.dll", "--root", "Shop.Order", "--sample", "orders.json",
            "--rows", "data-contract/serializable,json.net/reused");
        var article = folder.Run(
            "choose", "--need", "cross-language", "--types", "Shop.dll", "--root", "Shop.Article", "--sample", "articles.jsonl",
            "--rows", "system.text.json/reflection,memory-pack/utf-8", "--format", "json");

        Assert.SkipWhen(order.Errors.Contains("Node.js is missing", StringComparison.Ordinal), "Node.js is missing.");
        Assert.Equal((2, ""), (order.ExitCode, order.Output));
        Assert.Contains("data-contract/serializable would be recommended (cross-language: ", order.Errors, StringComparison.Ordinal);
        Assert.True(article.ExitCode == 0, article.Errors);
        using var document = JsonDocument.Parse(article.Output);
        var recommended = document.RootElement.GetProperty("choice").GetProperty("recommended").GetRawText();
        Assert.Contains("system.text.json/reflection", recommended, StringComparison.Ordinal);
        Assert.Matches(@"another language reads (\d+) of \1 kinds of your values", recommended);
    }

    [Fact]
    [Trait("Category", "slow")]
    public void Where_no_results_fit_it_measures_the_types_and_next_time_it_does_not()
    {
        using WorkingFolder folder = new();
        string[] choose = ["choose", "--types", typeof(LegacyClasses.Studio).Assembly.Location, "--root", "LegacyClasses.Studio",
            "--factory", "LegacyClasses.Make.Studio", "--rows", "binary-formatter/serializable,json.net/reused"];

        var measured = AssayInProcess.Run(folder.Path, [.. choose, "--rate", "100"]);
        var again = AssayInProcess.Run(folder.Path, [.. choose, "--rate", "100"]);

        Assert.Equal((0, 0), (measured.ExitCode, again.ExitCode));
        Assert.StartsWith("Recommended: binary-formatter/serializable (System.Runtime.Serialization.Formatters", measured.Output,
            StringComparison.Ordinal);
        Assert.Contains("No results in ./results fit, so choose measures first.", measured.Errors, StringComparison.Ordinal);
        Assert.Contains("LegacyClasses.Studio, 1 Studio", measured.Output, StringComparison.Ordinal);
        Assert.Equal((measured.Output, ""), (again.Output, again.Errors));
        Assert.Single(Directory.EnumerateFiles(folder.File("results"), "*.json"));
    }

    [Fact]
    [Trait("Category", "slow")]
    public void A_data_set_is_measured_at_the_size_whose_payload_is_nearest_to_the_message()
    {
        using WorkingFolder folder = new();
        string[] choose = ["choose", "--rows", "data-contract/plain,google.protobuf", "--rate", "100"];

        var measured = AssayInProcess.Run(folder.Path, [.. choose, "--message", "15kB"]);

        Assert.Equal(0, measured.ExitCode);
        Assert.Contains(
            "--message 15.0 kB: measuring books at size 1k, whose payload is nearest: ", measured.Errors, StringComparison.Ordinal);
        Assert.Contains("books, 1,000 books, about ", measured.Output, StringComparison.Ordinal);
        Assert.Contains(", the measured size nearest to 15.00 kB.",
            measured.Output.ReplaceLineEndings(" ").Replace("   ", " ", StringComparison.Ordinal), StringComparison.Ordinal);
    }

    [Fact]
    public void Files_that_are_no_results_are_named_and_left_alone()
    {
        using WorkingFolder folder = new();
        Directory.CreateDirectory(folder.File("results"));
        File.WriteAllText(folder.File("results/other.json"), "{}");

        var named = AssayInProcess.Run(folder.Path, "choose", "results/other.json");
        var found = AssayInProcess.Run(folder.Path, "choose", "--no-measure");

        Assert.Equal((2, ""), (named.ExitCode, named.Output));
        Assert.StartsWith(
            "results/other.json is damaged or not a results file (it has no schemaVersion).", named.Errors, StringComparison.Ordinal);
        Assert.Equal((2, ""), (found.ExitCode, found.Output));
        Assert.EndsWith("There are no results to choose from in ./results. Measure first with 'assay run', or omit --no-measure.",
            found.Errors.TrimEnd(), StringComparison.Ordinal);
        Assert.Equal("{}", File.ReadAllText(folder.File("results/other.json")));
    }
}
