using System.Buffers;
using Assay.Core.Adapters;
using Assay.Worker.Measuring;
using Assay.Worker.Surfaces;

namespace Assay.Worker.Tests.Surfaces;

public sealed class SurfaceDriverTests
{
    private static readonly byte[][] Payloads = [[1], [2, 2], [3, 3, 3]];
    private readonly RecordingAdapter adapter = new();

    [Theory]
    [InlineData(Surface.Bytes)]
    [InlineData(Surface.Stream)]
    [InlineData(Surface.Buffer)]
    [InlineData(Surface.Reused)]
    [InlineData(Surface.Async)]
    public void A_surface_gives_the_payload_and_nothing_of_the_one_before(Surface surface)
    {
        var driver = Driver(surface);

        Assert.Equal([3, 3, 3], driver.Serialize(3).ToArray());
        Assert.Equal([1], driver.Serialize(1).ToArray());
        Assert.Equal(2, driver.Deserialize([2, 2]));
    }

    [Fact]
    public void Arrays_reach_the_library_as_they_are()
    {
        Driver(Surface.Bytes).LoopSerialize([1, 2, 3]).Run(4);
        Driver(Surface.Bytes).LoopDeserialize(Payloads).Run(2);

        Assert.Equal([(byte)1, (byte)2, (byte)3, (byte)1, Payloads[0], Payloads[1]], adapter.Seen);
    }

    [Fact]
    public void A_written_stream_is_one_memory_stream_that_starts_empty_each_time()
    {
        Driver(Surface.Stream).LoopSerialize([3, 1]).Run(4);

        (object Stream, long Position, long Length)[] seen = [.. adapter.Seen.Cast<(Stream, long, long)>()];
        Assert.All(seen, call => Assert.Equal((0, 0), (call.Position, call.Length)));
        Assert.Single(seen.Select(call => call.Stream).Distinct());
        Assert.Equal(typeof(MemoryStream), seen[0].Stream.GetType());
    }

    [Fact]
    public void A_read_stream_lies_over_its_payload_and_is_rewound()
    {
        var loop = Driver(Surface.Stream).LoopDeserialize(Payloads);
        loop.Run(6);

        (object Stream, long Position, bool CanWrite)[] seen = [.. adapter.Seen.Cast<(Stream, long, bool)>()];
        Assert.All(seen, call => Assert.Equal((0, false), (call.Position, call.CanWrite)));
        Assert.Equal(3, seen.Select(call => call.Stream).Distinct().Count());
        Assert.Equal(seen[0].Stream, seen[3].Stream);
    }

    [Fact]
    public void A_buffer_writer_is_reused()
    {
        Driver(Surface.Buffer).LoopSerialize([3, 1]).Run(4);
        Assert.Single(adapter.Seen.Distinct());
        adapter.Seen.Clear();
        Driver(Surface.Buffer).LoopDeserialize(Payloads).Run(3);

        Assert.Equal([1L, 2L, 3L], adapter.Seen);
    }

    [Fact]
    public void A_kept_array_comes_again_as_the_library_left_it_and_grows_once()
    {
        Driver(Surface.Reused).LoopSerialize([1, 3, 2]).Run(6);

        byte[][] seen = [.. adapter.Seen.Cast<byte[]>()];
        Assert.Equal([0, 1, 3, 3, 3, 3], seen.Select(buffer => buffer.Length));
        Assert.Same(seen[2], seen[5]);
    }

