using System.Text.Json;
using System.Text.Json.Serialization;

namespace Assay.Adapters.SystemTextJson;

/// <summary>
/// System.Text.Json filling the collections and objects that a constructor has made, with their comparers; without it members that cannot
/// be set stay as they are.
/// </summary>
internal sealed class Populate<T>()
    : JsonOptionsAdapter<T>(new JsonSerializerOptions
    {
        IncludeFields = true,
        MaxDepth = 512,
        PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate,
    });
