using Newtonsoft.Json;

namespace Assay.Adapters.NewtonsoftJson;

/// <summary>Json.NET making each collection and object anew; by default it adds to what a constructor or an initializer has made.</summary>
internal sealed class ReplaceCollections<T>() : SerializerInstanceAdapter<T>(new JsonSerializer
{
    MaxDepth = 512,
    ObjectCreationHandling = ObjectCreationHandling.Replace,
});
