using Apache.Fory;
using Assay.Core.Adapters;

namespace Assay.Adapters.ApacheFory;

/// <summary>Apache Fory with the code of its source generator; one instance is kept, which its documentation lets one thread use.</summary>
internal abstract class ForyAdapter<T>(ForyBuilder builder) : SerializerAdapter<T>, IBytesSurface<T>
{
    private readonly Fory fory = builder.MaxDepth(512).Build();

    public override void Prepare(Companions companions) => companions.Get<Action<Fory>>()(fory);

    public byte[] Serialize(T value) => fory.Serialize(value);

    public T Deserialize(byte[] payload) => fory.Deserialize<T>(payload);
}
