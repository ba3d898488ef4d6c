using Assay.Analysis.Model;
using Assay.Analysis.Tables;
using Assay.Core.Results;
using Assay.Core.Workloads;

namespace Assay.Report.Tests;

public sealed class OwnTypesOfTables
{
    private static readonly TypesOptions Orders = new()
    {
        Assembly = "bin/Shop.dll",
        Root = "Shop.Order",
        Known = [],
        Origin = ValueOrigin.Sample,
        Source = "orders.json",
        Hash = "abc",
        SampleHash = "def",
    };

    [Theory]
    [InlineData("table")]
    [InlineData("markdown")]
    public void The_head_of_a_table_says_whose_types_they_are_and_where_values_came_from(string format)
    {
        var text =
            Rendered.As(format, Report(Orders, new ValuesResult(1200, 14, "hash", ["the sample never sets Order.Note"])), width: 200);

        Assert.Contains("own types: Shop.Order of bin/Shop.dll; values: 1,200 read from orders.json", text, StringComparison.Ordinal);
        Assert.Contains("the sample never sets Order.Note", text, StringComparison.Ordinal);
        Assert.DoesNotContain("corpus 1", text, StringComparison.Ordinal);
    }

    [Fact]
    public void One_value_is_marked_because_every_operation_sees_the_same_content()
    {
        var text = Rendered.As("table",
            Report(Orders with { Origin = ValueOrigin.Factory, Source = "Shop.Samples.MakeOne" },
                new ValuesResult(1, 14, "hash", [])), width: 200);

        Assert.Contains("values: 1 created by Shop.Samples.MakeOne", text, StringComparison.Ordinal);
        Assert.Contains("corpus 1: every instance is a copy of the factory's only value", text, StringComparison.Ordinal);
    }

    [Fact]
    public void Generated_values_are_told_with_their_seed() =>
        Assert.Contains(
            "values: generated, seed 1",
            Rendered.As("table", Report(Orders with { Origin = ValueOrigin.Generated, Source = "" }, new ValuesResult(0, 14, "hash", []))),
            StringComparison.Ordinal);

    [Fact]
    public void The_JSON_report_holds_them()
    {
        var text = Rendered.As("json", Report(Orders, new ValuesResult(3, 14, "hash", [])));

        Assert.Contains("\"origin\": \"sample\"", text, StringComparison.Ordinal);
        Assert.Contains("\"sample\": null", text, StringComparison.Ordinal);
    }

    private static ReportModel Report(TypesOptions types, ValuesResult values)
    {
        var run = Runs.Everything();
        return ReportBuilder.Build(run with { Options = run.Options with { Types = types }, Values = values });
    }
}
