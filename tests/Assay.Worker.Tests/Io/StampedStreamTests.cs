using System.Diagnostics.CodeAnalysis;
using Assay.Worker.Io;

namespace Assay.Worker.Tests.Io;

public class StampedStreamTests
{
    /// <summary>Every way to write that a library may take.</summary>
    public static TheoryData<string> Writes => ["array", "span", "byte", "memory", "task", "begin"];

    [Theory]
    [MemberData(nameof(Writes))]
    public async Task Every_way_to_write_is_stamped_once_and_passes_its_bytes(string way)
    {
        IoClock clock = new();
        using MemoryStream target = new();
        using StampedStream stamped = new(clock) { Inner = target };
        byte[] bytes = [7];

        await Write(stamped, way, bytes);

        Assert.Equal(bytes, target.ToArray());
        Assert.Equal((1, 1), (clock.Calls, clock.Bytes));
    }

    [Theory]
    [InlineData("array")]
    [InlineData("span")]
    [InlineData("byte")]
    [InlineData("memory")]
    [InlineData("task")]
    public async Task Every_way_to_read_is_stamped_once_and_gives_its_bytes(string way)
    {
        IoClock clock = new();
        using MemoryStream source = new([7]);
        using StampedStream stamped = new(clock) { Inner = source };

        Assert.Equal(7, await Read(stamped, way));
        Assert.Equal((1, 1), (clock.Calls, clock.Bytes));
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task Time_that_a_call_waits_is_time_in_IO(bool isAsync)
    {
        IoClock clock = new();
        using StampedStream stamped = new(clock) { Inner = new Slow() };

        if (isAsync)
            await stamped.WriteAsync(new byte[1], TestContext.Current.CancellationToken);
        else
            stamped.Write([1]);

        // Slow waits 50 ms; how much longer the machine makes it is not asserted.
        Assert.True(clock.Nanoseconds >= 45_000_000, $"{clock.Nanoseconds} ns");
        Assert.Equal(1, clock.Calls);
    }

    [Fact]
    public void What_stamping_takes_has_a_part_inside_and_one_outside()
    {
        var cost = StampCost.Measure();

        Assert.True(cost.Nanoseconds > 0, $"{cost}");
        Assert.InRange(cost.InsideNanoseconds, 0, cost.Nanoseconds * 1.5);
    }

    [SuppressMessage("Performance", "CA1849", Justification = "Every way to write is tried.")]
    private static async Task Write(Stream stream, string way, byte[] bytes)
    {
        var cancellation = TestContext.Current.CancellationToken;
        switch (way)
        {
            case "array":
                stream.Write(bytes, 0, bytes.Length);
                break;
            case "span":
                stream.Write(bytes.AsSpan());
                break;
            case "byte":
                stream.WriteByte(bytes[0]);
                break;
            case "memory":
                await stream.WriteAsync(bytes.AsMemory(), cancellation);
                break;
            case "task":
                await ((Func<Task>)(() => stream.WriteAsync(bytes, 0, bytes.Length, cancellation)))();
                break;
            default:
                await Task.Factory.FromAsync(
                    (callback, state) => stream.BeginWrite(bytes, 0, bytes.Length, callback, state), stream.EndWrite, null);
                break;
        }
    }

    [SuppressMessage("Performance", "CA1849", Justification = "Every way to read is tried.")]
    private static async Task<int> Read(Stream stream, string way)
    {
        var cancellation = TestContext.Current.CancellationToken;
        var bytes = new byte[1];
        var count = way switch
        {
            "array" => stream.Read(bytes, 0, 1),
            "span" => stream.Read(bytes.AsSpan()),
            "byte" => (bytes[0] = (byte)stream.ReadByte()) > 0 ? 1 : 0,
            "memory" => await stream.ReadAsync(bytes.AsMemory(), cancellation),
            _ => await ((Func<Task<int>>)(() => stream.ReadAsync(bytes, 0, 1, cancellation)))(),
        };
        return count == 1 ? bytes[0] : -1;
    }

    private sealed class Slow : MemoryStream
    {
        private const int Milliseconds = 50;

        public override void Write(ReadOnlySpan<byte> buffer) => Thread.Sleep(Milliseconds);

        public override async ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default) =>
            await Task.Delay(Milliseconds, cancellationToken);
    }
}
