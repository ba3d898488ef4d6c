using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>A value in a results file by its path, such as <c>samples.startups</c>.</summary>
internal static class KeptAt
{
    public static JsonElement Path(JsonDocument results, string path) =>
        path.Split('.').Aggregate(results.RootElement, (at, name) => at.GetProperty(name));
}
