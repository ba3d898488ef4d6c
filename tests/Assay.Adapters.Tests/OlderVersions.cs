using Assay.Core.Results;
using Xunit;

namespace Assay.Adapters.Tests;

/// <summary>Versions of a package that do not have all attributes of the current one.</summary>
[Collection(nameof(RowChecks))]
[Trait("Category", "slow")]
public sealed class OlderVersions(RowChecks checks)
{
    [Theory]
    [InlineData("message-pack/array", "books")]
    [InlineData("message-pack/map", "books")]
    [InlineData("message-pack/array", "events")]
    public void MessagePack_2_carries_private_members_and_derived_types_without_the_attributes_of_version_3(string row, string dataSet)
    {
        var result = checks.OfVersion(row, "2.5.307", dataSet).Result;

        Assert.True(result.Verdict == Verdict.Supported, $"{result.Verdict}: {result.Cause}");
    }
}
