using Assay.Core.Results;
using Assay.Engine.Catalogue;

namespace Assay.Cli.Display;

/// <summary>The last line of a run: how many of its rows this machine's feeds do not have, and how to get them.</summary>
internal static class UnavailableRows
{
    private const int MostNames = 4;
    private const string FeedsAnswer = "NU";

    /// <summary>The sentence; empty where every row could be restored.</summary>
    /// <param name="rows">The rows of the run.</param>
    /// <param name="isOffline">Whether no feed was asked.</param>
    public static string Sentence(IReadOnlyList<RowResult> rows, bool isOffline)
    {
        RowResult[] missing = [.. rows.Where(row => row.Status == RowStatus.NotAvailable)];
        if (missing.Length == 0)
            return "";
        string[] packages = [.. missing.Select(row => row.Package == AdapterProject.InTheBox ? row.Name : row.Package).Distinct(StringComparer.OrdinalIgnoreCase)];
        string names = string.Join(", ", packages.Take(MostNames)) + (packages.Length > MostNames ? $" and {packages.Length - MostNames} more" : "");
        string get = isOffline ? "run without --offline, or name a folder with the packages" : "name a folder with the packages";
        string install = missing.Any(row => !row.Cause.StartsWith(FeedsAnswer, StringComparison.Ordinal)) ? ", or do what its answer says" : "";
        return $"{Counted.Of(missing.Length, "row was", "rows were")} not available here ({names}): {get} with --source or ASSAY_SOURCE, or add a feed that has them to this machine's{install}; 'assay list rows' has each one's answer.";
    }
}
