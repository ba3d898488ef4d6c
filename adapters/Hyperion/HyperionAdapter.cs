using Assay.Core.Adapters;
using Hyperion;

namespace Assay.Adapters.Hyperions;

/// <summary>One kept Hyperion serializer, as its documentation advises; it finds types at run time and names them in the payload.</summary>
internal abstract class HyperionAdapter<T> : SerializerAdapter<T>, IStreamSurface<T>
{
    private Serializer serializer = null!;

    public override void Prepare(Companions companions) => serializer = Make(companions);

    public void Serialize(T value, Stream destination) => serializer.Serialize(value, destination);

    public T Deserialize(Stream source) => serializer.Deserialize<T>(source);

    protected abstract Serializer Make(Companions companions);
}
