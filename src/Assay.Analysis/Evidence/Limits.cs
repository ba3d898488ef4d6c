using Assay.Core.Results;

namespace Assay.Analysis.Evidence;

/// <summary>Whose limit it is that a row does not bring everything back.</summary>
public enum LimitOwner
{
    /// <summary>Nobody's: everything came back.</summary>
    None,

    /// <summary>The library's, as far as its rows here show.</summary>
    Library,

    /// <summary>That of the row's settings or attributes: another row of the same library brings everything back.</summary>
    Setting,

    /// <summary>That of the attributes that the types have: their author left out what is lost.</summary>
    Attributes,

    /// <summary>Assay's own; it says nothing about the library.</summary>
    Assay,
}

/// <summary>Whose limit a verdict shows, judged by what other rows of the same library did with the same data.</summary>
/// <param name="Owner">Whose it is.</param>
/// <param name="CarriedBy">Rows of the same library, in the same version and on the same runtime, that bring everything back.</param>
public sealed record Limit(LimitOwner Owner, IReadOnlyList<RowResult> CarriedBy)
{
    /// <summary>How sentences about limits of Assay's own begin.</summary>
    private const string OwnLimit = "Assay ";

    /// <summary>What emitted code says of a value that a contract has no type for, behind the type of the exception.</summary>
    public const string OwnMapping = "Assay cannot map this yet";

    /// <summary>Judges one row.</summary>
    /// <param name="row">The row.</param>
    /// <param name="check">What was observed of it.</param>
    /// <param name="all">All rows that were checked with the same data, itself among them.</param>
    public static Limit Of(RowResult row, CheckResult check, IReadOnlyCollection<(RowResult Row, CheckResult Check)> all)
    {
        ArgumentNullException.ThrowIfNull(row);
        ArgumentNullException.ThrowIfNull(check);
        if (check.Verdict == Verdict.Supported)
            return new(LimitOwner.None, []);
        RowResult[] carrying = [.. all.Where(other => other.Check.Verdict == Verdict.Supported && IsSameLibrary(row, other.Row)).Select(other => other.Row).DistinctBy(other => other.Name)];
        bool isOwn = check.Verdict == Verdict.AssayError || check.Cause.StartsWith(OwnLimit, StringComparison.Ordinal) || check.Cause.Contains(OwnMapping, StringComparison.Ordinal);
        return new(isOwn ? LimitOwner.Assay : carrying.Length > 0 ? LimitOwner.Setting : LimitOwner.Library, carrying);
    }

    private static bool IsSameLibrary(RowResult row, RowResult other) =>
        (row.Package, row.PackageVersion, row.Framework, row.Mode) == (other.Package, other.PackageVersion, other.Framework, other.Mode) && LibraryOf(row) == LibraryOf(other);

    // json.net of json.net/reused@12.0.3: the libraries of .NET share the package that is none.
    private static string LibraryOf(RowResult row) => row.Name.Split('/', '@')[0];
}
