namespace Assay.DataSets.Tests.Published;

/// <summary>A size an article prints.</summary>
/// <param name="Serializer">The serializer, as the article calls it.</param>
/// <param name="Bytes">The payload in bytes.</param>
/// <param name="Tolerance">By what part of it ours may differ; 0 where it must be equal.</param>
/// <param name="DeflatedBytes">The payload after Deflate (optimal), 0 where the article does not print it.</param>
/// <param name="DeflatedTolerance">By what part of the deflated size ours may differ.</param>
public sealed record PublishedSize(
    string Serializer, double Bytes, double Tolerance, double DeflatedBytes = 0, double DeflatedTolerance = 0);
