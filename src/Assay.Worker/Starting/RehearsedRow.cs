using System.Buffers;
using Assay.Core.Adapters;
using Assay.Core.Workloads;
using Assay.Worker.Rows;

namespace Assay.Worker.Starting;

/// <summary>A row without a library: using it compiles the code of Assay's that surrounds a call, which rows of classes share.</summary>
internal static class RehearsedRow
{
    public static RowProgram Program =>
        new RowProgram<object, object>(new OneObject(), new PlainContract<object>(static () => []), new NothingDone());

    private sealed class OneObject : DataSet<object>
    {
        public override object Generate(in Recipe recipe) => this;
    }

    /// <summary>Offers every surface and does nothing on any.</summary>
    private sealed class NothingDone : SerializerAdapter<object>, IBytesSurface<object>, IStreamSurface<object>, IBufferSurface<object>,
        IReusedSurface<object>, IAsyncStreamSurface<object>
#if NET10_0_OR_GREATER
        , IPipeSurface<object>
#endif
    {
        byte[] IBytesSurface<object>.Serialize(object value) => [];

        object IBytesSurface<object>.Deserialize(byte[] payload) => this;

        void IStreamSurface<object>.Serialize(object value, Stream destination)
        {
        }

        object IStreamSurface<object>.Deserialize(Stream source) => this;

        void IBufferSurface<object>.Serialize(object value, IBufferWriter<byte> destination)
        {
        }

        object IBufferSurface<object>.Deserialize(in ReadOnlySequence<byte> payload) => this;

        int IReusedSurface<object>.Serialize(object value, ref byte[] buffer) => 0;

        object IReusedSurface<object>.Deserialize(ArraySegment<byte> payload) => this;

        ValueTask IAsyncStreamSurface<object>.SerializeAsync(object value, Stream destination) => default;

        ValueTask<object> IAsyncStreamSurface<object>.DeserializeAsync(Stream source) => new(this);

#if NET10_0_OR_GREATER
        ValueTask IPipeSurface<object>.SerializeAsync(object value, System.IO.Pipelines.PipeWriter destination) => default;

        ValueTask<object> IPipeSurface<object>.DeserializeAsync(System.IO.Pipelines.PipeReader source) => new(this);
#endif
    }
}
