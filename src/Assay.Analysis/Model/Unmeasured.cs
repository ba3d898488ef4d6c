using Assay.Core.Results;

namespace Assay.Analysis.Model;

/// <summary>Rows of a table without figures, or verdicts, for one reason.</summary>
public sealed record Unmeasured(string Cause, IReadOnlyList<string> Rows)
{
    /// <summary>The rows of a file that could not be built, or cannot exist, by reason.</summary>
    public static IReadOnlyList<Unmeasured> UnavailableIn(ResultsFile file) =>
    [
        .. file.Rows.Where(row => row.Status != RowStatus.Available).GroupBy(row => row.Cause, row => row.Label)
            .Select(rows => new Unmeasured(rows.Key, [.. rows])),
    ];
}
