using System.Text.Json;

namespace Assay.Adapters.SystemTextJson;

/// <summary>
/// System.Text.Json with its strict options: no unknown members, no member twice, and nulls and constructor parameters only as they are
/// declared. The limit of depth is the library's own.
/// </summary>
internal sealed class Strict<T>() : JsonOptionsAdapter<T>(new JsonSerializerOptions(Preset) { IncludeFields = true })
{
    // By its name, because versions before 10 have none, and the other rows of this program work with these.
    private static JsonSerializerOptions Preset =>
        typeof(JsonSerializerOptions).GetProperty("Strict")?.GetValue(null) as JsonSerializerOptions
        ?? throw new PlatformNotSupportedException("JsonSerializerOptions.Strict came with System.Text.Json 10: use --runtime net10.0.");
}
