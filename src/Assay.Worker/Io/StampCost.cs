using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace Assay.Worker.Io;

/// <summary>What stamping one call of a stream takes, so that it can be subtracted and shown.</summary>
/// <param name="Nanoseconds">What it adds to the whole.</param>
/// <param name="InsideNanoseconds">The part of it that lies between the stamps.</param>
internal readonly record struct StampCost(double Nanoseconds, double InsideNanoseconds)
{
    private const int CallsPerPass = 2000;

    /// <summary>Time for the runtime to compile and optimise what is measured, with passes enough behind it.</summary>
    private static readonly TimeSpan Long = TimeSpan.FromMilliseconds(80);

    /// <summary>Measures it on a stream that does nothing.</summary>
    [SuppressMessage("Reliability", "CA2000", Justification = "A stream that does nothing holds nothing.")]
    public static StampCost Measure()
    {
        IoClock clock = new();
        using Nothing nothing = new();
        using StampedStream stamped = new(clock);
        stamped.Inner = nothing;
        List<(double Bare, double Whole, double Inside)> passes = [];
        var begin = IoClock.Now;
        while (Elapsed(begin) < Long.TotalMilliseconds * 1e6)
        {
            var before = clock.Nanoseconds;
            passes.Add((Pass(nothing), Pass(stamped), (double)(clock.Nanoseconds - before) / CallsPerPass));
        }

        (double Bare, double Whole, double Inside)[] counted = [.. passes.Skip(passes.Count / 2)];
        var bare = MedianOf(counted, static pass => pass.Bare);
        return new StampCost(Math.Max(0, MedianOf(counted, static pass => pass.Whole) - bare),
            Math.Max(0, MedianOf(counted, static pass => pass.Inside) - bare));
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static double Pass(Stream stream)
    {
        var bytes = new byte[1];
        var begin = IoClock.Now;
        for (var i = 0; i < CallsPerPass; i++)
            stream.Write(bytes, 0, bytes.Length);
        return Elapsed(begin) / CallsPerPass;
    }

    private static double Elapsed(long begin) => (IoClock.Now - begin) * (1e9 / Stopwatch.Frequency);

    private static double MedianOf(
        (double Bare, double Whole, double Inside)[] passes, Func<(double Bare, double Whole, double Inside), double> of)
    {
        var values = Array.ConvertAll(passes, pass => of(pass));
        Array.Sort(values);
        return values[values.Length / 2];
    }

    /// <summary>Takes everything and does nothing.</summary>
    private sealed class Nothing : Stream
    {
        private int last;

        public override bool CanRead => false;

        public override bool CanWrite => true;

        public override bool CanSeek => false;

        public override long Length => last;

        public override long Position { get => last; set => last = (int)value; }

        public override void Flush()
        {
        }

        public override int Read(byte[] buffer, int offset, int count) => 0;

        public override long Seek(long offset, SeekOrigin origin) => offset;

        public override void SetLength(long value) => last = (int)value;

        public override void Write(byte[] buffer, int offset, int count) => last = count;
    }
}
