namespace Serializable.WebDocuments;

/// <summary>The data set's type as BinaryFormatter needs it, in a namespace like that of emitted contracts.</summary>
[Serializable]
public class WebDocument
{
    public string Url { get; set; } = null!;

    public string ResponseHeader { get; set; } = null!;

    public byte[] Content { get; set; } = null!;

    public static WebDocument From(Assay.DataSets.WebDocuments.WebDocument plain) => new()
    {
        Url = plain.Url,
        ResponseHeader = plain.ResponseHeader,
        Content = plain.Content,
    };
}
