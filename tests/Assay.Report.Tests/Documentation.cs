using System.Reflection;
using System.Text.Json;
using Assay.Analysis.Tables;
using Assay.Core.Results;
using Assay.Experiments.Calls;
using Assay.Experiments.Formats;
using Assay.Experiments.Io;
using Assay.Experiments.Memory;
using Assay.Experiments.Startup;

namespace Assay.Report.Tests;

public sealed class Documentation
{
    private static readonly Type[] Records =
    [
        typeof(ResultsFile), typeof(ShardOrigin), typeof(Shard), typeof(Machine), typeof(RunOptions), typeof(WorkloadOptions),
        typeof(RowResult), typeof(CheckResult), typeof(CellResult), typeof(BlockSamples),
        typeof(OperationCheck), typeof(CompressionTime), typeof(CompiledMethod), typeof(ProcessFacts), typeof(HotMethod),
        typeof(BlockConditions), typeof(KernelSamples), typeof(BlockTimes), typeof(StageTimes),
        typeof(TypesOptions), typeof(ValuesResult), typeof(TypesDemand), typeof(StartupResult), typeof(StartupProcess),
        typeof(EmptyProcesses), typeof(Deployment), typeof(CallsResult),
        typeof(MemoryOptions), typeof(MemoryResult), typeof(ThreadCheck), typeof(MemoryProcess), typeof(CallSpan), typeof(CollectionFacts),
        typeof(HeldGraphs), typeof(EntryCache),
        typeof(IoOptions), typeof(IoResult), typeof(IoProcess), typeof(TransportSamples), typeof(IoFailure), typeof(CompressionResult),
        typeof(CompressionProcess), typeof(CodecSamples),
        typeof(FormatOptions), typeof(RowId), typeof(Failure),
    ];

    public static TheoryData<string, string> Sections => new()
    {
        { "ResultsFile", "The file" }, { "ShardOrigin", "Part" }, { "Shard", "Shard" }, { "Machine", "Machine" },
        { "RunOptions", "Options" }, { "WorkloadOptions", "Workload" },
        { "RowId", "Identity" }, { "Failure", "Failure" },
        { "RowResult", "Row" }, { "CheckResult", "Check" }, { "CellResult", "Cell" }, { "BlockSamples", "Block" },
        { "OperationCheck", "Operation check" }, { "CompressionTime", "Compression time" }, { "CompiledMethod", "Compiled method" },
        { "ProcessFacts", "Process" }, { "HotMethod", "Hot method" }, { "BlockConditions", "Conditions" },
        { "KernelSamples", "Kernel samples" }, { "BlockTimes", "Block times" }, { "StageTimes", "Stage times" },
        { "StartupResult", "Startup" }, { "StartupProcess", "Startup process" }, { "EmptyProcesses", "Empty processes" },
        { "Deployment", "Deployment" }, { "CallsResult", "Protocol run" },
        { "MemoryOptions", "Memory options" }, { "MemoryResult", "Memory" }, { "ThreadCheck", "Thread check" },
        { "MemoryProcess", "Memory process" }, { "CallSpan", "Span" }, { "CollectionFacts", "Collections" }, { "HeldGraphs", "Graphs" },
        { "EntryCache", "Cache" },
        { "IoOptions", "I/O options" }, { "IoResult", "Transfer" }, { "IoProcess", "Transfer process" },
        { "TransportSamples", "Transport samples" }, { "IoFailure", "Transport failure" },
        { "CompressionResult", "Compression" }, { "CompressionProcess", "Compression process" }, { "CodecSamples", "Codec samples" },
        { "TypesDemand", "Demand" }, { "TypesOptions", "Types" }, { "ValuesResult", "Values" },
        { "FormatOptions", "Format options" },
    };

    [Theory]
    [MemberData(nameof(Sections))]
    public void Every_field_of_the_results_file_stands_in_its_section_and_no_other_does(string record, string title)
    {
        var fields = Records.Single(type => type.Name == record)
            .GetProperties(BindingFlags.Public | BindingFlags.Instance)
            .Select(property => JsonNamingPolicy.CamelCase.ConvertName(property.Name));

        var documented = SectionOf("results-schema.md", title)
            .Where(line => line.StartsWith("| `", StringComparison.Ordinal))
            .Select(line => line.Split('`')[1]);

        Assert.Equal(fields.Order(), documented.Order());
    }

    [Fact]
    public void The_schema_version_described_is_the_one_written() =>
        Assert.Contains($"schema version **{ResultsFile.CurrentSchemaVersion}**", Text("results-schema.md"), StringComparison.Ordinal);

    [Fact]
    public void Every_column_of_the_CSV_is_described()
    {
        var text = Text("report-formats.md");
        var header = Rendered.As("csv", ReportBuilder.Build(Runs.NothingMeasured())).Split('\n')[0];

        Assert.All(header.Split(','), column => Assert.Contains($"`{column}`", text, StringComparison.Ordinal));
    }

    [Fact]
    public void Every_field_of_the_JSON_report_is_described()
    {
        var text = Text("report-formats.md") + Text("results-schema.md");
        using var json = JsonDocument.Parse(Rendered.As("json", ReportBuilder.WithDeepView(Runs.Everything(), ["google.protobuf"])));

        Assert.All(Names(json.RootElement).Distinct(), name => Assert.Contains($"`{name}`", text, StringComparison.Ordinal));
    }

    [Fact]
    public void Every_field_of_a_close_look_in_JSON_is_described()
    {
        var text = Text("report-formats.md") + Text("results-schema.md");
        using var json = JsonDocument.Parse(Rendered.As("json", ReportBuilder.WithDeepView(DeepView.Run(), ["changes"])));

        Assert.All(
            Names(json.RootElement.GetProperty("deep")).Distinct(), name => Assert.Contains($"`{name}`", text, StringComparison.Ordinal));
    }

    private static IEnumerable<string> Names(JsonElement element) => element.ValueKind switch
    {
        JsonValueKind.Object => element.EnumerateObject().SelectMany(property => Names(property.Value).Prepend(property.Name)),
        JsonValueKind.Array => element.EnumerateArray().SelectMany(Names),
        _ => [],
    };

    private static IEnumerable<string> SectionOf(string page, string title) =>
        Text(page).Split('\n').SkipWhile(line => line != $"## {title}").Skip(1)
            .TakeWhile(line => !line.StartsWith("## ", StringComparison.Ordinal));

    private static string Text(string page) => File.ReadAllText(Path.Combine(Snapshot.Root, "docs", page)).ReplaceLineEndings("\n");
}
