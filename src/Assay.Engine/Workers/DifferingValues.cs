using Assay.Core.Protocol;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Workers;

/// <summary>Differences with both values of each.</summary>
internal static class DifferingValues
{
    /// <summary>The differences, such as <c>Order.Paid: another value (expected 00:00:01.5, got 00:00:01)</c>.</summary>
    public static IReadOnlyList<string> Of(ComparedFrame compared) =>
        [.. compared.Differences.Select(
            (difference, at) => ValuesOf(compared, at) is { Length: > 0 } values ? $"{difference} ({values})" : difference)];

    private static string ValuesOf(ComparedFrame compared, int at) => at < compared.Details.Count ? compared.Details[at].Values : "";
}

/// <summary>Attributes by which the author of types leaves members out, or has them converted, for a library that reads them.</summary>
internal static class AuthorsAttributes
{
    /// <summary>Whether every difference lies at a member with such an attribute, or inside one.</summary>
    /// <param name="project">The adapter, which says whose attributes its library reads.</param>
    /// <param name="details">The differences; none where nothing differs.</param>
    public static bool Decide(AdapterProject project, IReadOnlyList<DifferenceDetail> details) =>
        details.Count > 0 && details.All(detail => detail.Attributes.Any(attribute => Decides(project, attribute)));

    private static bool Decides(AdapterProject project, string attribute)
    {
        var end = attribute.LastIndexOf('.');
        var name = attribute[(end + 1)..];
        return project.ReadAttributes.Contains(attribute[..Math.Max(0, end)])
            && (name.Contains("Ignore", StringComparison.Ordinal) || name.Contains("Converter", StringComparison.Ordinal));
    }
}
