namespace Assay.Validation.Checks;

/// <summary>Rows of very different kinds that come with the platform or with common packages: what checks over several rows take.</summary>
internal static class ComparedRows
{
    private static readonly string[] Preferred =
    [
        "system.text.json/source-generated", "json.net/reused", "google.protobuf", "data-contract/binary", "xml-serializer", "data-contract/plain",
        "json.net/bson", "servicestack.text/json", "system.text.json/defaults", "system.text.json/reflection", "data-contract-json",
    ];

    /// <summary>Names of rows to take beside a row, the first ones first.</summary>
    public static IReadOnlyList<string> Beside(string row) => [.. Preferred.Where(name => !string.Equals(name, row, StringComparison.OrdinalIgnoreCase))];
}
