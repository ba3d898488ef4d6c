using Assay.Core.Adapters;
using MsgPack;
using MsgPack.Serialization;

namespace Assay.Adapters.MsgPackCli;

/// <summary>One kept serializer of MessagePack for CLI; dates with their ticks and kind, enums as numbers.</summary>
/// <typeparam name="T">The contract type.</typeparam>
/// <param name="method">Whether objects are arrays or maps.</param>
internal abstract class MsgPackAdapter<T>(SerializationMethod method) : SerializerAdapter<T>, IBytesSurface<T>, IStreamSurface<T>,
    IReusedSurface<T>, IAsyncStreamSurface<T>
{
    private readonly SerializationContext context = new()
    {
        SerializationMethod = method,
        DefaultDateTimeConversionMethod = DateTimeConversionMethod.Native,
    };
    private MessagePackSerializer<T> serializer = null!;

    public override void Prepare(Companions companions)
    {
        context.EnumSerializationOptions.SerializationMethod = EnumSerializationMethod.ByUnderlyingValue;
        serializer = context.GetSerializer<T>();
    }

    public byte[] Serialize(T value) => serializer.PackSingleObject(value);

    public T Deserialize(byte[] payload) => serializer.UnpackSingleObject(payload);

    public void Serialize(T value, Stream destination) => serializer.Pack(destination, value);

    public T Deserialize(Stream source) => serializer.Unpack(source);

    public int Serialize(T value, ref byte[] buffer)
    {
        using var packer = Packer.Create(buffer, allowsBufferExpansion: true, context.CompatibilityOptions.PackerCompatibilityOptions);
        serializer.PackTo(packer, value);
        buffer = packer.GetFinalBuffer();
        return packer.BytesUsed;
    }

    public T Deserialize(ArraySegment<byte> payload)
    {
        using var unpacker = Unpacker.Create(payload.Array!, payload.Offset);
        if (!unpacker.Read())
            throw new EndOfStreamException();
        return serializer.UnpackFrom(unpacker);
    }

    public async ValueTask SerializeAsync(T value, Stream destination) =>
        await serializer.PackAsync(destination, value).ConfigureAwait(false);

    public async ValueTask<T> DeserializeAsync(Stream source) => await serializer.UnpackAsync(source).ConfigureAwait(false);
}
