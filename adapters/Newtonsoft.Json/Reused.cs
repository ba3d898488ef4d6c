using Newtonsoft.Json;

namespace Assay.Adapters.NewtonsoftJson;

/// <summary>Json.NET with one JsonSerializer for all calls.</summary>
internal sealed class Reused<T>() : SerializerInstanceAdapter<T>(new JsonSerializer { MaxDepth = 512 });
