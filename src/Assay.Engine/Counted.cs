using System.Globalization;

namespace Assay.Engine;

/// <summary>Numbers with their nouns.</summary>
public static class Counted
{
    /// <summary>A count with both forms of its noun.</summary>
    public static string Of(int count, string one, string more) =>
        string.Create(CultureInfo.InvariantCulture, $"{count} {(count == 1 ? one : more)}");

    /// <summary>Such as "1 type" or "2 types".</summary>
    public static string Of(int count, string noun) =>
        string.Create(CultureInfo.InvariantCulture, $"{count} {noun}{(count == 1 ? "" : noun.EndsWith('s') ? "es" : "s")}");
}
