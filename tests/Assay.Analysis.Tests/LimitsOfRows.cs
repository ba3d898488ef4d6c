using Assay.Analysis.Evidence;
using Assay.Core.Adapters;
using Assay.Core.Results;

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
        Row("yaml", "YamlDotNet", Verdict.Rejected, "Assay cannot emit this yet: Order.Tags is a Tags."),
        Row("cgbr", "CGbR", Verdict.AssayError, "error in Assay, emitting: x"),
    ];

    [Theory]
    [InlineData("json.net/preserve", LimitOwner.None, "")]
    [InlineData("json.net/reused", LimitOwner.Setting, "json.net/preserve")]
    [InlineData("xml-serializer", LimitOwner.Library, "")]
    [InlineData("yaml", LimitOwner.Assay, "")]
    [InlineData("cgbr", LimitOwner.Assay, "")]
    public void A_limit_is_a_settings_where_another_row_of_the_library_carries_the_data(string name, LimitOwner owner, string carriedBy)
    {
        (RowResult row, CheckResult check) = Checked.Single(one => one.Row.Name == name);

        Limit limit = Limit.Of(row, check, Checked);

        Assert.Equal((owner, carriedBy), (limit.Owner, string.Join(", ", limit.CarriedBy.Select(other => other.Name))));
    }

    private static (RowResult Row, CheckResult Check) Row(string name, string package, Verdict verdict, string cause = "", string version = "13.0.4") => (
        new RowResult
        {
            Label = name,
            Name = name,
            Package = package,
            PackageVersion = version,
            Dialect = "plain",
            Format = "text",
            Settings = "",
            IsReference = false,
            Status = RowStatus.Available,
            Cause = "",
        },
        new CheckResult { Row = name, Workload = new WorkloadOptions("books", 1, 0, "shelf"), Surface = Surface.Bytes, Verdict = verdict, Cause = cause });
}
