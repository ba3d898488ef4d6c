using Assay.Core.Adapters;
using NetSerializer;

namespace Assay.Adapters.NetSerializers;

/// <summary>NetSerializer told every type before the first call, in one order on both sides, because payloads hold their numbers.</summary>
internal abstract class NetSerializerAdapter<T> : SerializerAdapter<T>
{
    protected Serializer Serializer { get; private set; } = null!;

    // The library takes types from the end of the list: the root then has the same number whatever else there is.
    public override void Prepare(Companions companions) =>
        Serializer = new Serializer([.. companions.Get<ContractTypes>().All.Reverse(), typeof(T)]);
}
