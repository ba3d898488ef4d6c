using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Report.Tests;

/// <summary>Results of growth, made by hand.</summary>
internal static class GrowthRuns
{
    private static readonly int[] Sizes = [1, 10, 100, 1000, 10_000];

    /// <summary>Three blocks of each row and size up to its largest; the next size is one where it crashes.</summary>
    public static ResultsFile Of(params (string Row, Func<int, double> Time, int Largest)[] rows) => Of(Sizes, Operation.Serialize, rows);

    /// <summary>The same of reading.</summary>
    public static ResultsFile Reading(
        params (string Row, Func<int, double> Time, int Largest)[] rows) => Of(Sizes, Operation.Deserialize, rows);

    /// <summary>The same of reading.</summary>
    public static ResultsFile Reading(
        int[] sizes, params (string Row, Func<int, double> Time, int Largest)[] rows) => Of(sizes, Operation.Deserialize, rows);

    private static ResultsFile Of(int[] sizes, Operation operation, (string Row, Func<int, double> Time, int Largest)[] rows)
    {
        ResultsFile[] ofSizes = [.. sizes.Select(size => OfSize(size, operation, rows))];
        return ofSizes[0] with
        {
            Options = ofSizes[0].Options with
            {
                Kind = "growth",
                Workloads = [.. ofSizes.Select(file => file.Options.Workloads[0])],
                Operations = [operation],
            },
            Checks = [.. ofSizes.SelectMany(file => file.Checks)],
            Cells = [.. ofSizes.SelectMany(file => file.Cells)],
            Conditions = [.. ofSizes.SelectMany(file => file.Conditions)],
        };
    }

    private static ResultsFile OfSize(int size, Operation operation, (string Row, Func<int, double> Time, int Largest)[] rows)
    {
        var builder = new ResultsBuilder { Workload = new WorkloadOptions("books", size, 0, "book"), Reference = rows[0].Row };
        foreach (var (row, time, largest) in rows)
        {
            builder.Row(row, isReference: row.StartsWith("reference/", StringComparison.Ordinal));
            if (size <= largest)
                builder.Check(row, 20 * size).Cell(row, operation, time(size));
            else
                builder.Check(row, 0, Verdict.Crash, cause: "Stack overflow");
        }

        return builder.Build();
    }
}
