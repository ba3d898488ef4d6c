using System.IO.Enumeration;
using Assay.Analysis.Evidence;
using Assay.Analysis.Model;

namespace Assay.Analysis.Choosing;

/// <summary>
/// Which format rows write, where it has a public specification and libraries in other languages. That is a fact of the format: that another language gives the same values of
/// a payload, dates for instance, was not observed.
/// </summary>
internal static class PublishedFormats
{
    private const string None = "";

    /// <summary>Schema languages, whose compilers other languages have too.</summary>
    private static readonly Dictionary<string, string> OfDialects = new()
    {
        ["avro-reflect"] = "Avro",
        ["avro-specific"] = "Avro",
        ["flat-buffers"] = "FlatBuffers",
        ["flat-sharp"] = "FlatBuffers",
        ["proto"] = "Protocol Buffers",
        ["thrift"] = "Thrift",
    };

    /// <summary>Rows by name; the first pattern that fits counts.</summary>
    private static readonly (string Pattern, string Format)[] OfRows =
    [
        ("json.net/bson", "BSON"), ("json.net/*", "JSON"),
        ("cgbr/json", "JSON"), ("data-contract-json", "JSON"), ("fast-json*", "JSON"), ("java-script-serializer", "JSON"), ("jil", "JSON"), ("manatee.json", "JSON"),
        ("servicestack.text/json*", "JSON"), ("span-json*", "JSON"), ("system.text.json/*", "JSON"), ("utf8json", "JSON"),
        ("data-contract/binary", None), ("data-contract/*", "XML"), ("net-data-contract-serializer", None), ("xml-serializer*", "XML"),
        ("yaml-dotnet*", "YAML"),
        ("message-pack/array", "MessagePack"), ("message-pack/map", "MessagePack"), ("message-pack/contractless", "MessagePack"), ("msgpack-cli/*", "MessagePack"),
        ("nerdbank.message-pack/array", "MessagePack"), ("nerdbank.message-pack/map", "MessagePack"),
        ("parquet", "Parquet"), ("protobuf-net*", "Protocol Buffers"),
    ];

    /// <summary>Judges a row by the format that it writes.</summary>
    public static Judgement Judge(ReportLine line, NeedEvidence evidence) => Of(line) is { Length: > 0 } format
        ? Judgement.Met($"writes {format}")
        : Judgement.Unknown("format not known to be published");

    private static string Of(ReportLine line)
    {
        if (OfDialects.TryGetValue(line.Dialect, out var schema))
            return schema;
        var name = ReferenceRow.PlainName(line.Name);
        return Array.Find(OfRows, row => FileSystemName.MatchesSimpleExpression(row.Pattern, name)).Format ?? None;
    }
}

/// <summary>What is generated when a program with a row is built: a fact of its dialect, whose contracts <c>docs/contracts.md</c> lists.</summary>
internal static class GeneratedCode
{
    private const string FirstMessagePackWithGenerator = "3.";

    private static readonly string[] SourceGenerators = ["cgbr", "cgbr-json", "fory", "json-context", "memory-pack", "memory-pack-references", "orleans", "poly-type", "poly-type-keys"];

    private static readonly string[] SchemaCompilers = ["avro-specific", "flat-buffers", "flat-sharp", "proto", "thrift"];

    /// <summary>Judges a row by its dialect.</summary>
    public static Judgement Judge(ReportLine line, NeedEvidence evidence) => Of(line) is { Length: > 0 } generator
        ? Judgement.NotMet(generator)
        : Judgement.Met("generates nothing when you build");

    private static string Of(ReportLine line)
    {
        if (SchemaCompilers.Contains(line.Dialect))
            return "needs a schema compiler";
        var isMessagePack = line.Dialect.StartsWith("message-pack", StringComparison.Ordinal) && line.PackageVersion.StartsWith(FirstMessagePackWithGenerator, StringComparison.Ordinal);
        return isMessagePack || SourceGenerators.Contains(line.Dialect) || ReferenceRow.PlainName(line.Name) == "xml-serializer/pregenerated" ? "needs a source generator" : "";
    }
}
