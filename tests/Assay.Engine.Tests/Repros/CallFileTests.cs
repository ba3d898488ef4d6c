using System.Text.Json;
using Assay.Repros;
using Assay.Repros.Calls;

namespace Assay.Engine.Tests.Repros;

/// <summary>Files about how a library is called, compiled and run: each says what a library gets wrong on purpose, and nothing of one that works.</summary>
public class CallFileTests
{
    private const string Adapters = """
        using System.Buffers;
        using System.IO.Pipelines;
        using System.Text.Json;
        using Assay.Core.Adapters;

        namespace Assay.Adapter.Text;

        internal sealed class Good<T> : SerializerAdapter<T>, IBytesSurface<T>, IStreamSurface<T>, IBufferSurface<T>, IAsyncStreamSurface<T>, ICancellableSurface<T>, IPipeSurface<T>
        {
            public byte[] Serialize(T value) => JsonSerializer.SerializeToUtf8Bytes(value);

            public T Deserialize(byte[] payload) => JsonSerializer.Deserialize<T>(payload)!;

            public void Serialize(T value, Stream destination) => JsonSerializer.Serialize(destination, value);

            public T Deserialize(Stream source) => JsonSerializer.Deserialize<T>(source)!;

            public void Serialize(T value, IBufferWriter<byte> destination) => destination.Write(JsonSerializer.SerializeToUtf8Bytes(value));

            public T Deserialize(in ReadOnlySequence<byte> payload) => JsonSerializer.Deserialize<T>(payload.ToArray())!;

            public ValueTask SerializeAsync(T value, Stream destination) => new(JsonSerializer.SerializeAsync(destination, value));

            public async ValueTask<T> DeserializeAsync(Stream source) => (await JsonSerializer.DeserializeAsync<T>(source))!;

            public ValueTask SerializeAsync(T value, Stream destination, CancellationToken cancellation) => new(JsonSerializer.SerializeAsync(destination, value, cancellationToken: cancellation));

            public async ValueTask<T> DeserializeAsync(Stream source, CancellationToken cancellation) => (await JsonSerializer.DeserializeAsync<T>(source, cancellationToken: cancellation))!;

            public ValueTask SerializeAsync(T value, PipeWriter destination) => new(JsonSerializer.SerializeAsync(destination, value));

            public async ValueTask<T> DeserializeAsync(PipeReader source) => (await JsonSerializer.DeserializeAsync<T>(source))!;
        }

        internal sealed class Lines<T> : SerializerAdapter<T>, IStreamSurface<T>
        {
            public void Serialize(T value, Stream destination) => destination.Write([.. JsonSerializer.SerializeToUtf8Bytes(value), (byte)'\n']);

            public T Deserialize(Stream source)
            {
                List<byte> line = [];
                for (int next = source.ReadByte(); next > 0 && next != '\n'; next = source.ReadByte())
                    line.Add((byte)next);
                return JsonSerializer.Deserialize<T>(line.ToArray())!;
            }
        }

        internal sealed class AsksLength<T> : SerializerAdapter<T>, IStreamSurface<T>
        {
            public void Serialize(T value, Stream destination) => JsonSerializer.Serialize(destination, value);

            public T Deserialize(Stream source) => JsonSerializer.Deserialize<T>(new byte[source.Length])!;
        }

        internal sealed class FirstSegment<T> : SerializerAdapter<T>, IBufferSurface<T>
        {
            public void Serialize(T value, IBufferWriter<byte> destination) => destination.Write(JsonSerializer.SerializeToUtf8Bytes(value));

            public T Deserialize(in ReadOnlySequence<byte> payload) => payload.IsSingleSegment ? JsonSerializer.Deserialize<T>(payload.FirstSpan)! : Activator.CreateInstance<T>();
        }

        internal sealed class IgnoresHint<T> : SerializerAdapter<T>, IBufferSurface<T>
        {
            public void Serialize(T value, IBufferWriter<byte> destination)
            {
                byte[] all = JsonSerializer.SerializeToUtf8Bytes(value);
                all.CopyTo(destination.GetSpan(1));
                destination.Advance(all.Length);
            }

            public T Deserialize(in ReadOnlySequence<byte> payload) => JsonSerializer.Deserialize<T>(payload.ToArray())!;
        }

        internal sealed class IgnoresToken<T> : SerializerAdapter<T>, ICancellableSurface<T>
        {
            public ValueTask SerializeAsync(T value, Stream destination, CancellationToken cancellation) => new(JsonSerializer.SerializeAsync(destination, value, cancellationToken: cancellation));

            public async ValueTask<T> DeserializeAsync(Stream source, CancellationToken cancellation) => (await JsonSerializer.DeserializeAsync<T>(source))!;
        }

        internal sealed class WrapsCancellation<T> : SerializerAdapter<T>, ICancellableSurface<T>
        {
            public ValueTask SerializeAsync(T value, Stream destination, CancellationToken cancellation) => new(JsonSerializer.SerializeAsync(destination, value, cancellationToken: cancellation));

            public async ValueTask<T> DeserializeAsync(Stream source, CancellationToken cancellation)
            {
                try
                {
                    return (await JsonSerializer.DeserializeAsync<T>(source, cancellationToken: cancellation))!;
                }
                catch (OperationCanceledException exception)
                {
                    throw new InvalidDataException("It cannot be read.", exception);
                }
            }
        }

        internal sealed class HidesCancellation<T> : SerializerAdapter<T>, ICancellableSurface<T>
        {
            public async ValueTask SerializeAsync(T value, Stream destination, CancellationToken cancellation)
            {
                try
                {
                    await JsonSerializer.SerializeAsync(destination, value, cancellationToken: cancellation);
                }
                catch (OperationCanceledException)
                {
                }
            }

            public async ValueTask<T> DeserializeAsync(Stream source, CancellationToken cancellation) => (await JsonSerializer.DeserializeAsync<T>(source, cancellationToken: cancellation))!;
        }

        internal sealed class StaysBroken<T> : SerializerAdapter<T>, IBytesSurface<T>, IStreamSurface<T>, IBufferSurface<T>
        {
            private bool isBroken;

            public byte[] Serialize(T value) => JsonSerializer.SerializeToUtf8Bytes(value);

            public T Deserialize(byte[] payload) => isBroken ? throw new InvalidOperationException("It is broken.") : Read(payload);

            public void Serialize(T value, Stream destination)
            {
                isBroken = true;
                JsonSerializer.Serialize(destination, value);
                isBroken = false;
            }

            public T Deserialize(Stream source) => isBroken ? Activator.CreateInstance<T>() : JsonSerializer.Deserialize<T>(source)!;

            public void Serialize(T value, IBufferWriter<byte> destination)
            {
                byte[] all = JsonSerializer.SerializeToUtf8Bytes(value);
                if (isBroken)
                    all = JsonSerializer.SerializeToUtf8Bytes(Activator.CreateInstance<T>());
                isBroken = true;
                destination.Write(all);
                isBroken = false;
            }

            public T Deserialize(in ReadOnlySequence<byte> payload) => JsonSerializer.Deserialize<T>(payload.ToArray())!;

            private T Read(byte[] payload)
            {
                isBroken = true;
                T value = JsonSerializer.Deserialize<T>(payload)!;
                isBroken = false;
                return value;
            }
        }

        internal sealed class OneCall<T> : SerializerAdapter<T>, IBytesSurface<T>
        {
            private byte[] last = [];

            public byte[] Serialize(T value)
            {
                last = JsonSerializer.SerializeToUtf8Bytes(value);
                Thread.Sleep(5);
                return last;
            }

            public T Deserialize(byte[] payload) => JsonSerializer.Deserialize<T>(payload)!;
        }

        internal sealed class ColdCache<T> : SerializerAdapter<T>, IBytesSurface<T>
        {
            private static int made;

            public byte[] Serialize(T value) => JsonSerializer.SerializeToUtf8Bytes(value);

            public T Deserialize(byte[] payload)
            {
                if (Volatile.Read(ref made) == 0)
                {
                    Thread.Sleep(50);
                    if (Interlocked.Exchange(ref made, 1) == 1)
                        throw new InvalidOperationException("The cache was made twice.");
                }

                return JsonSerializer.Deserialize<T>(payload)!;
            }
        }

        internal sealed class LooksTwice<T> : SerializerAdapter<T>, IBytesSurface<T>
        {
            public byte[] Serialize(T value)
            {
                string first = Text(value);
                Thread.Sleep(1);
                string second = Text(value);
                return JsonSerializer.SerializeToUtf8Bytes(new { Number = 1, Text = first[..(first.Length / 2)] + second[(second.Length / 2)..] });
            }

            public T Deserialize(byte[] payload) => JsonSerializer.Deserialize<T>(payload)!;

            private static string Text(T value) => (string)typeof(T).GetProperty("Text")!.GetValue(value)!;
        }
        """;

