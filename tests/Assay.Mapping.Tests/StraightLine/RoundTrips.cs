using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Reflection;
using Assay.Core.Workloads;
using Assay.Mapping.Tests.Compilation;
using Assay.Mapping.Tests.Types;

namespace Assay.Mapping.Tests.StraightLine;

public class RoundTrips
{
    private static readonly Dog Rex = new() { Name = "Rex", Barks = 1 };
    private static readonly Key Key = new("k", new Inner(1));

    [Fact]
    public void Every_primitive_comes_back_with_the_same_bits()
    {
        var value = AllPrimitives.Make();
        var codec = Codecs.Of<AllPrimitives>();

        foreach (var copy in new[] { codec.Decode(codec.Encode(value)), codec.Clone(value) })
        {
            foreach (var field in typeof(AllPrimitives).GetFields(BindingFlags.Instance | BindingFlags.Public))
                Assert.Equal(field.GetValue(value), field.GetValue(copy));
            Assert.Equal(BitConverter.SingleToInt32Bits(value.Single), BitConverter.SingleToInt32Bits(copy.Single));
            Assert.True(double.IsNegative(copy.Double));
            Assert.Equal(decimal.GetBits(value.Decimal), decimal.GetBits(copy.Decimal));
            Assert.Equal(DateTimeKind.Local, copy.DateTime.Kind);
            Assert.Equal(value.DateTimeOffset.Offset, copy.DateTimeOffset.Offset);
            Assert.NotSame(value.String, copy.String);
            Assert.NotSame(value.Bytes, copy.Bytes);
        }
    }

    [Fact]
    public void Absent_values_come_back_absent()
    {
        var copy = Codecs.RoundTrip(new AllPrimitives());

        Assert.Null(copy.String);
        Assert.Null(copy.Uri);
        Assert.Null(copy.Version);
        Assert.Null(copy.Nullable);
        Assert.Null(copy.Bytes);
        Assert.Null(Codecs.RoundTrip<AllPrimitives>(null!));
    }

    [Fact]
    public void Absent_collections_behind_interfaces_come_back_absent()
    {
        Assert.Equal([null, null, null], Codecs.RoundTrip(new Faces { Lists = [null, null, null] }).Lists);
        Assert.Equal([null, null, null], Codecs.RoundTrip(new Faces { Maps = [null, null, null] }).Maps);
        Assert.Equal([null, null, null, null],
            Codecs.RoundTrip(new Faces { Named = new() { [1] = null, [2] = null, [3] = null, [4] = null } }).Named!.Values);
    }

    [Fact]
    public void Classes_that_derive_from_a_collection_have_its_elements_and_none_of_their_code_runs()
    {
        var value = new ShelfIndex { Shelf = new LongShelf { Name = "a", Length = 5 }, Register = [new Chain { Number = 2 }] };
        value.Shelf.Add(new Chain { Number = 1 });
        value["Inner"] = [];
        var codec = Codecs.Of<ShelfIndex>();

        foreach (var copy in new[] { codec.Decode(codec.Encode(value)), codec.Clone(value) })
        {
            Assert.Empty(copy["iNNER"]);
            var shelf = Assert.IsType<LongShelf>(copy.Shelf);
            Assert.Equal(("a", 5, 1, 1), (shelf.Name, shelf.Length, shelf.Adds, Assert.Single(shelf).Number));
            Assert.Equal((2, 1), (Assert.Single(copy.Register!).Number, copy.Register!.Inserted));
            Assert.NotSame(value.Shelf[0], shelf[0]);
        }
    }

    [Fact]
    public void A_delegate_that_is_not_serialized_has_no_place_in_the_payload() =>
        Assert.Equal(5, Codecs.RoundTrip(new Quiet { Work = () => { }, Anything = 5 }).Anything);

    [Theory]
    [InlineData("")]
    [InlineData("\ud800")]
    [InlineData("a\udc00b")]
    [InlineData("😀\ud83d")]
    [InlineData("\udc00\ud800")]
    [InlineData("ends with one \udfff")]
    [InlineData("ÿĀ߿ࠀ￿")]
    public void Lone_surrogates_come_back_as_they_were(string text) =>
        Assert.Equal(text, Codecs.RoundTrip(new AllPrimitives { String = text }).String);

