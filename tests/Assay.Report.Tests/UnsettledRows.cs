using Assay.Analysis.Tables;
using Assay.Core.Adapters;
using Assay.Core.Results;

namespace Assay.Report.Tests;

public sealed class UnsettledRows
{
    [Fact]
    public void Neighbours_that_are_not_told_apart_go_on_and_the_others_are_settled()
    {
        var (workload, operation, labels) = Assert.Single(Unsettled.In(Noisy(precision: 0.014)));

        Assert.Equal(ResultsBuilder.Books, workload);
        Assert.Equal(Operation.Deserialize, operation);
        Assert.Equal(["twin-a", "twin-bb"], labels.Order());
    }

    [Fact]
    public void Rows_that_are_known_closely_enough_are_settled() => Assert.Empty(Unsettled.In(Noisy(precision: 0.5)));

    [Fact]
    public void Every_row_goes_on_where_the_gate_refuses_to_rank()
    {
        var results = new ResultsBuilder
        {
            Blocks = 6,
            Looks = [6, 9, 12],
            Operations = [Operation.Deserialize],
            IsDisturbed = (_, _) => true,
        }
            .Row("straight-line", isReference: true).Check("straight-line", 10).Cell("straight-line", Operation.Deserialize, 1000)
            .Row("a").Check("a", 10).Cell("a", Operation.Deserialize, 2000)
            .Row("b").Check("b", 10).Cell("b", Operation.Deserialize, 3000).Build();

        Assert.Equal(["a", "b"], Assert.Single(Unsettled.In(results)).Labels.Order());
    }

    [Fact]
    public void A_row_that_the_gate_left_too_few_blocks_of_goes_on()
    {
        var results = new ResultsBuilder
        {
            Blocks = 6,
            Looks = [6, 9, 12],
            Operations = [Operation.Deserialize],
            IsDisturbed = (block, _) => block == 0,
        }
            .Row("straight-line", isReference: true).Check("straight-line", 10).Cell("straight-line", Operation.Deserialize, 1000)
            .Row("a").Check("a", 10).Cell("a", Operation.Deserialize, 2000)
            .Row("b").Check("b", 10).Cell("b", Operation.Deserialize, 3000)
            .Row("c").Check("c", 10).Cell("c", Operation.Deserialize, 4000, blocks: 2, failure: "worker ended").Build();

        Assert.Equal(["a", "b"], Assert.Single(Unsettled.In(results)).Labels.Order());
    }

    [Fact]
    public void A_single_serializer_has_nobody_to_be_told_apart_from()
    {
        var results = new ResultsBuilder { Blocks = 6, Looks = [6, 9, 12] }
            .Row("straight-line", isReference: true).Check("straight-line", 10).Cells("straight-line", 1000, 1000)
            .Row("a").Check("a", 10).Cells("a", 2000, 2000).Build();

        Assert.Empty(Unsettled.In(results));
    }

    private static ResultsFile Noisy(double precision)
    {
        var results = RanksOfTables.Close(blocks: 6, looks: [6, 9, 12]);
        return results with { Options = results.Options with { Precision = precision } };
    }
}
