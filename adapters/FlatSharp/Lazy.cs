using Assay.Core.Adapters;
using FlatSharp;

namespace Assay.Adapters.FlatSharp;

/// <summary>Reads a member when it is asked for; the generated copy constructor asks for all.</summary>
/// <typeparam name="T">The generated class.</typeparam>
internal sealed class Lazy<T> : FlatSharpAdapter<T>, ILazySurface<T>
    where T : class, IFlatBufferSerializable<T>
{
    private Func<T, T> _copy = null!;
    private volatile T? _opened;

    public override void Prepare(Companions companions) => _copy = companions.Get<Func<T, T>>();

    public void Open(byte[] payload) => _opened = T.LazySerializer.Parse(payload);

    public T ReadAll(byte[] payload) => _copy(T.LazySerializer.Parse(payload));
}