    [Theory]
    [InlineData(ReproCall.SingleBytes, ReproSurface.Stream, "Good")]
    [InlineData(ReproCall.SingleBytes, ReproSurface.Async, "Good")]
    [InlineData(ReproCall.SingleBytes, ReproSurface.Buffer, "Good")]
    [InlineData(ReproCall.SingleBytes, ReproSurface.Pipe, "Good")]
    [InlineData(ReproCall.TwoMessages, ReproSurface.Stream, "Lines")]
    [InlineData(ReproCall.Cancelled, ReproSurface.Cancellable, "Good")]
    [InlineData(ReproCall.SharedThreads, ReproSurface.Bytes, "Good")]
    [InlineData(ReproCall.OwnThreads, ReproSurface.Async, "Good")]
    [InlineData(ReproCall.AfterFailures, ReproSurface.Bytes, "Good")]
    [InlineData(ReproCall.AfterFailures, ReproSurface.Stream, "Good")]
    [InlineData(ReproCall.AfterFailures, ReproSurface.Buffer, "Good")]
    [InlineData(ReproCall.Changing, ReproSurface.Bytes, "Good")]
    [InlineData(ReproCall.Changing, ReproSurface.Pipe, "Good")]
    public void Of_a_library_that_works_a_file_says_so(ReproCall call, ReproSurface surface, string adapter)
    {
        (int exitCode, string said) = RunFile.Of(Parts(call, surface, adapter));

        Assert.StartsWith("HOLDS: ", said, StringComparison.Ordinal);
        Assert.Equal(0, exitCode);
    }

