using Assay.Core.Workloads;
using Assay.Worker.Tests.Values.Types;
using Assay.Worker.Values;

namespace Assay.Worker.Tests.Values;

public sealed class FactoryTests
{
    private const string Own = "Assay.Worker.Tests.Values.Types.Samples";

    [Theory]
    [InlineData(Own + ".One")]
    [InlineData(Own + ".Hidden")]
    [InlineData(Own + ".Nested.Make")]
    [InlineData(Own + "+Nested.Make")]
    [InlineData(Own + ".One, Assay.Worker.Tests")]
    public void A_static_method_makes_values_anew(string factory)
    {
        var values = Values<Line>(factory);
        Line first = values.Generate(Made.Instance(0)), second = values.Generate(Made.Instance(1));

        Assert.Equal(("one", "one"), (first.Article, second.Article));
        Assert.NotSame(first, second);
    }

    [Fact]
    public void A_method_that_gives_several_is_called_again_when_they_are_used_up()
    {
        var values = Values<Line>(Own + ".Several");
        Line[] lines = [.. Enumerable.Range(0, 5).Select(i => values.Generate(Made.Instance(i)))];

        Assert.Equal([1, 2, 1, 2, 1], lines.Select(line => line.Count));
        Assert.Equal(5, lines.Distinct(ReferenceEqualityComparer.Instance).Count());
    }

    [Fact]
    public void A_method_may_give_a_derived_type_or_the_collection_that_the_root_is()
    {
        Assert.IsType<Card>(Values<Payment>(Own + ".Cards").Generate(Made.Instance(0)));
        Assert.Equal(2, Values<Line[]>(Own + ".Several").Generate(Made.Instance(0)).Length);
    }

    [Theory]
    [InlineData(Own + ".Throws", $"The factory {Own}.Throws threw System.InvalidOperationException.")]
    [InlineData(Own + ".Lazy", $"The factory {Own}.Lazy threw System.InvalidOperationException.")]
    [InlineData(Own + ".Broken.Make", $"The factory {Own}.Broken.Make threw System.NullReferenceException in a static constructor.")]
    [InlineData(Own + ".Nothing", $"The factory {Own}.Nothing returned null; it must return a value.")]
    [InlineData(Own + ".Empty", $"The factory {Own}.Empty returned an empty collection; it must return at least one value.")]
    [InlineData(Own + ".Holed", $"The factory {Own}.Holed returned null as value 1 (counted from 0); no value may be null.")]
    [InlineData(Own + ".Wrong",
        $"The factory {Own}.Wrong returns string; it must return Line, or an array or IEnumerable<Line> for several values.")]
    [InlineData(Own + ".Later",
        $"The factory {Own}.Later returns Task<Line>; it must return Line, or an array or IEnumerable<Line> for several values.")]
    [InlineData(Own + ".With", $"The factory {Own}.With has parameters; it must be a static method without parameters, not generic.")]
    [InlineData(Own + ".Open", $"The factory {Own}.Open has parameters; it must be a static method without parameters, not generic.")]
    [InlineData(Own + ".Won",
        $"The factory {Own}.Won does not exist: Samples has no static method Won; its static methods without parameters are One, Wrong, "
            + "Holed, Lazy, Cards.")]
    [InlineData("Shop.Samples.Make", "The factory Shop.Samples.Make does not exist: Assay.Worker.Tests has no type Shop.Samples.")]
    [InlineData("Make", "The factory Make is not a full method name; write it as Namespace.Type.Method.")]
    public void A_factory_that_gives_nothing_is_told_without_what_it_says(string factory, string message) =>
        Assert.Equal(message, Assert.Throws<BadValuesException>(() => Values<Line>(factory).Generate(Made.Instance(0))).Message);

    private static OwnValues<T> Values<T>(string factory) => Made.Values<T>(new ValueSource(ValueOrigin.Factory, factory));
}
