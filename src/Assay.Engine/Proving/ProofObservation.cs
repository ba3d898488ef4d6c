using System.Globalization;
using Assay.Core.Results;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Proving;

/// <summary>What a build's row did with a data set that proves rows.</summary>
/// <param name="DataSet">The data set.</param>
/// <param name="Verdict">What came back.</param>
/// <param name="Bytes">Payload size in bytes; zero where it gave no answer.</param>
/// <param name="Library">The library and its version, such as <c>Salar.Bois 3.5.0</c>; of one in the box the runtime.</param>
/// <param name="Cause">The first line of why it gave no answer; empty where it did.</param>
public sealed record ProofObservation(string DataSet, Verdict Verdict, long Bytes, string Library, string Cause)
{
    /// <summary>Whether the row wrote the data set and read it again.</summary>
    public bool IsAnswer => Verdict is Verdict.Supported or Verdict.Lossy;

    /// <summary>How it differs from what the row was proven with, as a sentence; empty where it does not.</summary>
    /// <param name="row">The row, whose proofs its project states.</param>
    public string Difference(RowDefinition row)
    {
        Proof? proof = row.Proofs.FirstOrDefault(proof => proof.DataSet == DataSet);
        if (proof is null || (IsAnswer && Bytes == proof.Bytes))
            return "";
        string proven = string.Create(CultureInfo.InvariantCulture, $"{proof.Bytes:N0} were written{(row.Project.ProvenVersion.Length > 0 ? $" by {row.Project.ProvenVersion}" : "")}{(row.ProvenFramework.Length > 0 ? $" on {row.ProvenFramework}" : "")}");
        return IsAnswer
            ? string.Create(CultureInfo.InvariantCulture, $"{Library} writes {Bytes:N0} bytes of {DataSet}, {proven}")
            : $"{Library} does not bring back {DataSet} ({Cause.TrimEnd('.')}), of which {proven}";
    }
}
