using Assay.Experiments.Fuzz;

namespace Assay.Engine.Tests.Fuzzing;

public sealed class InputReducerTests
{
    [Fact]
    public void Only_what_matters_is_left()
    {
        byte[] input = [.. Enumerable.Range(1, 100).Select(number => (byte)number)];

        var smallest = new InputReducer(bytes => bytes.Contains((byte)7) && bytes.Contains((byte)93), 1000).Reduce(input);

        Assert.Equal([7, 93], smallest);
    }

    [Fact]
    public void Bytes_whose_value_does_not_matter_become_zero() =>
        Assert.Equal([0, 0, 9], new InputReducer(bytes => bytes.Length == 3 && bytes[2] == 9, 1000).Reduce([5, 6, 9]));

    [Fact]
    public void It_asks_no_more_often_than_it_may()
    {
        var asked = 0;

        new InputReducer(_ => ++asked < 0, 10).Reduce(new byte[1000]);

        Assert.Equal(10, asked);
    }
}