    [Theory]
    [InlineData(ReproCall.SingleBytes, ReproSurface.Stream, "AsksLength", "reading, expected the value back, got System.NotSupportedException: ")]
    [InlineData(ReproCall.SingleBytes, ReproSurface.Buffer, "FirstSegment", "Note.Number: expected 1, got 0")]
    [InlineData(ReproCall.SingleBytes, ReproSurface.Buffer, "IgnoresHint", "writing, expected the value back, got System.ArgumentException: Destination is too short.")]
    [InlineData(ReproCall.TwoMessages, ReproSurface.Stream, "Good", "the first message, expected the value back, got System.Text.Json.JsonReaderException: ")]
    [InlineData(ReproCall.TwoMessages, ReproSurface.Async, "Good", "the first message, expected the value back, got System.Text.Json.JsonReaderException: ")]
    [InlineData(ReproCall.Cancelled, ReproSurface.Cancellable, "IgnoresToken", "reading goes on after it was cancelled, expected an OperationCanceledException, got none in 3 s")]
    [InlineData(ReproCall.Cancelled, ReproSurface.Cancellable, "WrapsCancellation", "reading, cancelled, expected an OperationCanceledException, got System.IO.InvalidDataException: It cannot be read.")]
    [InlineData(ReproCall.Cancelled, ReproSurface.Cancellable, "HidesCancellation", "writing ended as if all had been well, although it was cancelled")]
    [InlineData(ReproCall.SharedThreads, ReproSurface.Bytes, "OneCall", "written on one of 32 threads, Note.Number: expected ")]
    [InlineData(ReproCall.OwnThreads, ReproSurface.Bytes, "ColdCache", "reading on one of 32 threads, expected the value back, got System.InvalidOperationException: The cache was made twice.")]
    [InlineData(ReproCall.AfterFailures, ReproSurface.Bytes, "StaysBroken", "after a damaged payload, expected the value back, got System.InvalidOperationException: It is broken.")]
    [InlineData(ReproCall.AfterFailures, ReproSurface.Stream, "StaysBroken", "after a destination that fails, Note.Number: expected 1, got 0")]
    [InlineData(ReproCall.AfterFailures, ReproSurface.Buffer, "StaysBroken", "after a destination that fails, Note.Number: expected 1, got 0")]
    [InlineData(ReproCall.Changing, ReproSurface.Bytes, "LooksTwice", "Text holds what it never held")]
    public void Of_one_that_goes_wrong_it_says_how(ReproCall call, ReproSurface surface, string adapter, string line)
    {
        (int exitCode, string said) = RunFile.Of(Parts(call, surface, adapter));

        Assert.StartsWith($"FAILS: {line}", said, StringComparison.Ordinal);
        Assert.Equal(1, exitCode);
    }

