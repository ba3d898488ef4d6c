using Assay.Core.Adapters;

namespace Assay.Adapters.Reference;

/// <summary>The floor of allocation: makes the payload's array, or the graph with every object and string, and reads nothing.</summary>
internal sealed class Allocate<T> : SerializerAdapter<T>, IGraphFloor<T>
{
    private IStraightLineCodec<T> codec = null!;

    public override void Prepare(Companions companions) => codec = companions.Get<IStraightLineCodec<T>>();

    public byte[] AllocatePayload(int length) => GC.AllocateUninitializedArray<byte>(length);

    public T Build(T template) => codec.Clone(template);
}
