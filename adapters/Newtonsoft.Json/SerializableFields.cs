using Newtonsoft.Json;
using Newtonsoft.Json.Serialization;

namespace Assay.Adapters.NewtonsoftJson;

/// <summary>
/// Json.NET taking <c>[Serializable]</c> at its word, as its documentation offers: all fields, private ones too, and objects made without a
/// constructor.
/// </summary>
internal sealed class SerializableFields<T>() : SerializerInstanceAdapter<T>(new JsonSerializer
{
    MaxDepth = 512,
    ContractResolver = new DefaultContractResolver { IgnoreSerializableAttribute = false },
});
