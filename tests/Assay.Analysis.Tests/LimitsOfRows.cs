using Assay.Analysis.Evidence;
using Assay.Core.Adapters;
using Assay.Core.Results;
using Assay.Tests.Shared;

namespace Assay.Analysis.Tests;

public sealed class LimitsOfRows
{
    private static readonly (RowResult Row, CheckResult Check)[] Checked =
    [
        Row("json.net/reused", "Newtonsoft.Json", Verdict.Lossy),
        Row("json.net/preserve", "Newtonsoft.Json", Verdict.Supported),
        Row("json.net/preserve@12.0.3", "Newtonsoft.Json", Verdict.Supported, version: "12.0.3"),
        Row("xml-serializer", RowResult.InTheBox, Verdict.Rejected, "System.InvalidOperationException"),
        Row("data-contract", RowResult.InTheBox, Verdict.Supported),
        Row("yaml", "YamlDotNet", Verdict.NotJudged, "Assay cannot emit this yet: Order.Tags is a Tags.", judge: Judge.Assay),
        Row("cgbr", "CGbR", Verdict.AssayError, "error in Assay, emitting: x", judge: Judge.Assay),
        Row("memory-pack", "MemoryPack", Verdict.Rejected, "its generator rejects the contract: MEMPACK004", judge: Judge.Generator),
    ];

    [Theory]
    [InlineData("json.net/preserve", null, "")]
    [InlineData("json.net/reused", Judge.Settings, "json.net/preserve")]
    [InlineData("xml-serializer", Judge.Library, "")]
    [InlineData("yaml", Judge.Assay, "")]
    [InlineData("cgbr", Judge.Assay, "")]
    [InlineData("memory-pack", Judge.Generator, "")]
    public void A_limit_is_a_settings_where_another_row_of_the_library_carries_the_data(string name, Judge? judge, string carriedBy)
    {
        (var row, var check) = Checked.Single(one => one.Row.Name == name);

        var limit = Limit.Of(row, check, Checked);

        Assert.Equal((judge, carriedBy), (limit.Judge, string.Join(", ", limit.CarriedBy.Select(other => other.Name))));
    }

    [Fact]
    public void What_another_row_of_the_library_writes_and_reads_is_refused_by_settings()
    {
        (RowResult Row, CheckResult Check)[] all = [Row("system.text.json/derived-types", RowResult.InTheBox, Verdict.Rejected, "x"),
            Row("system.text.json/defaults", RowResult.InTheBox, Verdict.Lossy), Row("xml-serializer", RowResult.InTheBox, Verdict.Lossy)];

        Assert.Equal([Judge.Settings, Judge.Library, Judge.Library], all.Select(one => Limit.Of(one.Row, one.Check, all).Judge));
        Assert.Empty(Limit.Of(all[0].Row, all[0].Check, all).CarriedBy);
    }

    [Fact]
    public void The_same_words_out_of_the_same_code_are_that_codes_whichever_stack_shows_it()
    {
        var (row, check) = Row("json.net/reused", "Newtonsoft.Json", Verdict.Rejected,
            "System.ArgumentOutOfRangeException: 'Quantity' must be positive.", judge: Judge.Code);
        (RowResult Row, CheckResult Check)[] all =
        [
            (row, check with { ThrownBy = "Money's constructor" }),
            Row("memory-pack", "MemoryPack", Verdict.Rejected,
                "System.Exception: failed ---> ArgumentOutOfRangeException: 'Quantity' must be positive."),
            Row("yaml", "YamlDotNet", Verdict.Rejected, "System.ArgumentOutOfRangeException: other words"),
        ];

        Assert.Equal([(Judge.Code, "Money's constructor"), (Judge.Code, "Money's constructor"), (Judge.Library, "")],
            all.Select(one => Limit.Of(one.Row, one.Check, all)).Select(limit => (limit.Judge!.Value, limit.ThrownBy)));
    }

    private static (RowResult Row, CheckResult Check) Row(
        string name, string package, Verdict verdict, string cause = "", string version = "13.0.4", Judge judge = Judge.Library) => (
        new RowResult
        {
            Id = IdOf.Label(name),
            Package = package,
            PackageVersion = version,
            Dialect = "plain",
            Format = "text",
            Settings = "",
            IsReference = false,
            Status = RowStatus.Available,
            Cause = "",
        },
        new CheckResult
        {
            Row = name,
            Workload = new WorkloadOptions("books", 1, 0, "shelf"),
            Surface = Surface.Bytes,
            Verdict = verdict,
            Judge = judge,
            Cause = cause,
        });
}
