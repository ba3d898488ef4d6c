using System.ComponentModel;
using Assay.Core.Protocol;
using Assay.Worker.Graphs;

namespace Assay.Worker.Tests.Graphs;

/// <summary>What a difference says besides its path and kind: both values, and the attributes of the members that lead to it.</summary>
public sealed class DifferenceDetailTests
{
    [Theory]
    [InlineData(1.5, 2.5, "expected 1.5, got 2.5")]
    [InlineData(-0.0, 0.0, "expected -0, got 0")]
    [InlineData("abc", "abd", "expected \"abc\", got \"abd\"")]
    [InlineData("a\n\"", null, "expected \"a\\n\\\"\", got null")]
    [InlineData(3, 4L, "expected 3, got 4")]
    public void Both_values_are_told(object expected, object? actual, string values) =>
        Assert.Equal(values, Details(new Holder { Anything = expected }, new Holder { Anything = actual }).Single().Values);

    [Fact]
    public void Times_are_told_whole_and_long_texts_are_cut()
    {
        Assert.Equal("expected 00:00:01.5000000, got 00:00:01",
            Details(new Holder { Anything = TimeSpan.FromSeconds(1.5) }, new Holder { Anything = TimeSpan.FromSeconds(1) })
                .Single().Values);
        var values = Details(new Holder { Anything = new string('x', 1000) }, new Holder { Anything = "" }).Single().Values;
        Assert.StartsWith("expected \"xxx", values, StringComparison.Ordinal);
        Assert.EndsWith("... (1000 characters)\", got \"\"", values, StringComparison.Ordinal);
    }

    [Fact]
    public void An_object_in_the_place_of_another_needs_no_values() =>
        Assert.Equal("", Details(new Holder { Anything = new Measure(1, 2) }, new Holder { Anything = null }).Single().Values);

    [Fact]
    public void Members_on_the_way_come_with_their_attributes_and_those_of_their_types()
    {
        var detail =
            Details(new Holder { Marked = new Inner { Name = "a" } }, new Holder { Marked = new Inner { Name = "b" } }).Single();

        Assert.Equal(["Holder.Marked", "Inner.Name"], detail.Members);
        Assert.Contains("System.ComponentModel.CategoryAttribute", detail.Attributes);
        Assert.Contains("System.ComponentModel.DescriptionAttribute", detail.Attributes);
        Assert.Contains("System.ComponentModel.DefaultValueAttribute", detail.Attributes);
    }

    [Fact]
    public void What_is_written_by_a_converter_of_its_own_is_compared_by_its_own_Equals_too()
    {
        var same = Compared(new Holder { Anything = new Measure(1000, 1) }, new Holder { Anything = new Measure(1, 1000) });
        var other = Compared(new Holder { Anything = new Measure(1000, 1) }, new Holder { Anything = new Measure(2, 1000) });
        var bare = Compared(new Holder { Anything = new Bare(1000, 1) }, new Holder { Anything = new Bare(1, 1000) });

        Assert.Empty(same.Items);
        Assert.Equal(["Holder.Anything: equal by its own Equals"], same.Notes);
        Assert.Equal(["Holder.Anything.number: another value", "Holder.Anything.unit: another value"], other.Items);
        Assert.Equal(2, bare.Items.Count);
    }

    [Theory]
    [InlineData(60, false)]
    [InlineData(3, true)]
    public void Own_equality_is_asked_once_however_deep_objects_nest_and_where_they_stand_in_a_circle(int depth, bool isCircle)
    {
        var differences = Compared(
            new Holder { Anything = Chain.Of(depth, isCircle, last: 1) }, new Holder { Anything = Chain.Of(depth, isCircle, last: 2) });

        Assert.Equal(["Holder.Anything: equal by its own Equals"], differences.Notes);
        Assert.Empty(differences.Items);
        Assert.Empty(
            Compared(new Holder { Anything = Chain.Of(depth, isCircle, 1) }, new Holder { Anything = Chain.Of(depth, isCircle, 1) }).Notes);
    }

    private static IReadOnlyList<DifferenceDetail> Details(Holder expected, Holder actual) => Compared(expected, actual).Details;

    private static DifferenceList Compared(Holder expected, Holder actual)
    {
        DifferenceList differences = new();
        new GraphComparer(differences).Compare(expected, actual, typeof(Holder));
        return differences;
    }

    private sealed class Holder
    {
        public object? Anything { get; set; }

        [Category("x")]
        public Inner? Marked { get; set; }
    }

    [Description("x")]
    private sealed class Inner
    {
        [DefaultValue("")]
        public string Name { get; set; } = "";
    }

    [TypeConverter(typeof(StringConverter))]
    private sealed class Measure(int number, int unit)
    {
        private readonly int number = number;
        private readonly int unit = unit;

        public override bool Equals(object? obj) => obj is Measure other && other.number * other.unit == number * unit;

        public override int GetHashCode() => number * unit;
    }

    [TypeConverter(typeof(StringConverter))]
    private sealed class Chain
    {
        private Chain? next;
        private int cached;

        public static Chain Of(int depth, bool isCircle, int last)
        {
            Chain end = new() { cached = last };
            var first = end;
            for (var i = 1; i < depth; i++)
                first = new Chain { next = first };
            end.next = isCircle ? first : null;
            return first;
        }

        public override bool Equals(object? obj) => obj is Chain other && other.next is null == next is null && other.cached + cached >= 0;

        public override int GetHashCode() => 0;
    }

    private sealed class Bare(int number, int unit)
    {
        private readonly int number = number;
        private readonly int unit = unit;

        public override bool Equals(object? obj) => obj is Bare other && other.number * other.unit == number * unit;

        public override int GetHashCode() => number * unit;
    }
}
