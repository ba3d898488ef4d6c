using System.Text.Json;
using System.Text.Json.Serialization;

namespace Assay.Adapters.SystemTextJson;

/// <summary>
/// System.Text.Json writing NaN and infinities as texts, which JSON has no numbers for; without it they are an exception.
/// </summary>
internal sealed class NamedFloats<T>()
    : JsonOptionsAdapter<T>(new JsonSerializerOptions
    {
        IncludeFields = true,
        MaxDepth = 512,
        NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
    });