    [Fact]
    public void A_shorter_file_keeps_how_the_library_is_called()
    {
        ReproParts parts = Parts(ReproCall.SingleBytes, ReproSurface.Stream, "AsksLength");
        string source = new ReproWriter(ReproTextTests.Compiler).Write(parts);

        string shorter = ReproWriter.Reduce(source, parts, "same", one => ReproTextTests.Compiler.Compile(one, TestContext.Current.CancellationToken).Error.Length == 0 ? "same" : null).Source;

        Assert.DoesNotContain("Number", shorter, StringComparison.Ordinal);
        Assert.Contains("int mostPerRead", shorter, StringComparison.Ordinal);
        Assert.Contains("static Note Read(", shorter, StringComparison.Ordinal);
    }

    [Fact]
    public void A_file_of_an_exception_compares_nothing_and_claims_no_more()
    {
        ReproParts parts = Parts(ReproCall.SingleBytes, ReproSurface.Stream, "Good") with { Failure = ReproFailure.Rejected };

        Assert.DoesNotContain("FirstDifference", new ReproWriter(ReproTextTests.Compiler).Write(parts), StringComparison.Ordinal);
        Assert.Equal((0, "HOLDS: written and read without an error."), RunFile.Of(parts));
    }

    private static ReproParts Parts(ReproCall call, ReproSurface surface, string adapter) => ReproTextTests.Parts("return new();") with
    {
        CaseSource = """
            static class Value
            {
                static Note Make(int number) => new() { Number = 1 + number, Text = new string((char)('a' + (number % 26)), 5 + (number * 3_000)) };
            }

            public class Note
            {
                public int Number { get; set; }

                public string Text { get; set; } = "";
            }
            """,
        Contracts = null,
        IsDecompiled = false,
        HasFullNames = false,
        AdapterSources = [Adapters],
        AdapterClass = adapter,
        Surface = surface,
        Call = new CallQuestion(call, [.. Enumerable.Range(0, 2).Select(index => JsonSerializer.SerializeToUtf8Bytes(new { Number = 2 + (2 * index), Text = new string((char)('b' + (2 * index)), 5 + (((2 * index) + 1) * 3_000)) }))]),
    };
}
