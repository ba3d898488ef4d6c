using Assay.Core.Workloads;
using Assay.Mapping.Tests.Compilation;
using Assay.Mapping.Tests.Types;

namespace Assay.Mapping.Tests.Mapping;

public class MemberKinds
{
    [Fact]
    public unsafe void Delegates_handles_and_pointers_are_handed_over_as_they_are()
    {
        Switch original = new() { Turned = static value => value + 1, Handle = 42, Place = (int*)16, Other = (int*)32 };

        var copy = Mappers.RoundTrip(original);

        Assert.Same(original.Turned, copy.Turned);
        Assert.Equal((original.Handle, (nint)original.Place, (nint)original.Other), (copy.Handle, (nint)copy.Place, (nint)copy.Other));
    }

    [Fact]
    public void Private_fields_of_one_name_at_two_levels_keep_their_values()
    {
        var copy = Mappers.RoundTrip(new Above("low", "high", 5) { When = default });

        Assert.Equal("low", copy.LowerName);
        Assert.Equal("high", copy.UpperName);
        Assert.Equal(5, copy.LowerNumber);
    }

    [Fact]
    public void A_parameter_of_a_class_and_a_field_that_are_spelled_alike_keep_their_values()
    {
        var copy = Mappers.RoundTrip(new Priced(3));

        Assert.Equal((3, 4), (copy.Asked, copy.Paid));
    }

    [Fact]
    public void Init_required_and_get_only_members_are_copied_and_no_setter_or_constructor_runs()
    {
        var when = new DateTime(2024, 2, 29, 1, 2, 3, DateTimeKind.Utc);
        var original = new Above("", "", 0) { When = when, Counted = 3 };
        var calls = Above.Calls;

        var copy = Mappers.RoundTrip(original);

        Assert.Equal(when, copy.When);
        Assert.Equal(DateTimeKind.Utc, copy.When.Kind);
        Assert.Equal(original.GetOnly, copy.GetOnly);
        Assert.Equal(3, copy.Counted);
        Assert.Equal(calls, Above.Calls);
    }

    [Fact]
    public void An_enum_inside_a_hidden_type_keeps_its_value()
    {
        var copy = Mappers.RoundTrip(new Painted { Paint = Walls.Paint.Lime, Coats = [Walls.Paint.Lime] });

        Assert.Equal(Walls.Paint.Lime, copy.Paint);
        Assert.Equal([Walls.Paint.Lime], copy.Coats);
    }

    [Fact]
    public void Elements_of_a_set_that_become_equal_are_an_error_and_none_is_dropped()
    {
        Tagged[] two = [new() { Tag = () => 1 }, new() { Tag = () => 2 }];

        Assert.Contains("set", Assert.ThrowsAny<LimitOfAssayException>(() => Mappers.RoundTrip(new Tags { Hashed = [.. two] })).Message,
            StringComparison.Ordinal);
        Assert.ThrowsAny<LimitOfAssayException>(() => Mappers.RoundTrip(new Tags { Immutable = [.. two] }));
    }

    [Fact]
    public void Structs_map_by_value_with_their_private_fields_and_references()
    {
        var chain = new Chain { Number = 9 };
        var copy = Mappers.RoundTrip(new Values
        {
            Span = new Span(new Point(1, 2, chain), new Point(3, 4, chain)),
            Pair = (5, chain),
            TupleClass = new("t", chain),
            Entry = new("k", new Point(6, 7, chain)),
            Long = (1, 2, 3, 4, 5, 6, 7, chain, "nine"),
        });

        Assert.Equal((1, 2), (copy.Span.From.X, copy.Span.From.Y));
        Assert.Equal((3, 4), (copy.Span.To!.Value.X, copy.Span.To.Value.Y));
        Assert.Equal(9, copy.Span.From.Chain!.Number);
        Assert.NotSame(chain, copy.Span.From.Chain);
        Assert.Same(copy.Span.From.Chain, copy.Span.To.Value.Chain);
        Assert.Same(copy.Span.From.Chain, copy.Pair.Chain);
        Assert.Same(copy.Span.From.Chain, copy.TupleClass!.Item2);
        Assert.Same(copy.Span.From.Chain, copy.Entry.Value.Chain);
        Assert.Equal(7, copy.Entry.Value.Y);
        Assert.Same(copy.Span.From.Chain, copy.Long.Item8);
        Assert.Equal("nine", copy.Long.Item9);
    }

