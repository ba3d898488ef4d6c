using Assay.Engine.Measuring;

namespace Assay.Engine.Tests.Planning;

public class MemoryGroupsTests
{
    private const string Reference = "r";

    [Fact]
    public void Rows_that_fit_stay_together_in_order() => Assert.Equal(["a r b"], Split(1000, ("a", 100), ("r", 100), ("b", 100)));

    [Fact]
    public void Rows_that_do_not_fit_are_split_and_the_reference_is_in_every_group() =>
        Assert.Equal(["r a b", "r c d"], Split(500, ("a", 100), ("b", 100), ("r", 100), ("c", 100), ("d", 100)));

    [Fact]
    public void A_row_too_large_for_memory_gets_a_group_with_the_reference_alone() =>
        Assert.Equal(["r a", "r huge", "r b"], Split(500, ("r", 100), ("a", 100), ("huge", 5000), ("b", 100)));

    [Fact]
    public void Without_the_reference_rows_are_split_all_the_same() =>
        Assert.Equal(["a b c", "d"], Split(500, ("a", 100), ("b", 100), ("c", 100), ("d", 100)));

    [Fact]
    public void No_rows_make_no_group() => Assert.Empty(Split(500));

    private static string[] Split(long memory, params (string Name, long Peak)[] rows) =>
        [.. MemoryGroups.Split(rows, row => row.Peak, row => row.Name == Reference, memory)
            .Select(group => string.Join(' ', group.Select(row => row.Name)))];
}