    [Fact]
    public void The_length_is_what_the_format_says()
    {
        // Presence of the node, its number, absence of the next.
        Assert.Equal(1 + 4 + 1, Codecs.Of<Chain>().Encode(new Chain()).Length);
        Assert.Equal([1, 5, 0, 0, 0, 1, 6, 0, 0, 0, 0], Codecs.Of<Chain>().Encode(new Chain
        {
            Number = 5,
            Next = new Chain { Number = 6 },
        }));
    }

    [Fact]
    public void Members_of_every_kind_come_back()
    {
        var copy = Codecs.RoundTrip(new Above("low", "high", 5) { When = DateTime.UnixEpoch, Counted = 4 });
        Assert.Equal(
            ("low", "high", 5, DateTime.UnixEpoch, 4), (copy.LowerName, copy.UpperName, copy.LowerNumber, copy.When, copy.Counted));

        var values = new Values
        {
            Span = new Span(new Point(1, 2, null), new Point(3, 4, new Chain())),
            Colour = (Colour)99,
            MaybeColour = Colour.Red,
            Boxed = 4.50m,
            BoxedAgain = new Point(5, 6, null),
            Pair = (7, new Chain { Number = 8 }),
            TupleClass = new("t", null),
            Entry = new("e", new Point(9, 10, null)),
            Long = (1, 2, 3, 4, 5, 6, 7, null, "nine"),
            Sighted = new Eye { Sharpness = 11 },
        };
        foreach (var read in new[] { Codecs.RoundTrip(values, typeof(Point)), Codecs.Of<Values>().Clone(values) })
        {
            Assert.Equal(values.Span.From, read.Span.From);
            Assert.Equal(4, read.Span.To!.Value.Y);
            Assert.Equal((values.Colour, values.MaybeColour, values.Boxed, values.BoxedAgain),
                (read.Colour, read.MaybeColour, read.Boxed, read.BoxedAgain));
            Assert.Equal((7, 8), (read.Pair.Number, read.Pair.Chain!.Number));
            Assert.Equal(values.TupleClass, read.TupleClass);
            Assert.Equal(values.Entry, read.Entry);
            Assert.Equal(values.Long, read.Long);
            Assert.Equal(11, ((Eye)read.Sighted!).Sharpness);
        }

        var generic = Codecs.RoundTrip(new Generics
        {
            Numbered = new(4, new Chain()),
            Listed = new(null, ["a"]),
            Cell = new(new Chain { Number = 3 }),
        });
        Assert.Equal((4, 3), (generic.Numbered!.Left, generic.Cell.Value!.Number));
        Assert.Equal(["a"], generic.Listed!.Right);
    }

    [Fact]
    public void Collections_of_every_kind_come_back()
    {
        var value = new Types.Collections
        {
            Numbers = [1, 2],
            Grid = new[,] { { 1, 2, 3 }, { 4, 5, 6 } },
            Jagged = [[Rex], []],
            Zoo = new Animal[,] { { Rex, new Cat { Prey = Rex } } },
            Animals = new Dog[] { Rex },
            Anything = new List<double> { 1.5 },
            Interface = new[] { Rex },
            ReadOnlyInterface = new ReadOnlyCollection<Dog>([Rex]),
            Words = new(["a", "B"], StringComparer.OrdinalIgnoreCase),
            Keys = [Key],
            Sorted = [3, 1],
            Linked = new([Rex]),
            Queue = new([Rex, null!]),
            Stack = new([Rex, null!]),
            Collection = [Rex],
            Observable = [Rex],
            ReadOnly = new([Rex]),
            ConcurrentQueue = new([Rex]),
            ConcurrentStack = new([Rex, null!]),
            ConcurrentBag = [Rex],
            Named = new(StringComparer.Ordinal) { ["x"] = Rex },
            ByKey = new() { [Key] = Key },
            SortedNames = new() { ["b"] = 1, ["a"] = 2 },
            SortedList = new() { [2] = Rex, [1] = Rex },
            ReadOnlyNames = new(new Dictionary<string, Dog> { ["x"] = Rex }),
            ConcurrentNames = new() { ["y"] = Rex },
            Colours = [Colour.Red],
        };

        foreach (var copy in new[] { Codecs.RoundTrip(value), Codecs.Of<Types.Collections>().Clone(value) })
        {
            Assert.Equal(value.Grid, copy.Grid);
            Assert.IsType<Dog[]>(copy.Animals);
            Assert.Equal("Rex", ((Cat)copy.Zoo![0, 1]).Prey!.Name);
            Assert.Equal([1.5], Assert.IsType<List<double>>(copy.Anything));
            Assert.IsType<Dog[]>(copy.Interface);
            Assert.IsType<ReadOnlyCollection<Dog>>(copy.ReadOnlyInterface);
            Assert.Contains("b", copy.Words!);
            Assert.Contains(Key, copy.Keys!);
            Assert.Equal([1, 3], copy.Sorted!);
            Assert.Null(copy.Stack!.First());
            Assert.Null(copy.ConcurrentStack!.First());
            Assert.NotNull(copy.Queue!.First());
            Assert.Same(StringComparer.Ordinal, copy.Named!.Comparer);
            Assert.IsType<Dog>(copy.Named["x"]);
            Assert.Equal(Key, copy.ByKey![Key]);
            Assert.Equal(["a", "b"], copy.SortedNames!.Keys);
            Assert.Equal([1, 2], copy.SortedList!.Keys);
            Assert.Equal("Rex", copy.ReadOnlyNames!["x"].Name);
            Assert.Equal("Rex", copy.ConcurrentNames!["y"].Name);
            Assert.Equal(value.Colours, copy.Colours);
            Assert.All(new IEnumerable<Dog>[]
            {
                copy.Linked!,
                copy.Collection!,
                copy.Observable!,
                copy.ReadOnly!,
                copy.ConcurrentQueue!,
                copy.ConcurrentBag!,
            }, one => Assert.Single(one));
        }
    }

