namespace Assay.Adapters.Tests.Published;

/// <summary>Sizes from "Analyzing .NET serialization components", of 5 to 500 categories with their products.</summary>
internal static class AnalyzingSerializationComponents
{
    private const string Article = "Analyzing .NET serialization components";

    // It does not say which kilobyte it means; ours lie nearer with this one.
    private const double Kilobyte = 1024;

    // Members that the article does not list are stood for by one of Assay's own.
    private const double Tolerance = 0.15;

    private static readonly int[] Categories = [5, 25, 50, 100, 500];

    public static readonly PublishedSize[] Sizes =
    [
        .. Northwind("BinaryFormatter", "binary-formatter/serializable", 6.39, 27.23, 53.53, 107.58, 529.33),
        .. Northwind("DataContractSerializer", "data-contract/plain", 16.13, 80.43, 164.78, 323.84, 1612.25),
        .. Northwind("JSON.NET", "json.net/reused", 11.08, 54.26, 110.25, 222.88, 1101.96),
        .. Northwind("ProtocolBuffers", "google.protobuf", 4.64, 23.19, 45.98, 91.10, 460.72),
    ];

    private static IEnumerable<PublishedSize> Northwind(string serializer, string row, params double[] kilobytes) =>
        Categories.Zip(kilobytes,
            (categories, size) => new PublishedSize(Article, serializer, row, "northwind", categories, size * Kilobyte, Tolerance));
}
