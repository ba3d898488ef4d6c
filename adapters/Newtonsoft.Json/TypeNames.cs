using Newtonsoft.Json;

namespace Assay.Adapters.NewtonsoftJson;

/// <summary>
/// Json.NET writing <c>$type</c> where an object's type is not the declared one. The payload then names the types that the reader makes:
/// the documentation warns of payloads that you do not trust.
/// </summary>
internal sealed class TypeNames<T>() : SerializerInstanceAdapter<T>(new JsonSerializer
{
    MaxDepth = 512,
    TypeNameHandling = TypeNameHandling.Auto,
});
