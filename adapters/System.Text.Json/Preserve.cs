using System.Text.Json;
using System.Text.Json.Serialization;

namespace Assay.Adapters.SystemTextJson;

/// <summary>System.Text.Json by reflection, keeping shared and cyclic references with <c>$id</c> and <c>$ref</c>.</summary>
internal sealed class Preserve<T>()
    : JsonOptionsAdapter<T>(new JsonSerializerOptions
    {
        IncludeFields = true,
        MaxDepth = 512,
        ReferenceHandler = ReferenceHandler.Preserve,
    });
