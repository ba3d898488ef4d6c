namespace Assay.DataSets.WebDocuments;

/// <summary>A page as a crawler keeps it.</summary>
public class WebDocument
{
    /// <summary>The address, 58 characters.</summary>
    public string Url { get; set; } = null!;

    /// <summary>The header of the response, lines ended by a line feed.</summary>
    public string ResponseHeader { get; set; } = null!;

    /// <summary>The page: HTML in ASCII.</summary>
    public byte[] Content { get; set; } = null!;
}
