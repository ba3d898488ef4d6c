using Assay.Analysis.Evidence;
using Assay.Core.Results;

namespace Assay.Cli.Checking;

/// <summary>Whose limit it is, in words.</summary>
internal static class LimitWords
{
    private const int MostRows = 3;

    /// <summary>The word of a table's cell.</summary>
    public static string Of(Judge? judge) => judge switch
    {
        null => "",
        Judge.Library => "library",
        Judge.Generator => "its generator",
        Judge.Settings => "this row's settings",
        Judge.Attributes => "your attributes",
        Judge.Code => "your code",
        _ => "Assay",
    };

    /// <summary>Which rows of the same library carry the data, with their settings; empty where none does.</summary>
    public static string WayOut(Limit limit)
    {
        if (limit.CarriedBy.Count == 0)
            return "";
        var more = limit.CarriedBy.Count > MostRows ? $" and {limit.CarriedBy.Count - MostRows} more" : "";
        return $". Carried by {string.Join(", ", limit.CarriedBy.Take(MostRows).Select(Describe))}{more}";
    }

    private static string Describe(RowResult row) => row.Settings.Length > 0 ? $"{row.Label} ({row.Settings})" : row.Label;
}
