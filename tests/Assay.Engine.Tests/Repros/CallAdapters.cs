namespace Assay.Engine.Tests.Repros;

/// <summary>Adapters that go wrong when they are called in a certain way, and one that does not, as the text of a file.</summary>
internal static class CallAdapters
{
    /// <summary>The file.</summary>
    public const string Source = """
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

        internal sealed class Delimits<T> : SerializerAdapter<T>, IStreamSurface<T>, IDelimitedSurface<T>
        {
            public void Serialize(T value, Stream destination) => JsonSerializer.Serialize(destination, value);

            public T Deserialize(Stream source) => JsonSerializer.Deserialize<T>(source)!;

            public void SerializeDelimited(T value, Stream destination) =>
                destination.Write([.. JsonSerializer.SerializeToUtf8Bytes(value), (byte)'\n']);

            public T DeserializeDelimited(Stream source)
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
                string first = Text(value), second = first;
                // Long enough for another thread on a busy machine.
                SpinWait.SpinUntil(() => (second = Text(value)) != first, 300);
                return JsonSerializer.SerializeToUtf8Bytes(new { Number = 1, Text = first[..(first.Length / 2)] + second[(second.Length / 2)..] });
            }

            public T Deserialize(byte[] payload) => JsonSerializer.Deserialize<T>(payload)!;

            private static string Text(T value) => (string)typeof(T).GetProperty("Text")!.GetValue(value)!;
        }
        """;
}
