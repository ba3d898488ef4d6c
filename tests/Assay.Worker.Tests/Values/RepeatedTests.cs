using System.Text;
using Assay.Core.Workloads;

namespace Assay.Worker.Tests.Values;

/// <summary>Arrays of a source's values, as many as a size says.</summary>
public class RepeatedTests
{
    private sealed record Item
    {
        public int Number { get; set; }
    }

    [Fact]
    public void A_sample_is_repeated_in_its_order_and_instances_go_on_where_the_one_before_ended()
    {
        (var first, var second) = Made.WithSample(Encoding.UTF8.GetBytes("""[{"Number":1},{"Number":2},{"Number":3}]"""), path =>
        {
            ValueSource source = new(ValueOrigin.Sample, path) { IsRepeated = true };
            return (Numbers(source, size: 4, instance: 0), Numbers(source, size: 4, instance: 1));
        });

        Assert.Equal([1, 2, 3, 1], first);
        Assert.Equal([2, 3, 1, 2], second);
    }

    [Fact]
    public void Generated_elements_are_what_their_instances_would_be_alone()
    {
        ValueSource alone = new(ValueOrigin.Generated, "");

        var numbers = Numbers(alone with { IsRepeated = true }, size: 50, instance: 2);

        Assert.Equal(Enumerable.Range(100, 50).Select(i => Made.Values<Item>(alone).Generate(new Recipe(1, 1, i, 0)).Number), numbers);
    }

    [Fact]
    public void A_type_that_is_no_array_is_refused() => Assert.Throws<BadValuesException>(() =>
        Made.Values<Item>(new ValueSource(ValueOrigin.Generated, "") { IsRepeated = true }).Generate(new Recipe(3, 1, 0, 0)));

    private static int[] Numbers(ValueSource source, int size, int instance) =>
        [.. Made.Values<Item[]>(source).Generate(new Recipe(size, 1, instance, 0)).Select(item => item.Number)];
}
