using Newtonsoft.Json;

namespace Assay.Adapters.NewtonsoftJson;

/// <summary>Json.NET keeping shared and cyclic references with <c>$id</c> and <c>$ref</c>.</summary>
internal sealed class PreserveReferences<T>() : SerializerInstanceAdapter<T>(new JsonSerializer
{
    MaxDepth = 512,
    PreserveReferencesHandling = PreserveReferencesHandling.Objects,
    ReferenceLoopHandling = ReferenceLoopHandling.Serialize,
});