    [Fact]
    public void Payloads_are_read_from_within_a_longer_array()
    {
        Driver(Surface.Reused).LoopDeserialize(Payloads).Run(4);
        Driver(Surface.Reused).Deserialize(Payloads[2]);

        ArraySegment<byte>[] seen = [.. adapter.Seen.Cast<ArraySegment<byte>>()];
        Assert.Equal([1, 2, 3, 1, 3], seen.Select(segment => segment.Count));
        Assert.Single(seen.Take(4).Select(segment => segment.Array).Distinct());
        Assert.All(seen,
            segment => Assert.Equal(
                (0xA5, 0xA5), ((int)segment.Array![segment.Offset - 1], (int)segment.Array[segment.Offset + segment.Count])));
        Assert.All(seen, segment => Assert.Equal(0, segment.Offset % 8));
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Asynchronous_operations_are_awaited_to_their_end(bool isSlow)
    {
        RecordingAdapter slow = new() { IsSlow = isSlow };
        var driver = SurfaceDriver.For(slow, Companions.None, Surface.Async);
        driver.LoopSerialize([3, 1]).Run(4);
        var reading = driver.LoopDeserialize(Payloads);
        reading.Run(6);

        Assert.Equal(10, slow.Seen.Count);
        Assert.All(slow.Seen.Take(4).Cast<(Stream, long, long)>(), call => Assert.Equal((0, 0), (call.Item2, call.Item3)));
        Assert.Equal([2, 2], driver.Serialize(2).ToArray());
        Assert.Equal(3, driver.Deserialize([3, 3, 3]));
    }

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(11)]
    [InlineData(100_000)]
    public void Pieces_hold_a_payload_in_order_and_cut_it_early(int length)
    {
        byte[] payload = [.. Enumerable.Range(0, length).Select(i => (byte)i)];

        var pieces = Pieces.Of(payload);

        Assert.Equal(payload, pieces.ToArray());
        Assert.Equal(length == 1, pieces.IsSingleSegment);
        Assert.Equal(1, pieces.FirstSpan.Length);
    }

    [Fact]
    public void Only_the_buffer_reads_in_pieces_and_only_where_it_is_asked_to()
    {
        Driver(Surface.Buffer).Deserialize([3, 3, 3]);
        Driver(Surface.Buffer).DeserializeInPieces([3, 3, 3]);

        Assert.Equal([3L, 3L], adapter.Seen);
        Assert.Equal(
            [false, true, false], new[] { Surface.Bytes, Surface.Buffer, Surface.Reused }.Select(surface => Driver(surface).HasPieces));
    }

    [Fact]
    public void A_lazy_format_deserializes_by_reading_everything_and_opens_without()
    {
        LazyAdapter lazy = new();
        var driver = SurfaceDriver.For(lazy, Companions.None, Surface.Bytes);
        driver.LoopDeserialize(Payloads).Run(4);
        driver.LoopOpen(Payloads).Run(5);

        Assert.Equal((5, 4), (lazy.Opened, lazy.Read));
        Assert.Throws<NotSupportedException>(() => Driver(Surface.Bytes).LoopOpen(Payloads));
    }

    [Fact]
    public void The_floor_allocates_lengths_and_builds_from_templates_without_reading()
    {
        FloorAdapter floor = new();
        FakeCodec codec = new();
        var driver = SurfaceDriver.For(floor, new Companions(codec), Surface.Bytes);
        OperationLoop serialize = driver.LoopSerialize([1, 2, 3]), deserialize = driver.LoopDeserialize(Payloads);
        var calls = codec.Calls;
        serialize.Run(4);
        deserialize.Run(4);

        Assert.Equal([1, 2, 3, 1], floor.Lengths);
        Assert.Equal([1, 2, 3, 1], floor.Templates);
        Assert.Equal(calls, codec.Calls);
        Assert.Equal([2, 2], driver.Serialize(2).ToArray());
        Assert.Equal(3, driver.Deserialize([3, 3, 3]));
    }

    [Fact]
    public void Offered_surfaces_are_those_that_the_class_implements()
    {
        Assert.Equal([Surface.Bytes, Surface.Stream, Surface.Buffer, Surface.Reused, Surface.Async], SurfaceDriver.Offered(adapter));
        Assert.Equal([Surface.Bytes], SurfaceDriver.Offered(new LazyAdapter()));
        Assert.Equal([Surface.Bytes], SurfaceDriver.Offered(new FloorAdapter()));
        Assert.Empty(SurfaceDriver.Offered(new MuteAdapter()));
    }

    [Fact]
    public void A_surface_that_is_not_offered_is_refused() =>
        Assert.Throws<NotSupportedException>(() => SurfaceDriver.For(new FloorAdapter(), new Companions(new FakeCodec()), Surface.Stream));

    private SurfaceDriver<byte> Driver(Surface surface) => SurfaceDriver.For(adapter, Companions.None, surface);
}
