using System.Globalization;
using Xunit;

namespace Assay.Adapters.Tests;

/// <summary>Every row against the bytes that its project states.</summary>
[Collection(nameof(RowChecks))]
public sealed class Proofs(RowChecks checks)
{
    /// <summary>The proofs of each adapter's first row, and those of the others in the category slow.</summary>
    public static IEnumerable<TheoryDataRow<string, string, long>> Stated =>
        from row in RoundTrips.RowNames
        from proof in BuiltAdapters.Catalogue.Rows.Single(known => known.Name == row.Data).Proofs
        select row.Traits.Count == 0
            ? new TheoryDataRow<string, string, long>(row.Data, proof.DataSet, proof.Bytes)
            : new TheoryDataRow<string, string, long>(row.Data, proof.DataSet, proof.Bytes).WithTrait("Category", "slow");

    [Theory]
    [MemberData(nameof(Stated))]
    public void A_row_writes_the_bytes_that_it_was_proven_with(string name, string dataSet, long bytes) =>
        Assert.Equal(bytes, checks.Proof(name, dataSet).Result.PayloadBytes);

    [Fact]
    public void Proofs_say_with_which_version_and_when()
    {
        var silent = BuiltAdapters.RowsToBuild.Where(
            row => row.Proofs.Count > 0
                && (row.Project.ProvenVersion.Length == 0
                || !DateOnly.TryParseExact(row.Project.ProvenOn, "yyyy-MM-dd", CultureInfo.InvariantCulture, DateTimeStyles.None, out _)));

        Assert.Empty(silent.Select(row => row.Name));
    }
}
