using Assay.Analysis.Evidence;
using Assay.Analysis.Model;

namespace Assay.Answers.Choosing;

/// <summary>
/// What is generated when a program with a row is built: a fact of its dialect, whose contracts <c>docs/contracts.md</c> lists.
/// </summary>
internal static class GeneratedCode
{
    private const string FirstMessagePackWithGenerator = "3.";

    private static readonly string[] SourceGenerators = ["cgbr", "cgbr-json", "fory", "json-context", "memory-pack",
        "memory-pack-references", "orleans", "poly-type", "poly-type-keys", "serializable-copy"];

    /// <summary>Judges a row by its dialect.</summary>
    public static Judgement Judge(ReportLine line, NeedEvidence evidence) => Of(line) is { Length: > 0 } generator
        ? Judgement.NotMet(generator)
        : Judgement.Met("generates nothing when you build");

    private static string Of(ReportLine line)
    {
        if (SchemaCompiled.Is(line.Dialect))
            return "needs a schema compiler";
        var isMessagePack = line.Dialect.StartsWith("message-pack", StringComparison.Ordinal)
            && line.PackageVersion.StartsWith(FirstMessagePackWithGenerator, StringComparison.Ordinal);
        return isMessagePack || SourceGenerators.Contains(line.Dialect) ? "needs a source generator" : "";
    }
}
