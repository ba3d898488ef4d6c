namespace Assay.Adapters.Tests.Published;

/// <summary>Sizes from "Serialization choices", of an object of four strings and of a web document.</summary>
internal static class SerializationChoices
{
    private const string Article = "Serialization choices";

    // What differs in BinaryFormatter is the length of the names of type and assembly, which the article does not print.
    private const double OfTypeNames = 0.05;

    // The names of the web document's members are not printed, nor is the page itself.
    private const double OfChosenContent = 0.01;

    public static readonly PublishedSize[] Sizes =
    [
        FourStrings("Proto3", "google.protobuf", 712, 463),
        FourStrings("NewtonsoftJsonReusedSerializer", "json.net/reused", 774, 488),
        FourStrings("DataContractJsonSerializer", "data-contract-json", 846, 497),
        FourStrings("Xml", "xml-serializer", 989, 634),
        FourStrings("BinaryFormatter", "binary-formatter/serializable", 1_002, 649, OfTypeNames),
        WebDocument("Proto3", "google.protobuf", 314_822, 49_325),
        WebDocument("NewtonsoftJsonReusedSerializer", "json.net/reused", 419_349, 84_895),
        WebDocument("DataContractJsonSerializer", "data-contract-json", 1_101_719, 78_238),
        WebDocument("Xml", "xml-serializer", 419_617, 85_045),
        WebDocument("BinaryFormatter", "binary-formatter/serializable", 315_231, 49_551),
    ];

    private static PublishedSize FourStrings(string serializer, string row, double bytes, double deflated, double tolerance = 0) =>
        new(Article, serializer, row, "four-strings", 1, bytes, tolerance, deflated);

    private static PublishedSize WebDocument(string serializer, string row, double bytes, double deflated) =>
        new(Article, serializer, row, "web-document", 1, bytes, OfChosenContent, deflated);
}
