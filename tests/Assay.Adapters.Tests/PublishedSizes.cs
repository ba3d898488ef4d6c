using Assay.Adapters.Tests.Published;
using Xunit;

namespace Assay.Adapters.Tests;

/// <summary>What the rows themselves write, against the sizes that the source articles print.</summary>
[Collection(nameof(RowChecks))]
public sealed class PublishedSizes(RowChecks checks)
{
    public static TheoryData<PublishedSize> Figures =>
        [.. SerializationChoices.Sizes, .. AnalyzingSerializationComponents.Sizes, .. StructsAndStrings.Sizes];

    [Theory]
    [MemberData(nameof(Figures))]
    public void A_row_writes_the_size_published(PublishedSize published)
    {
        var check = checks.Of(published.Row, published.DataSet, published.Size);

        AssertNear(published.Bytes, check.Result.PayloadBytes, published.Tolerance);
        if (published.DeflateBytes is { } deflated)
            AssertNear(deflated, check.Result.DeflateBytes, PublishedSize.DeflateTolerance);
    }

    /// <summary>What "BCL serialization performance" says of one int: all but JSON and Marshal add at least 150 bytes.</summary>
    [Theory]
    [InlineData("xml-serializer")]
    [InlineData("data-contract/plain")]
    [InlineData("data-contract/indented")]
    [InlineData("binary-formatter/serializable")]
    public void A_row_adds_the_overhead_published_to_an_int(string row) =>
        Assert.InRange(checks.Of(row, "small-struct", 1).Result.PayloadBytes - sizeof(int), 150, long.MaxValue);

    private static void AssertNear(double published, long ours, double tolerance) => Assert.True(
        Math.Abs(ours - published) <= tolerance * published,
        FormattableString.Invariant($"Published {published:0}, ours {ours}: {ours / published - 1:+0.0%;-0.0%}, {tolerance:0%} allowed."));
}
