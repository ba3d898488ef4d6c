namespace Serializable.FourStrings;

/// <summary>The data set's type as BinaryFormatter needs it, in a namespace like that of emitted contracts.</summary>
[Serializable]
public class PageVisit
{
    public string VisitorKey { get; set; } = null!;

    public string VisitorHost { get; set; } = null!;

    public string VisitorAgent { get; set; } = null!;

    public string VisitorImages { get; set; } = null!;

    public static PageVisit From(Assay.DataSets.FourStrings.PageVisit plain) => new()
    {
        VisitorKey = plain.VisitorKey,
        VisitorHost = plain.VisitorHost,
        VisitorAgent = plain.VisitorAgent,
        VisitorImages = plain.VisitorImages,
    };
}
