using System.Text.Json;

namespace Assay.Cli.Tests.Types;

/// <summary>Forty types as code for BinaryFormatter has them: what <c>assay scan</c> says of them from metadata is what <c>assay check</c> finds with values.</summary>
public class LegacyTests
{
    private static readonly string Assembly = typeof(LegacyClasses.Make).Assembly.Location;

    /// <summary>Limits of one library alone, which a scan does not know.</summary>
    private static readonly Dictionary<(string Row, string Root), Prediction> OwnLimits = new() { [("parquet", "Sales")] = new("arrays of classes cannot be read", ["rejected"]) };

    /// <param name="root">A root that holds several of the types.</param>
    /// <param name="goes">Which rows are checked: those that take the types as they are, or those that cannot take them.</param>
    /// <param name="fewest">Rows at least about which a scan says something that a check can refute.</param>
    [Theory]
    [Trait("Category", "slow")]
    [InlineData("Sales", "asItIs", 10)]
    [InlineData("Office", "cannot", 20)]
    public void What_a_scan_says_of_legacy_types_is_what_a_check_finds(string root, string goes, int fewest)
    {
        using WorkingFolder folder = new();
        using JsonDocument scan = CheckedRows.Read(folder, "scan", Assembly, "--roots", $"LegacyClasses.{root}");
        JsonElement[] answers = [.. scan.RootElement.GetProperty("assemblies")[0].GetProperty("types")[0].GetProperty("answers").EnumerateArray()];
        string rows = string.Join(',', answers.Where(answer => answer.GetProperty("goes").GetString() == goes).SelectMany(answer => answer.GetProperty("rows").EnumerateArray()).Select(row => row.GetString()));
        using JsonDocument check = CheckedRows.Read(folder, "check", "--types", Assembly, "--root", $"LegacyClasses.{root}", "--factory", $"LegacyClasses.Make.{root}", "--rows", rows);
        List<string> disagreements = [];
        int said = 0;
        foreach (JsonElement row in check.RootElement[0].GetProperty("rows").EnumerateArray())
        {
            (string name, string verdict) = (row.GetProperty("row").GetString()!, row.GetProperty("verdict").GetString()!);
            // A row that was built with another version than it asks for has that in its label.
            string plain = name.Split('@')[0];
            if ((OwnLimits.GetValueOrDefault((plain, root)) ?? PredictionOf(plain, answers)) is not Prediction prediction)
                continue;
            said++;
            if (!prediction.Allows(verdict))
                disagreements.Add($"{name}: {verdict}, but the scan says: {prediction}; {row.GetProperty("differences")} {row.GetProperty("cause")}");
        }

        Assert.True(disagreements.Count == 0, string.Join(Environment.NewLine, disagreements));
        Assert.InRange(said, fewest, int.MaxValue);
    }

    [Fact]
    public void A_scan_tells_rows_that_see_private_fields_from_those_that_do_not()
    {
        using WorkingFolder folder = new();
        using JsonDocument scan = CheckedRows.Read(folder, "scan", Assembly, "--rows", "hyperion,json.net/reused,system.text.json/defaults", "--roots", "LegacyClasses.Booking");

        JsonElement[] readings = [.. scan.RootElement.GetProperty("assemblies")[0].GetProperty("types")[0].GetProperty("answers")[0].GetProperty("readings").EnumerateArray()];

        Assert.Equal(["fields", "public members", "public properties"], readings.Select(reading => reading.GetProperty("reads").GetString()));
        Assert.Equal([0, 2, 2], readings.Select(reading => reading.GetProperty("lost").GetArrayLength()));
    }

    [Fact]
    public void A_scan_names_every_obstacle_and_the_edit_that_removes_it()
    {
        using WorkingFolder folder = new();
        Answer answer = AssayProcess.Run(folder.Path, "scan", Assembly, "--rows", "memory-pack/utf-8", "--roots", "LegacyClasses.Archive,LegacyClasses.Watcher,LegacyClasses.Catalogue");

        string text = string.Join(' ', answer.Output.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));
        Assert.Contains("Assay cannot emit this yet: Archive.Items is an ArrayList.", text, StringComparison.Ordinal);
        Assert.Contains("use a generic collection: Archive.Items, Archive.Index, Archive.Sorted, Archive.Waiting, Archive.Undo, Archive.Flags", text, StringComparison.Ordinal);
        Assert.Contains("mark it [NonSerialized]: Watcher._found", text, StringComparison.Ordinal);
        Assert.Contains("hold the data in a class of its own: ArticleCollection, ArticleTable", text, StringComparison.Ordinal);
    }

    [Fact]
    public void A_contract_of_types_as_they_are_names_the_members_that_rows_do_not_see()
    {
        using WorkingFolder folder = new();
        Answer answer = AssayProcess.Run(folder.Path, "show", "--contract", "--types", Assembly, "--root", "LegacyClasses.Booking", "--rows", "json.net/reused,hyperion");

        string text = string.Join(' ', answer.Output.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));
        Assert.Contains("json.net/reused reads public members and not 2 members: Booking._ticket, Booking._text.", text, StringComparison.Ordinal);
        Assert.DoesNotContain("hyperion reads fields", text, StringComparison.Ordinal);
    }

    /// <summary>What a scan says of a row for certain; null where values or libraries decide.</summary>
    private static Prediction? PredictionOf(string row, JsonElement[] answers)
    {
        JsonElement answer = answers.First(answer => Has(answer, row));
        if (answer.GetProperty("goes").GetString() == "cannot")
            return new Prediction("refused", ["rejected"]);
        JsonElement reading = answer.GetProperty("readings").EnumerateArray().FirstOrDefault(reading => Has(reading, row));
        if (reading.ValueKind == JsonValueKind.Undefined)
            return null;
        if (reading.GetProperty("lost").GetArrayLength() > 0)
            return new Prediction("loses members", ["lossy", "rejected"]);
        return reading.GetProperty("uncertain").GetArrayLength() == 0 ? new Prediction("keeps all", ["supported"]) : null;
    }

    private static bool Has(JsonElement element, string row) => element.GetProperty("rows").EnumerateArray().Any(name => name.GetString() == row);
}

/// <summary>What a scan says of a row.</summary>
/// <param name="Words">In words.</param>
/// <param name="Verdicts">The verdicts of a check that agree.</param>
internal sealed record Prediction(string Words, IReadOnlyList<string> Verdicts)
{
    /// <summary>Whether a verdict agrees.</summary>
    public bool Allows(string verdict) => Verdicts.Contains(verdict);

    public override string ToString() => Words;
}
