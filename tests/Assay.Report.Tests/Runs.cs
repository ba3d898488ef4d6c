using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Report.Tests;

/// <summary>Whole runs, as the engine would write them.</summary>
internal static class Runs
{
    /// <summary>A run of <c>books</c> with ranks and every kind of row.</summary>
    public static ResultsFile Everything() =>
        Others(Measured(new ResultsBuilder { Blocks = 6, IsDisturbed = (block, round) => block == 2 && round == 3 })).Build();

    /// <summary>Two of six blocks done, a row not reached, and a second data set not begun.</summary>
    public static ResultsFile Interrupted()
    {
        var run = new ResultsBuilder
        {
            Blocks = 6,
            IsComplete = false,
            Workloads = [ResultsBuilder.Books, new("books-payload", 1000, 100, "book")],
        };
        return run
            .Row("straight-line", "Assay", isReference: true).Check("straight-line", 1802)
            .Cell("straight-line", Operation.Serialize, 905, blocks: 2).Cell("straight-line", Operation.Deserialize, 2210, blocks: 2)
            .Row("google.protobuf", "Google.Protobuf", "3.25.1", "proto").Check("google.protobuf", 1510)
            .Cell("google.protobuf", Operation.Serialize, 2903, blocks: 2).Cell("google.protobuf", Operation.Deserialize, 5120, blocks: 1)
            .Row("yamldotnet", "YamlDotNet", "16.3.0", format: "text").Check("yamldotnet", 4000)
            .Build();
    }

    /// <summary>No row could be built or read.</summary>
    public static ResultsFile NothingMeasured() => Others(new ResultsBuilder()).Build();

    private static ResultsBuilder Measured(ResultsBuilder run) => run
        .Row("copy", "Assay", dialect: "payload", isReference: true).Check("copy", 1802).Cells("copy", 61, 58, 1832, 1832)
        .Row("allocate", "Assay", isReference: true).Check("allocate", 1802).Cell("allocate", Operation.Deserialize, 812, 8120)
        .Row("straight-line", "Assay", dialect: "straight-line", isReference: true).Check("straight-line", 1802)
        .Cells("straight-line", 905, 2210, 1832, 9320)
        .Row("google.protobuf", "Google.Protobuf", "3.25.1", "proto")
        .Check("google.protobuf", 1510, converted: [], toContract: 1250, toPlain: 1410)
        .Cells("google.protobuf", 2903, 5120, 1560, 15_320)
        .Row("system.text.json/source-generated", dialect: "json-context", format: "text", settings: "IncludeFields")
        .Check("system.text.json/source-generated", 3213, Verdict.Lossy, losses: ["BookShelf.Secret: missing"])
        .Cells("system.text.json/source-generated", 5400, 13_300, 3240, 12_480)
        .Row("system.text.json/defaults", format: "text")
        .Check("system.text.json/defaults", 312, Verdict.Lossy,
            losses: ["BookShelf.Secret: missing", "Books[0].Title: missing", "Books[0].Id: missing", "Books[1].Title: missing",
                "Books[1].Id: missing"])
        .Cells("system.text.json/defaults", 1400, 6_300, 340, 6_480)
        .Row("json.net/data-contract", "Newtonsoft.Json", "13.0.3", "data-contract", "text")
        .Check("json.net/data-contract", 3245, toContract: 1100, toPlain: 1190, surface: Surface.Stream)
        .Cell("json.net/data-contract", Operation.Serialize, 21_700, 18_432, 18_432, everyCollection: 9, surface: Surface.Stream)
        .Cell("json.net/data-contract", Operation.Deserialize, 41_250, 33_816, 33_816, everyCollection: 6, surface: Surface.Stream)
        .Row("json.net/data-contract", "Newtonsoft.Json", "13.0.3", "data-contract", "text", label: "json.net/data-contract (2)")
        .Cell("json.net/data-contract (2)", Operation.Serialize, 22_780, 18_432, surface: Surface.Stream)
        .Cell("json.net/data-contract (2)", Operation.Deserialize, 42_300, 33_816, surface: Surface.Stream)
        .Row("binary-formatter", "System.Runtime.Serialization.Formatters", "10.0.12", "serializable",
            settings: "FormatterTypeStyle.TypesAlways")
        .Check("binary-formatter", 5312, toContract: 900, toPlain: 1010, surface: Surface.Stream)
        .Cell("binary-formatter", Operation.Serialize, 96_300, 71_432, everyCollection: 3, surface: Surface.Stream)
        .Cell("binary-formatter", Operation.Deserialize, 141_250, 83_816, everyCollection: 2,
            unsteady: "methods were still compiled in the last 200 ms", surface: Surface.Stream)
        .Row("data-contract/binary", dialect: "data-contract")
        .Check("data-contract/binary", 2954, converted: ["Book.Price", "Book.Isbn"], toContract: 2000, toPlain: 2500,
                surface: Surface.Stream)
        .Cell("data-contract/binary", Operation.Serialize, 30_100, 22_000, 31_000, surface: Surface.Stream)
        .Cell("data-contract/binary", Operation.Deserialize, 52_000, 28_000, blocks: 1,
            failure: "worker ended with exit code 134\nstack trace", surface: Surface.Stream);

    private static ResultsBuilder Others(ResultsBuilder run) => run
        .Row("yamldotnet", "YamlDotNet", "16.3.0", format: "text")
        .Check("yamldotnet", 0, Verdict.Rejected, "YamlException: no parameterless constructor\n   at X", surface: Surface.Stream)
        .Row("xml", format: "text").Check("xml", 0, Verdict.Rejected, "The serializer needs public members; BookShelf.Secret is private.")
        .Row("xml/pregenerated", format: "text")
        .Check("xml/pregenerated", 0, Verdict.Rejected, "The serializer needs public members; BookShelf.Secret is private.")
        .Row("marshal/pointer").Check("marshal/pointer", 0, Verdict.Crash, "Fatal error. \u001b[31mAccess violation")
        .Row("looper").Check("looper", 0, Verdict.Hang, "no answer within 10 s")
        .Row("blit").Check("blit", 0, Verdict.SurfaceNotOffered, "offers bytes and buffer")
        .Row("late").Check("late", 900).Cell("late", Operation.Serialize, 1, blocks: 0, failure: "worker ran out of memory")
        .Row("memorypack", "MemoryPack", status: RowStatus.NotAvailable, cause: Feed("MemoryPack"))
        .Row("messagepack/array", "MessagePack", status: RowStatus.NotAvailable, cause: Feed("MessagePack"))
        .Row("messagepack/map", "MessagePack", status: RowStatus.NotAvailable, cause: Feed("MessagePack"))
        .Row("cgbr", "CGbR", "0.6.0", status: RowStatus.Broken, cause: "error CS0246: The type or namespace name 'CGbR' could not be found")
        .Row("net-data-contract", status: RowStatus.Excluded, cause: "NetDataContractSerializer exists on .NET Framework only.");

    private static string Feed(string package) =>
        $"error NU1101: Unable to find package {package}. No packages exist with this id in source(s): main";
}
