using System.Text.Json;

namespace Assay.Adapters.SystemTextJson;

/// <summary>System.Text.Json by reflection as it is without any setting: public properties only.</summary>
internal sealed class Defaults<T>() : JsonOptionsAdapter<T>(new JsonSerializerOptions());
