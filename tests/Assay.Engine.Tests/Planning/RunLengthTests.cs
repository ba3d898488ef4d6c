using Assay.Core.Results;
using Assay.Engine.Planning;

namespace Assay.Engine.Tests.Planning;

public class RunLengthTests
{
    [Fact]
    public void Without_options_a_run_is_a_screening() => Expect(RunLength.OfBlocks(new RunRequest()), 3, [], 0.014, null);

    [Fact]
    public void A_budget_alone_makes_a_run_that_is_looked_at() =>
        Expect(RunLength.OfBlocks(new RunRequest { Budget = "10m" }), 60, [6, 9, 12, 18, 27, 40, 60], 0.014, 600_000_000_000);

    [Theory]
    [InlineData("1%", 0.01)]
    [InlineData("0.01", 0.01)]
    [InlineData("0.1%", 0.001)]
    [InlineData("20%", 0.2)]
    public void A_precision_makes_a_run_that_is_looked_at(string text, double precision) =>
        Expect(RunLength.OfBlocks(new RunRequest { Precision = text }), 60, [6, 9, 12, 18, 27, 40, 60], precision, null);

    [Fact]
    public void Blocks_with_a_budget_are_a_fixed_number_with_a_limit() =>
        Expect(RunLength.OfBlocks(new RunRequest { Blocks = "9", Budget = "2m" }), 9, [], 0.014, 120_000_000_000);

    [Fact]
    public void Blocks_and_a_precision_contradict_each_other() =>
        Assert.Contains("Omit one of them",
            Assert.Throws<BadInputException>(() => RunLength.OfBlocks(new RunRequest { Blocks = "9", Precision = "1%" })).Message,
            StringComparison.Ordinal);

    [Theory]
    [InlineData("0")]
    [InlineData("1")]
    [InlineData("0.09%")]
    [InlineData("21%")]
    [InlineData("-1%")]
    [InlineData("1 %")]
    [InlineData("NaN")]
    [InlineData("%")]
    [InlineData("")]
    public void A_precision_that_is_none_is_a_sentence(string text) =>
        Assert.Contains("--precision takes a share from 0.1% to 20%",
            Assert.Throws<BadInputException>(() => RunLength.OfBlocks(new RunRequest { Precision = text })).Message,
            StringComparison.Ordinal);

    [Theory]
    [InlineData("1/6", "6", 1, 6)]
    [InlineData("6/6", "6", 6, 6)]
    [InlineData("2/6", "30", 2, 6)]
    [InlineData("2/3", null, 2, 3)]
    [InlineData("1/1", "6", 1, 1)]
    public void A_shard_is_a_number_of_a_count(string text, string? blocks, int number, int count) =>
        Assert.Equal(new Shard(number, count), RunLength.ShardOf(new RunRequest { Shard = text, Blocks = blocks }));

    [Fact]
    public void Without_the_option_a_run_is_whole() => Assert.Null(RunLength.ShardOf(new RunRequest { Blocks = "6" }));

    [Theory]
    [InlineData("7/6")]
    [InlineData("0/6")]
    [InlineData("2")]
    [InlineData("2/")]
    [InlineData("2/6/1")]
    [InlineData("-1/6")]
    [InlineData("two/6")]
    [InlineData("")]
    public void A_shard_that_is_none_is_a_sentence(string text) =>
        Assert.StartsWith("--shard takes a part of a run such as 2/6",
            Assert.Throws<BadInputException>(() => RunLength.ShardOf(new RunRequest { Shard = text, Blocks = "6" })).Message,
            StringComparison.Ordinal);

    private static void Expect(RunLength length, int blocks, int[] looks, double precision, long? budget)
    {
        Assert.Equal((blocks, precision, budget), (length.Blocks, length.Precision, length.BudgetNanoseconds));
        Assert.Equal(looks, length.Looks);
    }
}
