using System.Globalization;
using Assay.Core.Results;

namespace Assay.Engine.Checking;

/// <summary>What is said of rows whose library the native compiler warned of.</summary>
public static class NativeWarningText
{
    /// <summary>A line for each program with warnings, and one that says where they are quoted; none where there is none.</summary>
    public static IReadOnlyList<string> Lines(IEnumerable<RowResult> rows)
    {
        List<string> lines = [.. rows.Where(row => row.NativeWarnings > 0)
            .GroupBy(Short).Select(same => $"{string.Join(", ", same.Select(row => row.Name).Distinct())}: {same.Key}")];
        return lines.Count == 0 ? [] : [.. lines, "'assay check --mode aot' quotes the first warning of each."];
    }

    private static string Short(RowResult row)
    {
        var parts = row.NativeWarning.Split(": ", 3);
        var place = parts.Length == 3 ? $" in {parts[1]}" : "";
        return string.Create(CultureInfo.InvariantCulture,
            $"{row.NativeWarnings} trim and AOT {(row.NativeWarnings == 1 ? "warning," : "warnings, the first")} {parts[0]}{place}");
    }
}
