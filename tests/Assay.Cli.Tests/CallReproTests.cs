namespace Assay.Cli.Tests;

/// <summary>
/// Files of cases about calls that real libraries pass: each from a row that fails it on purpose, from the verdict to <c>dotnet run</c>.
/// </summary>
public sealed class CallReproTests : IDisposable
{
    private const string Source = """
        using System.Buffers;
        using System.Text.Json;
        using Assay.Core.Adapters;

        namespace Test;

        internal abstract class Good<T> : SerializerAdapter<T>, IBytesSurface<T>
        {
            public virtual byte[] Serialize(T value) => JsonSerializer.SerializeToUtf8Bytes(value);

            public virtual T Deserialize(byte[] payload) => JsonSerializer.Deserialize<T>(payload)!;
        }

        internal sealed class Breaks<T> : Good<T>
        {
            private bool isBroken;

            public override T Deserialize(byte[] payload)
            {
                if (isBroken)
                    throw new InvalidOperationException("It is broken.");
                isBroken = true;
                T value = JsonSerializer.Deserialize<T>(payload)!;
                isBroken = false;
                return value;
            }
        }

        internal sealed class Forgets<T> : Good<T>
        {
            private bool hasFailed;

            public override byte[] Serialize(T value) => hasFailed ? JsonSerializer.SerializeToUtf8Bytes(Activator.CreateInstance<T>()) : base.Serialize(value);

            public override T Deserialize(byte[] payload)
            {
                bool before = hasFailed;
                hasFailed = true;
                T value = JsonSerializer.Deserialize<T>(payload)!;
                hasFailed = before;
                return value;
            }
        }

        internal sealed class Shares<T> : Good<T>
        {
            private byte[] last = [];

            public override byte[] Serialize(T value)
            {
                last = JsonSerializer.SerializeToUtf8Bytes(value);
                Thread.Sleep(5);
                return last;
            }
        }

        internal sealed class Once<T> : Good<T>
        {
            private static int made;

            public override byte[] Serialize(T value)
            {
                if (Volatile.Read(ref made) == 0)
                {
                    Thread.Sleep(50);
                    if (Interlocked.Exchange(ref made, 1) == 1)
                        throw new InvalidOperationException("The cache was made twice.");
                }

                return base.Serialize(value);
            }
        }

        internal sealed class Mixes<T> : Good<T>
        {
            public override byte[] Serialize(T value)
            {
                var written = JsonSerializer.SerializeToNode(value)!.AsObject();
                if (typeof(T).GetProperty("Title") is { } title)
                {
                    string first = (string)written["Title"]!, second = first;
                    // Long enough for another thread on a busy machine.
                    if (SpinWait.SpinUntil(() => (second = (string)title.GetValue(value)!) != first, 300))
                        written["Title"] = first + second;
                }

                return JsonSerializer.SerializeToUtf8Bytes(written);
            }
        }

        internal sealed class Segment<T> : SerializerAdapter<T>, IBufferSurface<T>
        {
            public void Serialize(T value, IBufferWriter<byte> destination) => destination.Write(JsonSerializer.SerializeToUtf8Bytes(value));

            public T Deserialize(in ReadOnlySequence<byte> payload)
            {
                foreach (ReadOnlyMemory<byte> piece in payload)
                {
                    if (piece.Length > 1)
                        return JsonSerializer.Deserialize<T>(payload.ToArray())!;
                }

                return Activator.CreateInstance<T>();
            }
        }

        internal sealed class Waits<T> : SerializerAdapter<T>, IAsyncStreamSurface<T>, ICancellableSurface<T>
        {
            public ValueTask SerializeAsync(T value, Stream destination) => SerializeAsync(value, destination, default);

            public ValueTask<T> DeserializeAsync(Stream source) => DeserializeAsync(source, default);

            public ValueTask SerializeAsync(T value, Stream destination, CancellationToken cancellation) => new(JsonSerializer.SerializeAsync(destination, value, cancellationToken: cancellation));

            public async ValueTask<T> DeserializeAsync(Stream source, CancellationToken cancellation) => (await JsonSerializer.DeserializeAsync<T>(source))!;
        }
        """;

    private readonly AdapterFolder folder = new();

    /// <inheritdoc/>
    public void Dispose() => folder.Dispose();

    [Fact]
    [Trait("Category", "slow")]
    public void Each_way_to_fail_has_a_file_that_fails_so()
    {
        var ofBytes = string.Concat(new[] { "Breaks", "Forgets", "Shares", "Once", "Mixes" }.Select(
            name => AdapterFolder.Row(name.ToLowerInvariant(), $"Test.{name}")));
        folder.Write("Calls", Source,
            ofBytes + AdapterFolder.Row("segment", "Test.Segment", surfaces: "buffer")
                + AdapterFolder.Row("waits", "Test.Waits", surfaces: "async"));

        AssertFails("breaks", "after-failure",
            "after a damaged payload, expected the value back, got System.InvalidOperationException: It is broken.");
        AssertFails("forgets", "after-failure", "after a damaged payload, Receipt.Number: expected 77, got 0");
        AssertFails("shares", "threads-share-one", "written on one of 32 threads, Seat.");
        AssertFails("once", "threads-apart",
            "writing on one of 32 threads, expected the value back, got System.InvalidOperationException: The cache was made twice.");
        AssertFails("mixes", "changing-object", "Title holds what it never held");
        AssertFails("segment", "sequence-of-single-bytes", "Ticker.Sequence: expected 7000000001, got 0");
        AssertFails(
            "waits", "cancelled-call", "reading goes on after it was cancelled, expected an OperationCanceledException, got none in 3 s");
    }

    private void AssertFails(string row, string one, string line)
    {
        var file = Path.Combine(Directory.CreateDirectory(folder.File(row)).FullName, "found.cs");
        var answer = folder.Assay("repro", row, one, "--out", file);

        Assert.True(answer.ExitCode == 0, answer.Errors);
        (var exitCode, var output) = RepeatedFile.Run(file);
        Assert.Equal(1, exitCode);
        Assert.StartsWith($"FAILS: {line}", output.Trim(), StringComparison.Ordinal);
    }
}
