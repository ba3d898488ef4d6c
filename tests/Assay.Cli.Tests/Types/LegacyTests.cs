using System.Text.Json;

namespace Assay.Cli.Tests.Types;

/// <summary>
/// Forty types as code for BinaryFormatter has them: what <c>assay check --types</c> says of them from metadata is what <c>assay check</c>
/// finds
/// with values.
/// </summary>
public class LegacyTests
{
    private static readonly string Assembly = typeof(LegacyClasses.Make).Assembly.Location;

    /// <summary>Limits of one library alone, which a scan does not know.</summary>
    private static readonly Dictionary<(string Row, string Root), string[]> OwnLimits = new() { [("parquet", "Sales")] = ["rejected"] };

    /// <param name="root">A root that holds several of the types.</param>
    /// <param name="fewest">Rows at least about whose verdict a scan says something that a check can refute.</param>
    [Theory]
    [Trait("Category", "slow")]
    [InlineData("Sales", 20)]
    [InlineData("Books", 20)]
    [InlineData("Office", 20)]
    [InlineData("Studio", 20)]
    [InlineData("Catalogue", 20)]
    [InlineData("Archive", 20)]
    [InlineData("OrderException", 20)]
    [InlineData("Watcher", 20)]
    public void What_a_scan_says_of_legacy_types_is_what_a_check_finds(string root, int fewest)
    {
        using WorkingFolder folder = new();
        var scan = ScannedRows.Of(folder, Assembly, $"LegacyClasses.{root}");
        using var check = CheckedRows.Read(folder, "check", "--types", Assembly, "--root", $"LegacyClasses.{root}", "--factory",
            $"LegacyClasses.Make.{root}", "--rows", string.Join(',', scan.Rows));
        List<string> disagreements = [];
        var said = 0;
        foreach (var row in check.RootElement.GetProperty("data")[0].GetProperty("rows").EnumerateArray())
        {
            // A row that was built with another version than it asks for has that in its label.
            var name = row.GetProperty("row").GetString()!.Split('@')[0];
            var verdict = row.GetProperty("verdict").GetString()!;
            if (!scan.AgreesOnEdits(name, row))
                disagreements.Add($"{name}: the scan says {scan.EditsOf(name)}, the check {row.GetProperty("needs")}");
            if ((OwnLimits.GetValueOrDefault((name, root)) ?? scan.VerdictsOf(name)) is not string[] possible)
                continue;
            said++;
            if (!possible.Contains(verdict))
                disagreements.Add(
                    $"{name}: {verdict}, but by the scan: {string.Join(" or ", possible)}; {row.GetProperty("differences")} "
                        + $"{row.GetProperty("cause")}");
        }

        Assert.True(disagreements.Count == 0, string.Join(Environment.NewLine, disagreements));
        Assert.InRange(said, fewest, int.MaxValue);
    }

    [Theory]
    [Trait("Category", "slow")]
    [InlineData("Sales")]
    [InlineData("Books")]
    [InlineData("Office")]
    public void What_a_check_finds_of_legacy_types_is_what_a_run_finds(string root)
    {
        using WorkingFolder folder = new();
        string[] types = ["--types", Assembly, "--root", $"LegacyClasses.{root}", "--factory", $"LegacyClasses.Make.{root}", "--rows", "*"];
        using var check = CheckedRows.Read(folder, ["check", .. types]);
        var results = Path.Combine(folder.Path, "run.json");
        var run = AssayInProcess.Run(folder.Path, ["run", .. types, "--processes", "1", "--operation", "deserialize", "--out", results]);

        Assert.True(run.ExitCode == 0, run.Errors);
        using var measured = JsonDocument.Parse(File.ReadAllText(results));
        var found = measured.RootElement.GetProperty("checks").EnumerateArray()
            .ToDictionary(one => one.GetProperty("row").GetString()!);
        Assert.All(
            check.RootElement.GetProperty("data")[0].GetProperty("rows").EnumerateArray(),
            row => Assert.Equal(AnswerOf(row), AnswerOf(found[row.GetProperty("row").GetString()!])));
    }

    [Fact]
    public void A_scan_tells_rows_that_see_private_fields_from_those_that_do_not()
    {
        using WorkingFolder folder = new();
        using var scan = CheckedRows.Read(
            folder, "check", "--no-run", "--types", Assembly, "--rows", "hyperion,json.net/reused,system.text.json/defaults", "--root",
                "LegacyClasses.Booking");

        JsonElement[] readings = [
            .. scan.RootElement.GetProperty("assemblies")[0].GetProperty("types")[0].GetProperty("answers")[0].GetProperty("readings")
                .EnumerateArray()];

        Assert.Equal(
            ["fields", "public members", "public properties"], readings.Select(reading => reading.GetProperty("reads").GetString()));
        Assert.Equal([0, 2, 2], readings.Select(reading => reading.GetProperty("lost").GetArrayLength()));
    }

    [Fact]
    public void A_scan_names_every_obstacle_and_the_edit_that_removes_it()
    {
        using WorkingFolder folder = new();
        var answer = AssayInProcess.Run(folder.Path, "check", "--no-run", "--types", Assembly, "--rows", "memory-pack/utf-8", "--root",
            "LegacyClasses.Archive,LegacyClasses.Watcher,LegacyClasses.Catalogue");

        var text = string.Join(' ', answer.Output.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));
        Assert.Contains("Assay cannot emit this yet: Archive.Items is an ArrayList.", text, StringComparison.Ordinal);
        Assert.Contains(
            "use a generic collection (6 places): Archive.Items, Archive.Index, Archive.Sorted, Archive.Waiting, "
                + "Archive.Undo, Archive.Flags", text, StringComparison.Ordinal);
        Assert.Contains("mark it [NonSerialized] (1 place): Watcher._found", text, StringComparison.Ordinal);
        Assert.Contains("hold the data in a class of its own (2 places): ArticleCollection, ArticleTable", text, StringComparison.Ordinal);
    }

    [Fact]
    public void A_contract_of_types_as_they_are_names_the_members_that_rows_do_not_see()
    {
        using WorkingFolder folder = new();
        var answer = AssayInProcess.Run(folder.Path, "show", "contract", "--types", Assembly, "--root", "LegacyClasses.Booking",
            "--rows", "json.net/reused,hyperion");

        var text = string.Join(' ', answer.Output.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));
        Assert.Contains(
            "json.net/reused reads public members and not 2 members: Booking._ticket, Booking._text.", text, StringComparison.Ordinal);
        Assert.DoesNotContain("hyperion reads fields", text, StringComparison.Ordinal);
    }

    private static string AnswerOf(JsonElement row) =>
        $"{row.GetProperty("row")}: {row.GetProperty("verdict")} "
            + $"{string.Join("; ", row.GetProperty("differences").EnumerateArray().Select(difference => difference.GetString()))}";
}
