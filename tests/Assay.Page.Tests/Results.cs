using System.Text;
using System.Text.RegularExpressions;
using Assay.Answers.Pages;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Engine.Planning;
using Assay.Report.Tests;

namespace Assay.Page.Tests;

/// <summary>Results of all kinds, made by hand.</summary>
internal static partial class Results
{
    /// <summary>
    /// Six blocks, so that there are ranks: rows of every kind, one that is not available and one that the library rejects.
    /// </summary>
    public static ResultsFile Everything => new ResultsBuilder { Blocks = 6, Rounds = 20, Reference = "steady" }
        .Row("copy", isReference: true).Check("copy", 2000).Cells("copy", 80, 90)
        .Row("straight-line", isReference: true).Check("straight-line", 2000).Cells("straight-line", 900, 1100)
        .Row("steady", "Steady.Serializer", "2.1.0", settings: "Options.Default")
        .Check("steady", 2111, demand: new TypesDemand { Attributes = 4 }, members: 4).Cells("steady", 2000, 3000, 5000, 12345)
        .Row("quick", "Quick", "1.0.0").Check("quick", 14567, members: 4).Cells("quick", 1200, 1500)
        .Row("half", "Half", "3.0.0")
        .Check("half", 1800, Verdict.Lossy, losses: ["Shelf.Secret: null instead of a string"], keepsPublic: true, members: 4)
        .Cells("half", 1400, 1600)
        .Row("sloppy", "Sloppy", "0.9.0", format: "text").Check("sloppy", 300, Verdict.Lossy, losses: ["Shelf.Books: empty"], members: 4)
        .Cells("sloppy", 500, 600)
        .Row("picky").Check("picky", 0, Verdict.Rejected, cause: "Shelf.Owner refers back to its shelf.")
        .Row("absent", "Absent", status: RowStatus.NotAvailable, cause: "Absent 1.0.0 was not found.")
        .Build();

    /// <summary>Six shards, three of each of two machines.</summary>
    public static ResultsFile Merged
    {
        get
        {
            var whole = Everything;
            return whole with
            {
                Parts = [.. Enumerable.Range(1, 6).Select(number => new ShardOrigin
                {
                    Shard = new Shard(number, 6),
                    StartedAt = whole.StartedAt.AddHours(number),
                    IsComplete = true,
                    Machine = whole.Machine with
                    {
                        Processor = number <= 3 ? "First CPU" : "Second CPU",
                        BootId = number <= 3 ? "one" : "two",
                    },
                })],
            };
        }
    }

    public static ResultsFile OneRow => new ResultsBuilder().Row("only").Check("only", 100).Cells("only", 1000, 2000).Build();

    public static ResultsFile AllFailed => new ResultsBuilder()
        .Row("broken", status: RowStatus.Broken, cause: "CS0103: The name 'x' does not exist.")
        .Row("picky").Check("picky", 0, Verdict.Rejected, cause: "It rejects the root.")
        .Build();

    /// <summary>Cut off in its first block: one row has one operation, the other nothing.</summary>
    public static ResultsFile Cancelled => new ResultsBuilder { IsComplete = false }
        .Row("begun").Check("begun", 100).Cell("begun", Operation.Serialize, 1000, blocks: 1)
        .Row("waiting").Check("waiting", 100)
        .Build();

    /// <summary>What a file holds whose run timed nothing.</summary>
    public static ResultsFile ChecksOnly => new ResultsBuilder { HasConditions = false }
        .Row("kept").Check("kept", 100, members: 3)
        .Row("lost").Check("lost", 90, Verdict.Lossy, losses: ["Shelf.Title: null"], members: 3)
        .Build();

    /// <summary>Names, types and causes that try to become markup.</summary>
    public static ResultsFile Hostile(IReadOnlyList<string> texts)
    {
        ResultsBuilder builder = new() { Workload = new WorkloadOptions(texts[0], 100, 0, texts[1]), Reference = texts[0] };
        foreach (var text in texts)
        {
            builder.Row(text, text, text, dialect: text, settings: text).Check(text, 100, Verdict.Lossy, losses: [text], converted: [text])
                .Cells(text, 1000, 2000)
                .Row("whole" + text).Check("whole" + text, 100).Cells("whole" + text, 900, 1900)
                .Row(text + " refused").Check(text + " refused", 0, Verdict.Rejected, cause: text);
        }

        return builder.Build();
    }

    /// <summary>So many rows against so many data sets; six blocks give ranks.</summary>
    public static ResultsFile Large(int rows, int dataSets, int blocks)
    {
        List<WorkloadOptions> workloads = [
            .. Enumerable.Range(0, dataSets).Select(data => new WorkloadOptions($"data-{data}", 100, 0, "item"))];
        ResultsBuilder builder = new()
        {
            Blocks = blocks,
            Rounds = 12,
            Workloads = workloads,
            Workload = workloads[0],
            Reference = "library-0/mode",
        };
        for (var row = 0; row < rows; row++)
        {
            var name = $"library-{row}/mode";
            builder.Row(
                name, $"Library.Number{row}", $"{row}.1.2", settings: "Options.Standard with references, the schema is known to both");
            foreach (var workload in workloads)
            {
                var isLossy = row % 4 == 3;
                // No two tables alike: figures that repeat would compress as real ones do not.
                var factor = 1 + (0.0137 * workloads.IndexOf(workload));
                builder.Check(name, 1000 + (row * 37), isLossy ? Verdict.Lossy : Verdict.Supported,
                    losses: isLossy ? ["Item.Secret: null instead of a string"] : null, keepsPublic: true, members: 12,
                    demand: new TypesDemand { Attributes = row }, workload: workload)
                    .Cell(name, Operation.Serialize, (1000 + (row * 97.3)) * factor, 1234 + row, workload: workload)
                    .Cell(name, Operation.Deserialize, (2000 + (row * 131.7)) * factor, 4321 + row, workload: workload);
            }
        }

        return builder.Build();
    }

    /// <summary>Words of the terminal as the page writes them: microseconds have their sign.</summary>
    public static string OnPage(this string text) => Microseconds().Replace(text, "\u00b5s");

    [GeneratedRegex(@"(?<=\d )us\b")]
    private static partial Regex Microseconds();

    /// <summary>A file with these results; its raw content stands for them.</summary>
    public static PageSource As(this ResultsFile results, string name) =>
        results.As(name, Encoding.UTF8.GetBytes($$"""{"raw":"{{name}}"}"""));

    /// <summary>A source of a page with bytes to download.</summary>
    public static PageSource As(this ResultsFile results, string name, byte[] content) =>
        new(results, name, content) { Report = KnownExperiments.Of(results.Options).ReportOf(results) };
}
