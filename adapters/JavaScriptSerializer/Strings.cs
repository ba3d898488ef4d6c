#if NETFRAMEWORK
using System.Text;
using System.Web.Script.Serialization;
using Assay.Core.Adapters;

namespace Assay.Adapters.JavaScript;

/// <summary>
/// JavaScriptSerializer, which knows strings only; the string is encoded as UTF-8, as every caller who needs bytes has to.
/// </summary>
internal sealed class Strings<T> : SerializerAdapter<T>, IBytesSurface<T>
{
    private readonly JavaScriptSerializer _serializer = new() { MaxJsonLength = int.MaxValue, RecursionLimit = 512 };

    public byte[] Serialize(T value) => Encoding.UTF8.GetBytes(_serializer.Serialize(value));

    public T Deserialize(byte[] payload) => _serializer.Deserialize<T>(Encoding.UTF8.GetString(payload));
}
#endif
