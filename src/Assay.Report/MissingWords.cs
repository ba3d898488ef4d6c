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
    public static string Rows(MissingRows missing) => string.Join(
        ", ", missing.Rows.Select(row => row.NativeWarnings > 0 ? $"{row.Label} ({Words.NativeWarnings(row.NativeWarnings)})" : row.Label));

    /// <summary>How many rows have no figures, by kind; empty where all have.</summary>
    /// <param name="width">Columns; where not all kinds fit, those of the fewest rows are counted together.</param>
    public static string Counts(ReportTable table, int width)
    {
        var kinds = table.Missing.GroupBy(missing => missing.Kind)
            .Select(kind => (Rows: kind.Sum(missing => missing.Rows.Count), Kind: Words.Of(kind.Key)))
            .OrderByDescending(kind => kind.Rows).ToList();
        return kinds.Count == 0
            ? ""
            : Plain.Fitting(Enumerable.Range(0, kinds.Count + 1).Select(less => Counts(kinds, kinds.Count - less)), width);
    }

    private static string Counts(List<(int Rows, string Kind)> kinds, int named)
    {
        var parts = kinds.Take(named).Select(kind => $"{Units.Whole(kind.Rows)} ({kind.Kind})").ToList();
        if (named < kinds.Count)
            parts.Add(
                $"{Units.Whole(kinds.Skip(named).Sum(kind => kind.Rows))}"
                + $"{(named == 0 ? Words.Plural(kinds.Sum(kind => kind.Rows), " row") : " (other reasons)")}");
        return $"Not measured: {string.Join(", ", parts)}.";
    }
}
