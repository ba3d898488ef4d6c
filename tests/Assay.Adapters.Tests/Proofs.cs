using System.Globalization;
using Xunit;

namespace Assay.Adapters.Tests;

/// <summary>Every row against the bytes that its project states.</summary>
[Collection(nameof(RowChecks))]
public sealed class Proofs(RowChecks checks)
{
    public static TheoryData<string, string, long> Stated
    {
        get
        {
            TheoryData<string, string, long> stated = [];
            foreach (var row in BuiltAdapters.RowsToBuild)
            {
                foreach (var proof in row.Proofs)
                    stated.Add(row.Name, proof.DataSet, proof.Bytes);
            }

            return stated;
        }
    }

    [Theory]
    [MemberData(nameof(Stated))]
    public void A_row_writes_the_bytes_that_it_was_proven_with(string name, string dataSet, long bytes) =>
        Assert.Equal(bytes, checks.Proof(name, dataSet).Result.PayloadBytes);

    [Fact]
    public void Proofs_say_with_which_version_and_when()
    {
        var silent = BuiltAdapters.RowsToBuild.Where(row => row.Proofs.Count > 0 && (row.Project.ProvenVersion.Length == 0 || !DateOnly.TryParseExact(row.Project.ProvenOn, "yyyy-MM-dd", CultureInfo.InvariantCulture, DateTimeStyles.None, out _)));

        Assert.Empty(silent.Select(row => row.Name));
    }
}
