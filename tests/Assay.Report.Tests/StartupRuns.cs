using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Experiments.Startup;

namespace Assay.Report.Tests;

/// <summary>Runs of start-up made by hand: times that follow a pattern, so that every figure of the report is known.</summary>
internal static class StartupRuns
{
    private const long Millisecond = 1_000_000;
    private const int Processes = 7;

    private static readonly WorkloadOptions[] Types = [Type("books-1"), Type("books-2"), Type("books-3"), Type("large-books")];

    /// <summary>
    /// The process takes 40 ms to its main method, an empty one 20 ms. Of each row the first type takes what is named, each later one of
    /// its shape 2 ms, the wide one 5 ms; the rounds differ by as many tenths of a millisecond as their number.
    /// </summary>
    public static ResultsFile Of(params (string Row, int First, Verdict Verdict)[] rows)
    {
        var builder = new ResultsBuilder { Workloads = Types, Blocks = Processes };
        builder.Row("reference/straight-line", isReference: true);
        foreach (var (row, _, _) in rows)
            builder.Row(row, "Acme", "1.0.0");
        builder.Row("absent", "Absent", status: RowStatus.NotAvailable, cause: "NU1101: Unable to find package Absent.");
        var file = builder.Build();
        return file with
        {
            Options = file.Options with { Kind = "startup" },
            Cells = [],
            Conditions = [],
            Checks = [.. rows.Append(("reference/straight-line", 1, Verdict.Supported)).Select(row => Check(row.Item1, row.Item3))],
            Samples = file.SamplesOf<StartupSamples>() with
            {
                Startups =
                [
                    .. from row in rows.Append(("reference/straight-line", 3, Verdict.Supported))
                    from operation in file.Options.Operations
                    select Startup(row.Item1, row.Item2 + (operation == Operation.Deserialize ? 1 : 0), operation),
                ],
                EmptyProcesses = [new EmptyProcesses
                {
                    Row = "reference/straight-line",
                    Rounds = [.. Rounds],
                    ToMainNanoseconds = [.. Rounds.Select(_ => 20 * Millisecond)],
                }],
                Deployments = [.. rows.Select(row => new Deployment
                {
                    Row = row.Row,
                    Bytes = 1_234_567,
                    Assemblies = ["Acme.dll", "Acme.Core.dll"],
                    Precompiled = [],
                })],
            },
        };
    }

    private static IEnumerable<int> Rounds => Enumerable.Range(0, Processes);

    private static WorkloadOptions Type(string dataSet) => new(dataSet, 1, 0, "book");

    private static CheckResult Check(string row, Verdict verdict) => new()
    {
        Row = row,
        Workload = Types[0],
        Surface = Surface.Bytes,
        Verdict = verdict,
        KeepsPublicMembers = true,
    };

    private static StartupResult Startup(string row, int first, Operation operation) => new()
    {
        Row = row,
        Workloads = Types,
        Surface = Surface.Bytes,
        Operation = operation,
        Processes = [.. Rounds.Select(round => new StartupProcess
        {
            Round = round,
            ToMainNanoseconds = (40 * Millisecond) + (round * Millisecond / 10),
            PrepareNanoseconds = [Millisecond, 0, 0, 0],
            FirstNanoseconds = [(first - 1) * Millisecond, 2 * Millisecond, 2 * Millisecond, 5 * Millisecond],
            LaterNanoseconds = [1000, 1100, 900, 900, 900, 900, 5000, 5000],
            MethodsCompiled = [300, 10, 10, 40],
            AssembliesLoaded = [3, 0, 0, 0],
        })],
    };
}
