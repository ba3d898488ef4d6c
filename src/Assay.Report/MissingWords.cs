using Assay.Analysis.Model;

namespace Assay.Report;

/// <summary>Rows without figures, in words.</summary>
internal static class MissingWords
{
    /// <summary>Rows that share a reason, and the reason.</summary>
    public static string Of(MissingRows missing)
    {
        var cause = missing.Cause.Length > 0 ? $" - {Plain.Cause(missing.Cause)}" : "";
        return $"{Words.Of(missing.Kind)}: {Rows(missing)}{cause}";
    }

    /// <summary>Their labels; of a native program with how often its compiler warned of it.</summary>
    public static string Rows(MissingRows missing) => string.Join(", ", missing.Rows.Select(row => row.NativeWarnings > 0 ? $"{row.Label} ({Words.NativeWarnings(row.NativeWarnings)})" : row.Label));

    /// <summary>How many rows have no figures, by kind; empty where all have.</summary>
    public static string Counts(ReportTable table)
    {
        var kinds = table.Missing.GroupBy(missing => missing.Kind).Select(kind => (Rows: kind.Sum(missing => missing.Rows.Count), Kind: Words.Of(kind.Key))).OrderByDescending(kind => kind.Rows).ToList();
        return kinds.Count == 0 ? "" : $"Not measured: {string.Join(", ", kinds.Select(kind => $"{Units.Whole(kind.Rows)} ({kind.Kind})"))}.";
    }
}
