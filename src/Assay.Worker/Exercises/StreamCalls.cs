using Assay.Core.Adapters;
using Assay.Worker.Surfaces;
#if NET10_0_OR_GREATER
using System.IO.Pipelines;
#endif

namespace Assay.Worker.Exercises;

/// <summary>How a row writes to a stream of the caller's and reads from it, by one surface.</summary>
internal sealed record StreamCalls<T>(Surface Surface, Action<T, Stream> Write, Func<Stream, T> Read)
{
    /// <summary>The name of the surface.</summary>
    public string Name => SurfaceDriver.NameOf(Surface);

    /// <summary>Those of an adapter; none where it takes no stream.</summary>
    public static IReadOnlyList<StreamCalls<T>> Of(SerializerAdapter<T> adapter)
    {
        List<StreamCalls<T>> calls = [];
        if (adapter is IStreamSurface<T> stream)
            calls.Add(new StreamCalls<T>(Surface.Stream, stream.Serialize, stream.Deserialize));
        if (adapter is IAsyncStreamSurface<T> async)
            calls.Add(
                new StreamCalls<T>(Surface.Async, (value, destination) => Awaited.End(async.SerializeAsync(value, destination)),
                    source => Awaited.End(async.DeserializeAsync(source))));
        return calls;
    }

    /// <summary>Those of an adapter for several messages on one stream: the library's own calls for that, where it has them.</summary>
    public static IReadOnlyList<StreamCalls<T>> OfMessages(SerializerAdapter<T> adapter) => adapter is IDelimitedSurface<T> delimited
        ?
        [
            new StreamCalls<T>(Surface.Stream, delimited.SerializeDelimited, delimited.DeserializeDelimited),
            .. Of(adapter).Where(calls => calls.Surface != Surface.Stream),
        ]
        : Of(adapter);

    /// <summary>Those of an adapter, and its pipes over streams.</summary>
    public static IReadOnlyList<StreamCalls<T>> WithPipes(SerializerAdapter<T> adapter)
    {
#if NET10_0_OR_GREATER
        if (adapter is IPipeSurface<T> pipe)
        {
            return
            [
                .. Of(adapter),
                new StreamCalls<T>(
                    Surface.Pipe,
                    (value, destination) => Pipes.Write(pipe, value, PipeWriter.Create(destination)),
                    source => Pipes.Read(pipe, PipeReader.Create(source))),
            ];
        }
#endif
        return Of(adapter);
    }
}
