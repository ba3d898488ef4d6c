using Assay.Core.Adapters;
using Wire;

namespace Assay.Adapters.Wires;

/// <summary>One kept Wire serializer; it finds types at run time and names them in the payload.</summary>
internal abstract class WireAdapter<T> : SerializerAdapter<T>, IStreamSurface<T>
{
    private Serializer serializer = null!;

    public override void Prepare(Companions companions) => serializer = new Serializer(Options(companions));

    public void Serialize(T value, Stream destination) => serializer.Serialize(value!, destination);

    public T Deserialize(Stream source) => serializer.Deserialize<T>(source);

    protected abstract SerializerOptions Options(Companions companions);
}
