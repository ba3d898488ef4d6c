using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.FourStrings;

/// <summary>
/// A visit to a page: four strings. The article does not print its type; these names have as many characters together (46) as make
/// Json.NET's published size come out, and the type's name as many (9) as make XmlSerializer's.
/// </summary>
public class PageVisit
{
    /// <summary>17 characters that name the visitor.</summary>
    public string VisitorKey { get; set; } = null!;

    /// <summary>12 characters: the address of the visitor's machine.</summary>
    public string VisitorHost { get; set; } = null!;

    /// <summary>28 characters: the visitor's program.</summary>
    public string VisitorAgent { get; set; } = null!;

    /// <summary>646 characters: the paths of the images loaded.</summary>
    public string VisitorImages { get; set; } = null!;
}

/// <summary>
/// Four strings of 703 ASCII characters together, three of them shorter than 32. The 72 slashes are what DataContractJsonSerializer's
/// published size tells: it alone writes each as two characters. How often they come again, and how random the rest is, follows from the
/// published Deflate sizes.
/// </summary>
[DataSet(
    "four-strings", "object", 1,
    IsFixedSize = true,
    Summary = "an object of four strings, three short and one long",
    Source = "Serialization choices")]
public sealed class FourStringsDataSet : DataSet<PageVisit>
{
    private static readonly string[] ImageKeys =
    [
        "uVKVoiKKFXmyvQTT-a", "lrsMtJasY5MUecQMW5", "ML4JPNxQyW4XkGRbAK", "4hnA77KQ-x5Khi5aHy",
        "hbbfbcXD0BVFCDcGU1", "RLQ9__P_Xn1VdK_f5k", "uZGLp4GJ75v1uaOEI7", "ikbcPbEvNfjKFjJ3X7",
        "vFiX22DVQh5bHYBE9V", "ISJqG5rnlwzMs2CSVC", "ZKtkY6Li2yYKJBl0uF", "yE-osPRSiE1CY0D-qy",
        "nk5OfkD4Panym3I9gQ", "DweeTGYGtzajHKWzMK", "LjlalzA2rwe96aTy66", "UJQz2Y3PerTdbyr9x9",
        "rpLqdcaoov5_QUPcfC", "6YsMjVVVjNUrS8oWHR", "uprzYOvHWea-O_ToDZ", "QeF1VI5NT8c8X6N9t1",
        "WGAdcb_26k_VYq5OFo", "M5Tj5L7yraHgxQRdR9", "ZyBp2fOVN-kyCI0kw0", "izM0ipwkvZyuD7Y81S",
    ];

    /// <inheritdoc/>
    public override PageVisit Generate(in Recipe recipe)
    {
        var permutation = recipe.Instance == 0 ? null : new CharacterPermutation(StableRandom.ForInstance(recipe));
        return new PageVisit
        {
            VisitorKey = Fresh("liCyUj76O2W8qMfc5"),
            VisitorHost = Fresh("203.0.113.61"),
            VisitorAgent = Fresh("Mozilla Firefox 57.0 (Linux)"),
            VisitorImages = Fresh(string.Join(", ", ImageKeys.Select(static key => "/img/p/" + key))),
        };

        string Fresh(string text) => permutation is null ? FreshText.Copy(text) : permutation.Apply(text);
    }
}
