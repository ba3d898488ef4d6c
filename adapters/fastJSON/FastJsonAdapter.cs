using System.Text;
using Assay.Core.Adapters;
using fastJSON;

namespace Assay.Adapters.FastJson;

/// <summary>fastJSON, which knows strings only; the string is encoded as UTF-8, as every caller who needs bytes has to.</summary>
/// <typeparam name="T">The contract type.</typeparam>
/// <param name="parameters">The row's settings; the library copies them at each call.</param>
internal abstract class FastJsonAdapter<T>(JSONParameters parameters) : SerializerAdapter<T>, IBytesSurface<T>
{
    public byte[] Serialize(T value) => Encoding.UTF8.GetBytes(JSON.ToJSON(value, parameters));

    public T Deserialize(byte[] payload) => JSON.ToObject<T>(Encoding.UTF8.GetString(payload), parameters);
}
