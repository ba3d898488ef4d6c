using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using Assay.Core.Workloads;
using Assay.Shapes.Tests.Dialects.Protobuf.Types;
using Google.Protobuf;

namespace Assay.Shapes.Tests.Dialects.Protobuf;

public class ProtobufRoundTripTests
{
    private static readonly Word A = new("a");

    [Fact]
    public void Scalars_of_every_kind_come_back()
    {
        ComesBack(new Scalars());
        var copy = ProtobufSample.RoundTrip(new Scalars());
        Assert.Equal(DateTimeKind.Local, copy.Local.Kind);
        Assert.Equal(decimal.GetBits(0.00m), decimal.GetBits(copy.Free));
        Assert.Equal(decimal.GetBits(-0.0m), decimal.GetBits(copy.NegativeZero));
    }

    [Fact]
    public void Derived_types_may_have_the_names_of_statements_and_variables() =>
        ComesBack(new Steps { All = [new Switch { Number = 1 }, new Types.Lock { Number = 2 }, new Message { Number = 3 }] });

    [Fact]
    public void A_field_that_hides_another_keeps_its_own_value()
    {
        var value = new High { X = 2 };
        ((Low)value).X = 1;

        var copy = ProtobufSample.RoundTrip(value);

        Assert.Equal((1, 2), (((Low)copy).X, copy.X));
    }

    [Fact]
    public void Absent_values_and_zeros_are_told_apart()
    {
        ComesBack(new Absent());
        ComesBack(Absent.Zeros());
        Assert.Empty(ProtobufSample.Of<Absent>().ToMessage(new Absent()).ToByteArray());
    }

    [Fact]
    public void Lists_with_nulls_and_lists_in_them_come_back()
    {
        ComesBack(new Lists { Array = [] });
        ComesBack(new Lists
        {
            Words = [],
            Gaps = [],
            Texts = [],
            Numbers = [],
            Jagged = [],
            Nested = [],
            Blobs = [],
            Prices = [],
            Array = [],
            MaybeArray = [],
        });
        Assert.True(ProtobufSample.RoundTrip(new Lists()).Array.IsDefault);
        Assert.True(ProtobufSample.RoundTrip(new Lists { MaybeArray = default(ImmutableArray<Word>) }).MaybeArray!.Value.IsDefault);
        ComesBack(new Lists
        {
            Words = [A, new("")],
            Gaps = [A, null, A with { }],
            Texts = ["", null, "x"],
            Numbers = [0, null, 1],
            Jagged = [[1, 2], [], [3]],
            Nested = [["a"], null, []],
            Blobs = [[1], []],
            Prices = [1.0m, 1.00m],
            Colours = [Colour.Red, (Colour)7],
            Pairs = [new("a", 1.5), new(null!, 0)],
            Pixels = [new Pixel(1, 2), null, default(Pixel)],
            Array = [1, 2],
            MaybeArray = [A],
        });
    }

    [Fact]
    public void Collections_of_every_kind_come_back_in_their_order()
    {
        ComesBack(new Kinds());
        ComesBack(new Kinds
        {
            Enumerable = new List<int> { 1, 2 },
            ReadOnlyList = new List<Word> { A },
            Set = new HashSet<string> { "x" },
            Hash = [A],
            Sorted = [2, 1],
            Linked = new([A]),
            Queue = new([1, 2]),
            Stack = new([1, 2]),
            Collection = [A],
            Observable = [1],
            ReadOnly = new([A]),
            ConcurrentQueue = new([1, 2]),
            ConcurrentStack = new([1, 2]),
            ConcurrentBag = new([1, 2]),
            ImmutableList = [A],
            ImmutableHash = [1],
            ImmutableSorted = ["b", "a"],
            ImmutableQueue = [1, 2],
            ImmutableStack = [1, 2],
            Frozen = new[] { 1 }.ToFrozenSet(),
        });
        Assert.Contains(new Word("a"), ProtobufSample.RoundTrip(new Kinds { Hash = [A] }).Hash!);
    }

