using Assay.Core.Results;

namespace Assay.Analysis.Evidence;

/// <summary>Whose limit a verdict shows, judged by what other rows of the same library did with the same data.</summary>
/// <param name="Judge">Whose it is; null where everything came back.</param>
/// <param name="CarriedBy">Rows of the same library, in the same version and on the same runtime, that bring everything back.</param>
public sealed record Limit(Judge? Judge, IReadOnlyList<RowResult> CarriedBy)
{
    /// <summary>Judges one row.</summary>
    /// <param name="row">The row.</param>
    /// <param name="check">What was observed of it.</param>
    /// <param name="all">All rows that were checked with the same data, itself among them.</param>
    public static Limit Of(RowResult row, CheckResult check, IReadOnlyCollection<(RowResult Row, CheckResult Check)> all)
    {
        ArgumentNullException.ThrowIfNull(row);
        ArgumentNullException.ThrowIfNull(check);
        if (check.Verdict == Verdict.Supported)
            return new(null, []);
        RowResult[] carrying =
        [
            .. all.Where(other => other.Check.Verdict == Verdict.Supported && IsSameLibrary(row, other.Row))
                .Select(other => other.Row).DistinctBy(other => other.Name),
        ];
        return new(check.Judge == Core.Results.Judge.Library && carrying.Length > 0 ? Core.Results.Judge.Settings : check.Judge, carrying);
    }

    private static bool IsSameLibrary(RowResult row, RowResult other) =>
        (row.Package, row.PackageVersion, row.Framework, row.Mode) == (other.Package, other.PackageVersion, other.Framework, other.Mode)
        && LibraryOf(row) == LibraryOf(other);

    // json.net of json.net/reused@12.0.3: the libraries of .NET share the package that is none.
    private static string LibraryOf(RowResult row) => row.Name.Split('/', '@')[0];
}
