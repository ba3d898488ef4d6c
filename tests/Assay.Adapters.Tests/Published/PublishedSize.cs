namespace Assay.Adapters.Tests.Published;

/// <summary>A size that an article prints of a serializer that has a row here.</summary>
/// <param name="Article">The article.</param>
/// <param name="Serializer">The serializer, as the article calls it.</param>
/// <param name="Row">The row.</param>
/// <param name="DataSet">The data set.</param>
/// <param name="Size">Its size in units.</param>
/// <param name="Bytes">The payload in bytes.</param>
/// <param name="Tolerance">By what part of it ours may differ; 0 where it must be equal.</param>
/// <param name="DeflateBytes">The payload after Deflate (optimal) in bytes; null where the article does not print it.</param>
public sealed record PublishedSize(
    string Article, string Serializer, string Row, string DataSet, int Size, double Bytes, double Tolerance, double? DeflateBytes = null)
{
    /// <summary>Zlib's successors pack a few bytes better or worse than the zlib that the article used.</summary>
    public const double DeflateTolerance = 0.05;
}