    [Fact]
    public void Dictionaries_come_back_as_maps_or_lists_of_entries()
    {
        ComesBack(new Maps());
        ComesBack(new Maps { Counts = [], ById = [] });
        ComesBack(new Maps
        {
            Counts = new() { ["b"] = 0, ["a"] = 1 },
            Gaps = new() { [Colour.Red] = null, [Colour.None] = A },
            Names = new() { [-1] = "x" },
            ById = new() { [Guid.Empty] = null, [new Guid("00112233-4455-6677-8899-aabbccddeeff")] = A },
            Lists = new() { [1.5] = null, [0] = [], [-0.5] = [1] },
            Prices = new() { [1] = 1.50m },
            Nested = new Dictionary<string, Dictionary<string, int>> { ["x"] = new() { ["y"] = 1 } },
            ByWord = new(new Dictionary<Word, bool> { [A] = true }),
            Concurrent = new(new ConcurrentDictionary<string, Word> { ["x"] = A }),
            Immutable = ImmutableDictionary<int, string>.Empty.Add(1, "x"),
            Sorted = ImmutableSortedDictionary<string, int>.Empty.Add("x", 1),
            Frozen = new Dictionary<string, int> { ["x"] = 1 }.ToFrozenDictionary(),
        });
    }

    [Fact]
    public void Members_of_every_kind_come_back()
    {
        ComesBack(new Gift(1, "content", "me") { Sent = DateTime.UnixEpoch });
        ComesBack(new Gift(1, "content", "me")
        {
            Sent = DateTime.UnixEpoch,
            Line = new(new(1, 2), new(3, 4), "label"),
            Pair = (1, null),
            Old = new("x", []),
            Long = (1, 2, 3, 4, 5, 6, 7, "8", 9),
            Inner = new(A),
        });
    }

    [Fact]
    public void Derived_types_come_back_as_themselves() =>
        ComesBack(new Zoo
        {
            Star = new Cat { Name = "Tom", Prey = new Dog { Barks = 1 } },
            Animals = [new Dog(), new Puppy { Barks = 2 }, new Cat()],
            Guard = new Puppy(),
            Young = new Puppy(),
            Sighted = [new Eye { Sharpness = 3 }, null, new Cat()],
        });

    [Fact]
    public void Names_that_clash_with_generated_ones_come_back() => ComesBack(Hazards.Make());

    [Theory]
    [InlineData("")]
    [InlineData("text")]
    public void A_root_that_is_no_message_is_wrapped(string text)
    {
        Assert.Equal(text, ProtobufSample.RoundTrip(text));
        Assert.Equal([A, A], ProtobufSample.RoundTrip<List<Word>>([A, A]));
        Assert.Empty(ProtobufSample.RoundTrip<List<Word>>([]));
    }

    [Fact]
    public void A_deep_chain_is_converted_both_ways_on_an_ordinary_stack()
    {
        var root = new Chain();
        for (var i = 0; i < 200_000; i++)
            root = new Chain { Number = i, Next = root };

        var sample = ProtobufSample.Of<Chain>();
        var copy = (Chain)sample.ToPlain(sample.ToMessage(root));

        for (; root is not null; (root, copy) = (root.Next!, copy.Next!))
            Assert.Equal(root.Number, copy.Number);
        Assert.Null(copy);
    }

    [Fact]
    public void What_a_schema_has_no_place_for_is_refused_with_its_place()
    {
        Assert.StartsWith("Strict.Texts holds null", Refused(new Strict { Texts = [null!], Words = [] }), StringComparison.Ordinal);
        Assert.StartsWith(
            "Strict.Words holds null", Refused(new Strict { Texts = [], Words = new() { ["x"] = null! } }), StringComparison.Ordinal);
        ComesBack(new Strict());
        ComesBack(new Strict { Texts = [], Words = [] });
    }

    [Fact]
    public void A_cycle_goes_into_the_messages_so_that_the_library_answers()
    {
        var cycle = new Chain { Others = [] };
        cycle.Others.Add(cycle);

        dynamic message = ProtobufSample.Of<Chain>().ToMessage(cycle);

        Assert.Same(message, message.Others[0]);
    }

    private static string Refused<T>(T value) =>
        Assert.Throws<LimitOfAssayException>(() => ProtobufSample.Of<T>().ToMessage(value!)).Message;

    private static void ComesBack<T>(T value) => Assert.Equal(PlainSamples.Show(value), PlainSamples.Show(ProtobufSample.RoundTrip(value)));
}