    [Fact]
    public void Missing_values_stay_missing_and_undefined_enum_values_stay_undefined()
    {
        var copy = Mappers.RoundTrip(new Values { Colour = (Colour)77, MaybeColour = null, Span = default });

        Assert.Equal((Colour)77, copy.Colour);
        Assert.Null(copy.MaybeColour);
        Assert.Null(copy.Span.To);
        Assert.Null(copy.TupleClass);
    }

    [Fact]
    public void A_box_that_two_members_share_stays_one_box_of_its_runtime_type()
    {
        object box = new Point(1, 2, new Chain());
        var copy = Mappers.RoundTrip(new Values { Boxed = box, BoxedAgain = box }, typeof(Point));

        Assert.Same(copy.Boxed, copy.BoxedAgain);
        Assert.NotSame(box, copy.Boxed);
        Assert.Equal(2, Assert.IsType<Point>(copy.Boxed).Y);
        Assert.NotNull(((Point)copy.Boxed).Chain);
    }

    [Fact]
    public void Boxed_primitives_and_enums_keep_their_types()
    {
        foreach (var boxed in new object[] { 1, 2L, "three", 4.5m, Colour.Red, 'x', (Half)1.5, new Uri(
            "http://a.example"), DateOnly.MaxValue })
        {
            var copy = Mappers.RoundTrip(new Values { Boxed = boxed }, typeof(Point));
            Assert.Equal(boxed, copy.Boxed);
            Assert.Equal(boxed.GetType(), copy.Boxed!.GetType());
        }
        Assert.IsNotType<Colour>(((dynamic)Mappers.Of<Values>().ToContract(new Values { Boxed = Colour.Red })!).Boxed);
    }

    [Fact]
    public void A_struct_behind_an_interface_maps_in_its_box()
    {
        var copy = Mappers.RoundTrip(new Values { Sighted = new Eye { Sharpness = 3 } });

        Assert.Equal(3, Assert.IsType<Eye>(copy.Sighted).Sharpness);
    }

    [Fact]
    public void Private_members_of_closed_generic_types_map()
    {
        var chain = new Chain { Number = 1 };
        var copy = Mappers.RoundTrip(new Generics { Numbered = new(4, chain), Listed = new(chain, ["a"]), Cell = new(chain) });

        Assert.Equal(4, copy.Numbered!.Left);
        Assert.Equal(1, copy.Numbered.Right!.Number);
        Assert.Same(copy.Numbered.Right, copy.Listed!.Left);
        Assert.Equal(["a"], copy.Listed.Right);
        Assert.Same(copy.Numbered.Right, copy.Cell.Value);
    }

    [Fact]
    public void Types_that_code_cannot_name_map_by_reflection()
    {
        var hidden = Hidden.Make();

        var contract = Mappers.Of<Hidden>().ToContract(hidden);
        var copy = Mappers.Of<Hidden>().ToPlain(contract);

        Assert.Equal("hush 2 True True High 4 null", hidden.ToString());
        Assert.Equal(hidden.ToString(), contract!.ToString());
        Assert.Equal(hidden.ToString(), copy.ToString());
    }

    [Fact]
    public void Generic_types_of_types_that_code_cannot_name_map_by_reflection()
    {
        var vault = Vault.Make();

        var copy = Mappers.RoundTrip(vault);

        Assert.Equal("3 hush True True True", vault.ToString());
        Assert.Equal(vault.ToString(), copy.ToString());
    }
}
