using System.Text.Json;

namespace Assay.Adapters.SystemTextJson;

/// <summary>System.Text.Json by reflection, carrying public fields and properties alike.</summary>
internal sealed class Reflection<T>() : JsonOptionsAdapter<T>(new JsonSerializerOptions { IncludeFields = true, MaxDepth = 512 });
