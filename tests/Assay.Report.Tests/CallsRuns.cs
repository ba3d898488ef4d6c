using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Experiments.Calls;

namespace Assay.Report.Tests;

/// <summary>
/// Runs of the protocol of an article made by hand: every call follows a pattern, so that every figure of the report is known.
/// </summary>
internal static class CallsRuns
{
    private const int Calls = 20;

    /// <summary>
    /// The first call takes what is named, the fourth a tenth of a millisecond, the fifth three, every other one a millisecond.
    /// </summary>
    public static ResultsFile Of(params (string Row, long FirstMicroseconds, Verdict Verdict)[] rows)
    {
        var builder = new ResultsBuilder { Reference = rows[0].Row };
        foreach (var (row, _, verdict) in rows)
            builder.Row(row, "Acme", "1.0.0").Check(row, 4000, verdict, keepsPublic: true);
        builder.Row("absent", "Absent", status: RowStatus.NotAvailable, cause: "NU1101: Unable to find package Absent.");
        builder.Row("broken").Check("broken", 0, Verdict.Crash, cause: "Stack overflow");
        var file = builder.Build();
        return file with
        {
            Options = file.Options with
            {
                Kind = "calls",
                Own = new CallOptions { Protocol = "paper" },
                Blocks = 1,
                Rounds = Calls,
                SettlingRounds = 0
            },
            Conditions = [],
            Samples = file.SamplesOf<CallSamples>() with
            {
                Calls = [
                    .. from operation in file.Options.Operations from row in rows select Run(row.Row, row.FirstMicroseconds, operation)],
            },
        };
    }

    private static CallsResult Run(string row, long first, Operation operation) => new()
    {
        Row = row,
        Workload = ResultsBuilder.Books,
        Surface = Surface.Bytes,
        Operation = operation,
        PrepareNanoseconds = 250_000,
        Nanoseconds = [
            .. Enumerable.Range(0, Calls).Select(call => call switch { 0 => first * 1000, 3 => 100_000, 4 => 3_000_000, _ => 1_000_000 })],
    };
}
