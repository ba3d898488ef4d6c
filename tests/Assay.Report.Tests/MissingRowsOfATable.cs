using Assay.Analysis.Model;
using Assay.Analysis.Tables;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Report.Tests;

public sealed class MissingRowsOfATable
{
    private static readonly IReadOnlyList<MissingRows> Missing = ReportBuilder.Build(Runs.Everything()).Tables[0].Missing;

    [Fact]
    public void Packages_with_the_same_answer_of_the_feed_share_a_line_and_keep_their_own_cause()
    {
        var group = Missing.Single(missing => missing.Kind == MissingKind.NotAvailable);

        Assert.Equal(["memorypack", "messagepack/array", "messagepack/map"], group.Rows.Select(row => row.Label));
        Assert.Contains("Unable to find package <package>.", group.Cause, StringComparison.Ordinal);
        Assert.Contains("Unable to find package MemoryPack.", group.Rows[0].Cause, StringComparison.Ordinal);
    }

    [Fact]
    public void Versions_in_the_feeds_answer_do_not_part_a_group()
    {
        var rows = new ResultsBuilder()
            .Row("a", "PackA", status: RowStatus.NotAvailable, cause: "Unable to find package PackA with version (>= 1.2.3)")
            .Row("b", "PackB", status: RowStatus.NotAvailable, cause: "Unable to find package PackB with version (>= 4.0.0-beta.1)")
            .Build();

        var group = Assert.Single(ReportBuilder.Build(rows).Tables[0].Missing);

        Assert.Equal("Unable to find package <package> with version <version>", group.Cause);
    }

    [Fact]
    public void A_single_package_keeps_its_name_in_the_cause()
    {
        var rows = new ResultsBuilder().Row("a", "PackA", status: RowStatus.NotAvailable, cause: "Unable to find package PackA").Build();

        Assert.Equal("Unable to find package PackA", Assert.Single(ReportBuilder.Build(rows).Tables[0].Missing).Cause);
    }

    [Theory]
    [InlineData(MissingKind.Rejected, "yamldotnet", "YamlException: no parameterless constructor")]
    [InlineData(MissingKind.Hang, "looper", "no answer within 10 s")]
    [InlineData(MissingKind.SurfaceNotOffered, "blit", "offers bytes and buffer")]
    [InlineData(MissingKind.Failed, "late", "worker ran out of memory")]
    [InlineData(MissingKind.Broken, "cgbr", "error CS0246: The type or namespace name 'CGbR' could not be found")]
    [InlineData(MissingKind.Excluded, "net-data-contract", "NetDataContractSerializer exists on .NET Framework only.")]
    public void Every_other_reason_is_listed_with_the_first_line_of_its_cause(MissingKind kind, string row, string cause)
    {
        var group = Missing.First(missing => missing.Kind == kind);

        Assert.Equal(row, Assert.Single(group.Rows).Label);
        Assert.Equal(cause, group.Cause);
    }

    [Fact]
    public void Rows_refused_for_one_reason_share_a_line()
    {
        var group = Missing.Single(missing => missing.Cause.StartsWith("The serializer needs", StringComparison.Ordinal));

        Assert.Equal(["xml", "xml/pregenerated"], group.Rows.Select(row => row.Label));
    }

    [Fact]
    public void A_row_that_a_stopped_run_did_not_reach_is_not_blamed()
    {
        var table = ReportBuilder.Build(Runs.Interrupted()).Tables[0];

        Assert.Equal(MissingKind.NotReached, Assert.Single(table.Missing).Kind);
    }

    [Fact]
    public void A_row_without_figures_and_reason_in_a_complete_run_is_an_error_of_ours()
    {
        var results = new ResultsBuilder().Row("a").Check("a", 10).Cell("a", Operation.Serialize, 10, blocks: 0).Build();

        Assert.Equal(MissingKind.AssayError, Assert.Single(ReportBuilder.Build(results).Tables[0].Missing).Kind);
    }
}
