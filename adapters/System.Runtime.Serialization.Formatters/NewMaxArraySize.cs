#if NETFRAMEWORK
using System.Runtime.Serialization.Formatters.Binary;
using Assay.Core.Adapters;

namespace Assay.Adapters.BinaryFormatters;

/// <summary>
/// BinaryFormatter with the switch that keeps objects in larger arrays while it reads: large graphs take time in proportion to their size,
/// not to its square.
/// </summary>
internal sealed class NewMaxArraySize<T> : SerializerAdapter<T>, IStreamSurface<T>
    where T : notnull
{
    private readonly BinaryFormatter _formatter = new();

    // Before anything is read: the runtime asks once and remembers.
    public override void Prepare(Companions companions) =>
        AppContext.SetSwitch("Switch.System.Runtime.Serialization.UseNewMaxArraySize", true);

    public void Serialize(T value, Stream destination) => _formatter.Serialize(destination, value);

    public T Deserialize(Stream source) => (T)_formatter.Deserialize(source);
}
#endif
