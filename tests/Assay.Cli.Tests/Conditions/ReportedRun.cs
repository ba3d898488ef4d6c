using System.Text.Json;

namespace Assay.Cli.Tests.Conditions;

/// <summary>What is said of a run with one table and one operation: by its JSON report, and by the report that people read.</summary>
internal sealed class ReportedRun : IDisposable
{
    /// <summary>The row that does the same work twice; all others are equal.</summary>
    public const string Slower = "twice";

    private readonly JsonDocument report;
    private readonly string text;

    private ReportedRun(JsonDocument report, string text) => (this.report, this.text) = (report, text);

    public double CrowdedShare => Gate.GetProperty("crowdedShare").GetDouble();

    public double DroppedShare => Gate.GetProperty("droppedShare").GetDouble();

    /// <summary>Serializers with a time.</summary>
    public int RowsWithTimes => Table.GetProperty("lines").EnumerateArray().Count(
        line => line.GetProperty("serialize").GetProperty("nanosecondsPerOperation").GetDouble() > 0);

    private JsonElement Table => report.RootElement.GetProperty("tables")[0];

    private JsonElement Ranking => Table.GetProperty("rankings")[0];

    private JsonElement Gate => Ranking.GetProperty("gate");

    private string Status => Ranking.GetProperty("status").GetString()!;

    /// <summary>Of a run whose results file is <c>r.json</c>.</summary>
    public static ReportedRun Of(Answer answer, WorkingFolder folder)
    {
        Assert.True(answer.ExitCode == 0, answer.Errors);
        var words = AssayProcess.Run(folder.Path, "report", "r.json", "--details");
        Assert.True(words.ExitCode == 0, words.Errors);
        return new ReportedRun(
            JsonDocument.Parse(answer.Output), string.Join(' ', words.Output.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries)));
    }

    /// <summary>The report that people read has a sentence.</summary>
    public void Says(string sentence) => Assert.Contains(sentence, text, StringComparison.Ordinal);

    /// <summary>
    /// No row is said to be faster than an equal one or than a faster one, by pairs or by ranks, in either direction; and the report says
    /// that it ranks, or why it does not.
    /// </summary>
    public void ClaimsNothingFalse()
    {
        Assert.True(Status is "ranked" or "refused", Status);
        Assert.All(Pairs("aliases"), pair => Assert.Null(FasterOf(pair)));
        Assert.All(
            Pairs("pairs"), pair => Assert.True(FasterOf(pair) is null || (IsOfSlower(pair) && FasterOf(pair) != Slower), pair.ToString()));
        string[] order = [.. Ranking.GetProperty("order").EnumerateArray().Select(row => row.GetString()!)];
        foreach ((var row, var rank) in order.Zip(Ranking.GetProperty("ranks").EnumerateArray()))
            Assert.Equal(row == Slower ? order.Length : 1, rank.GetProperty(row == Slower ? "worst" : "best").GetInt32());
        Says(Status == "refused" ? "Too noisy for ranks: serialize, " : "rank = 1 + number of rows that are significantly faster");
    }

    public void Dispose() => report.Dispose();

    private JsonElement.ArrayEnumerator Pairs(string name) => Ranking.GetProperty(name).EnumerateArray();

    private static string? FasterOf(JsonElement pair) => pair.GetProperty("faster").GetString();

    private static bool IsOfSlower(JsonElement pair) =>
        pair.GetProperty("row").GetString() == Slower || pair.GetProperty("other").GetString() == Slower;
}
