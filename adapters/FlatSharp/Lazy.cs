using Assay.Core.Adapters;
using FlatSharp;

namespace Assay.Adapters.FlatSharp;

/// <summary>Reads a member when it is asked for; the generated copy constructor asks for all.</summary>
/// <typeparam name="T">The generated class.</typeparam>
internal sealed class Lazy<T> : FlatSharpAdapter<T>, ILazySurface<T>
    where T : class, IFlatBufferSerializable<T>
{
    private Func<T, T> copy = null!;
    private volatile T? opened;

    public override void Prepare(Companions companions) => copy = companions.Get<Func<T, T>>();

    public void Open(byte[] payload) => opened = T.LazySerializer.Parse(payload);

    public T ReadAll(byte[] payload) => copy(T.LazySerializer.Parse(payload));
}
