namespace Assay.DataSets.FourStrings;

/// <summary>
/// A visit to a page: four strings. The article does not print its type; these names have as many characters together (46) as make Json.NET's
/// published size come out, and the type's name as many (9) as make XmlSerializer's.
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
