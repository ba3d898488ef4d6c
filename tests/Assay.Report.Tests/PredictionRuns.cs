using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Experiments.Prediction;

namespace Assay.Report.Tests;

/// <summary>Runs for a prediction made by hand: times that are sums of known coefficients.</summary>
internal static class PredictionRuns
{
    private static readonly (WorkloadOptions Workload, long Objects, long Strings)[] Known =
    [
        (Books(1), 2, 2), (Books(10), 11, 11), (Books(100), 101, 101), (Books(10_000), 10_001, 10_001),
        (new WorkloadOptions("telemetry", 10, 0, "reading"), 30, 20), (new WorkloadOptions("text", 100, 0, "character"), 1, 1),
        (new WorkloadOptions("northwind", 25, 0, "category"), 300, 2100),
    ];

    /// <summary>A thousand books are asked for, and measured where a row says what they take.</summary>
    public static ResultsFile Of(params (string Row, Func<long, long, long, double> Time, double? Measured)[] rows)
    {
        var asked = Books(1000);
        var isMeasured = rows.Any(row => row.Measured is not null);
        var builder = new ResultsBuilder
        {
            Reference = rows[0].Row,
            Operations = [Operation.Serialize],
            Workloads = [.. Known.Select(known => known.Workload), .. isMeasured ? [asked] : Array.Empty<WorkloadOptions>()],
        };
        builder.Row("absent", "Absent", status: RowStatus.NotAvailable, cause: "NU1101: Unable to find package Absent.");
        foreach (var (row, time, measured) in rows)
        {
            builder.Row(row);
            foreach (var (workload, objects, strings) in Known)
                builder.Check(row, BytesOf(workload), objects: objects, workload: workload)
                    .Cell(row, Operation.Serialize, time(objects, BytesOf(workload), strings), wobble: 0, workload: workload);
            if (measured is { } nanoseconds)
                builder.Check(row, BytesOf(asked), objects: 1001, workload: asked)
                    .Cell(row, Operation.Serialize, nanoseconds, wobble: 0, workload: asked);
        }

        var file = builder.Build();
        return file with
        {
            Options = file.Options with { Kind = "prediction", Own = new PredictionOptions { Predicted = asked } },
            Checks = [.. file.Checks.Select(check => check with
            {
                StringCount = check.Workload == asked ? 1001 : Known.First(known => known.Workload == check.Workload).Strings,
            })],
        };
    }

    /// <summary>The payload: 20 bytes a book, many a reading, and the text itself.</summary>
    public static long BytesOf(WorkloadOptions workload) =>
        workload.DataSet switch { "books" => 10 + (20 * workload.Size), "telemetry" => 6000, "text" => 100, _ => 22_000 };

    private static WorkloadOptions Books(int size) => new("books", size, 0, "book");
}
