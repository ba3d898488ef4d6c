using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Processes;

public class RehearsalTests
{
    [Theory]
    [InlineData(0, 3)]
    [InlineData(1, 3)]
    [InlineData(2, 4)]
    [InlineData(5, 7)]
    [InlineData(1_000, 24)]
    public void It_goes_on_until_two_parts_compile_nothing_but_not_for_ever(int partsThatCompile, int parts)
    {
        Rehearsal rehearsal = new();
        var played = 0;
        while (!rehearsal.IsOver)
            rehearsal.Add(played++ < partsThatCompile ? 1 : 0);

        Assert.Equal(parts, played);
    }
}
