using Assay.Core.Results;

namespace Assay.Analysis.Evidence;

/// <summary>Whose limit a verdict shows, judged by what other rows of the same library did with the same data.</summary>
/// <param name="Judge">Whose it is; null where everything came back.</param>
/// <param name="CarriedBy">Rows of the same library, in the same version and on the same runtime, that bring everything back.</param>
public sealed record Limit(Judge? Judge, IReadOnlyList<RowResult> CarriedBy)
{
    /// <summary>The member of the types that threw; empty where other code did.</summary>
    public string ThrownBy { get; init; } = "";

    /// <summary>Judges one row.</summary>
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
        if (check.Judge == Core.Results.Judge.Library && ThrowerOf(check, all) is { Length: > 0 } thrower)
            return new(Core.Results.Judge.Code, carrying) { ThrownBy = thrower };
        var isOfSettings = carrying.Length > 0
            || (Refuses(check) && all.Any(other => other.Check.Verdict == Verdict.Lossy && IsSameLibrary(row, other.Row)));
        var judge = check.Judge == Core.Results.Judge.Library && isOfSettings ? Core.Results.Judge.Settings : check.Judge;
        return new(judge, carrying) { ThrownBy = check.ThrownBy };
    }

    /// <summary>
    /// The member of the types that threw, which one stack shows and another may not, because the compiler put it into the
    /// library's code: the same exception with the same words came out of it.
    /// </summary>
    private static string ThrowerOf(CheckResult check, IReadOnlyCollection<(RowResult Row, CheckResult Check)> all) =>
        all.Select(other => other.Check)
            .FirstOrDefault(
                other => check.Verdict == Verdict.Rejected && other.ThrownBy.Length > 0 && Innermost(other.Cause) == Innermost(check.Cause))
            ?.ThrownBy ?? "";

    // An outer exception has its namespace, an inner one has none. Types without words say too little.
    private static string Innermost(string cause)
    {
        var last = cause.Split(" ---> ")[^1];
        var words = last.IndexOf(": ", StringComparison.Ordinal);
        return words < 0 ? cause : last[(last.LastIndexOf('.', words) + 1)..];
    }

    // What another row of the library writes and reads, if not whole, the library itself does not refuse.
    private static bool Refuses(CheckResult check) => check.Verdict is Verdict.Rejected or Verdict.Crash or Verdict.Hang;

    private static bool IsSameLibrary(RowResult row, RowResult other) =>
        (row.Package, row.PackageVersion, row.Framework, row.Mode) == (other.Package, other.PackageVersion, other.Framework, other.Mode)
        && LibraryOf(row) == LibraryOf(other);

    // json.net of json.net/reused@12.0.3: the libraries of .NET share the package that is none.
    private static string LibraryOf(RowResult row) => row.Id.Family();
}