    [Fact]
    public void Immutable_collections_come_back()
    {
        var value = new Immutables
        {
            Array = [Rex],
            List = [Rex],
            HashSet = [Key],
            SortedSet = ["b", "a"],
            Queue = [Rex, null!],
            Stack = [Rex, null!],
            FrozenKeys = new[] { Key }.ToFrozenSet(),
            FrozenWords = new[] { "a" }.ToFrozenSet(StringComparer.OrdinalIgnoreCase),
            Dictionary = ImmutableDictionary<string, Immutables>.Empty.Add("x", new Immutables()),
            SortedDictionary = ImmutableSortedDictionary<string, ImmutableList<Dog>>.Empty.Add("a", [Rex]),
            FrozenDictionary = new Dictionary<Key, Dog> { [Key] = Rex }.ToFrozenDictionary(),
            Others = [new Immutables()],
            Tuple = new(1, [Rex]),
            Objects = [1, "two", 3m],
        };

        foreach (var copy in new[] { Codecs.RoundTrip(value), Codecs.Of<Immutables>().Clone(value) })
        {
            Assert.Equal("Rex", copy.Array[0].Name);
            Assert.Contains(Key, (ISet<Key>)copy.HashSet!);
            Assert.Contains(Key, (ISet<Key>)copy.FrozenKeys!);
            Assert.Contains("A", (ISet<string>)copy.FrozenWords!);
            Assert.True(copy.Dictionary!["x"].Array.IsDefault);
            Assert.Null(copy.Stack!.Peek());
            Assert.NotNull(copy.Queue!.Peek());
            Assert.Equal("Rex", copy.FrozenDictionary![Key].Name);
            Assert.Equal("Rex", copy.SortedDictionary!["a"][0].Name);
            Assert.Single(copy.Others!);
            Assert.Single(copy.Tuple!.Item2);
            Assert.Equal(value.Objects, copy.Objects);
        }
    }

    [Fact]
    public void An_object_outside_the_shape_and_a_comparer_of_the_users_own_are_clear_errors()
    {
        var outside =
            Assert.Throws<LimitOfAssayException>(() => Codecs.Of<Values>().Encode(new Values { Boxed = new System.Text.StringBuilder() }));
        Assert.Contains("StringBuilder", outside.Message, StringComparison.Ordinal);

        var comparer = EqualityComparer<string>.Create((a, b) => a == b, text => text.Length);
        Assert.Contains("comparer",
            Assert.Throws<LimitOfAssayException>(() => Codecs.Of<Types.Collections>().Encode(new() { Words = new(comparer) })).Message,
            StringComparison.Ordinal);
    }
}
