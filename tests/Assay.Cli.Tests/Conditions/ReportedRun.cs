using System.Text.Json;

namespace Assay.Cli.Tests.Conditions;

/// <summary>What the JSON report of a run with one table and one operation says.</summary>
internal sealed class ReportedRun : IDisposable
{
    private readonly JsonDocument report;

    private ReportedRun(JsonDocument report) => this.report = report;

    private JsonElement Table => report.RootElement.GetProperty("tables")[0];

    private JsonElement Ranking => Table.GetProperty("rankings")[0];

    public string Status => Ranking.GetProperty("status").GetString()!;

    public double CrowdedShare => Ranking.GetProperty("gate").GetProperty("crowdedShare").GetDouble();

    public double DroppedShare => Ranking.GetProperty("gate").GetProperty("droppedShare").GetDouble();

    /// <summary>Rows that are said to be faster than another.</summary>
    public IReadOnlyList<string> FasterRows =>
        [.. Ranking.GetProperty("pairs").EnumerateArray().Select(pair => pair.GetProperty("faster").GetString()).OfType<string>()];

    /// <summary>Serializers with a time.</summary>
    public int RowsWithTimes => Table.GetProperty("lines").EnumerateArray().Count(line => line.GetProperty("serialize").GetProperty("nanosecondsPerOperation").GetDouble() > 0);

    public static ReportedRun Of(Answer answer)
    {
        Assert.True(answer.ExitCode == 0, answer.Errors);
        return new ReportedRun(JsonDocument.Parse(answer.Output));
    }

    public void Dispose() => report.Dispose();
}
