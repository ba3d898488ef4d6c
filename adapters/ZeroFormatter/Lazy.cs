using Assay.Core.Adapters;
using ZeroFormatter;

namespace Assay.Adapters.ZeroFormatters;

/// <summary>
/// ZeroFormatter, whose deserialize gives objects that read a property when it is asked for; the dialect emits what asks for all of them.
/// </summary>
internal sealed class Lazy<T> : SerializerAdapter<T>, ILazySurface<T>
{
    private Func<T, T> readAll = null!;
    private T opened = default!;

    public override void Prepare(Companions companions) => readAll = companions.Get<Func<T, T>>();

    public byte[] Serialize(T value) => ZeroFormatterSerializer.Serialize(value);

    public void Open(byte[] payload) => opened = ZeroFormatterSerializer.Deserialize<T>(payload);

    public T ReadAll(byte[] payload)
    {
        var opened = ZeroFormatterSerializer.Deserialize<T>(payload);
        return readAll(opened);
    }
}
