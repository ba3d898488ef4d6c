using Assay.Core.Naming;

namespace Assay.Engine.Catalogue;

/// <summary>Refuses a misspelt name with those that it may have meant.</summary>
public static class NearestNames
{
    private const int LongestName = 300;

    /// <summary>A sentence about an unknown name, such as <c>There is no row "jsn.net". Nearest: json.net/reused.</c>.</summary>
    /// <param name="kind">What it should name, such as <c>row</c>.</param>
    /// <param name="given">The name given.</param>
    /// <param name="valid">All valid names.</param>
    /// <param name="next">What shows all of them, such as <c>assay list rows</c>; empty for none.</param>
    public static BadInputException Unknown(string kind, string given, IEnumerable<string> valid, string next = "")
    {
        // The distance to a text without end takes minutes, and says nothing.
        IReadOnlyList<string> nearest = given.Length > LongestName ? [] : NearestName.Of(given, valid);
        string names = nearest.Count == 0 ? "" : $" Nearest: {string.Join(", ", nearest)}.";
        string advice = next.Length == 0 ? "" : $" '{next}' shows all.";
        return new BadInputException($"There is no {kind} \"{Shortened.Of(given)}\".{names}{advice}");
    }
}
