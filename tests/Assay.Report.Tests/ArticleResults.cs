using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Report.Tests;

/// <summary>Results of an article's rows, made by hand.</summary>
internal static class ArticleResults
{
    private static readonly WorkloadOptions Text = new("text", 100, 0, "character");
    private static readonly WorkloadOptions Tree = new("complex-type", 1, 0, "tree");

    public static ResultsFile ObjectToBytes { get; } = new ResultsBuilder
    {
        Workload = Text,
        Workloads = [Text, Tree],
        Operations = [Operation.Serialize],
        Reference = "binary-formatter/serializable",
    }
        .Row("encoding/marshal-copy").Check("encoding/marshal-copy", 200).Cell("encoding/marshal-copy", Operation.Serialize, 50, 224)
        .Row("encoding/utf-8").Check("encoding/utf-8", 100).Cell("encoding/utf-8", Operation.Serialize, 80, 128)
        .Row("binary-formatter/serializable").Check("binary-formatter/serializable", 300)
        .Cell("binary-formatter/serializable", Operation.Serialize, 1000, 2840, everyCollection: 5)
        .Check("binary-formatter/serializable", 900, workload: Tree)
        .Cell("binary-formatter/serializable", Operation.Serialize, 5000, 4096, workload: Tree)
        .Row("message-pack/array").Check("message-pack/array", 0, Verdict.Rejected, "It cannot carry a string.")
        .Check("message-pack/array", 120, workload: Tree).Cell("message-pack/array", Operation.Serialize, 1500, 1024, workload: Tree)
        .Row("protobuf-net", status: RowStatus.NotAvailable, cause: "Protobuf 1.0.0 was not found.")
        .Build();
}
