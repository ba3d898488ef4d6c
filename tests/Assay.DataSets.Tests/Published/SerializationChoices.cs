namespace Assay.DataSets.Tests.Published;

/// <summary>Sizes from "Serialization choices".</summary>
internal static class SerializationChoices
{
    public static readonly PublishedSize[] FourStrings =
    [
        new("MessagePack", 710, 0, 457, 0.05),
        new("Avro", 708, 0, 457, 0.05),
        new("ThriftCompact", 713, 0, 460, 0.05),
        new("Proto3", 712, 0, 463, 0.05),
        new("BondUnsafeSimpleCopied", 719, 0, 464, 0.05),
        new("BondUnsafeCompactReused", 717, 0, 469, 0.05),
        new("ThriftBinary", 732, 0, 478, 0.05),
        new("NewtonsoftJsonReusedSerializer", 774, 0, 488, 0.05),
        new("JavascriptSerializer", 774, 0, 488, 0.05),
        new("DataContractJsonSerializer", 846, 0, 497, 0.05),
        new("Xml", 989, 0, 634, 0.05),
        // What differs is the length of the names of type and assembly, which the article does not print.
        new("BinaryFormatter", 1002, 0.05, 649, 0.05),
    ];

    public static readonly PublishedSize[] WebDocument =
    [
        new("MessagePack", 314_822, 0, 49_330, 0.05),
        new("Avro", 314_817, 0, 49_309, 0.05),
        new("ThriftCompact", 314_821, 0, 49_320, 0.05),
        new("ThriftBinary", 314_833, 0, 49_341, 0.05),
        // Three tags and six bytes of lengths make 314,820. Two bytes are unexplained by members that give the four sizes above.
        new("Proto3", 314_822, 0.01, 49_325, 0.05),
        // A Bond blob is a list that names its element type: ours has one byte more, in both protocols.
        new("BondUnsafeSimpleCopied", 314_823, 0.01, 49_322, 0.05),
        new("BondUnsafeCompactReused", 314_825, 0.01, 49_332, 0.05),
        new("NewtonsoftJsonReusedSerializer", 419_349, 0.01, 84_895, 0.05),
        new("JavascriptSerializer", 1_101_496, 0.01, 78_217, 0.05),
        new("DataContractJsonSerializer", 1_101_719, 0.01, 78_238, 0.05),
        new("Xml", 419_617, 0.01, 85_045, 0.05),
        new("BinaryFormatter", 315_231, 0.01, 49_551, 0.05),
    ];
}
