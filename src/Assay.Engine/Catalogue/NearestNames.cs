using Assay.Core.Naming;

namespace Assay.Engine.Catalogue;

/// <summary>Refuses a misspelt name with those that it may have meant.</summary>
public static class NearestNames
{
    /// <summary>A sentence about an unknown name, such as <c>There is no row "jsn.net". Nearest: json.net/reused.</c>.</summary>
    /// <param name="kind">What it should name, such as <c>row</c>.</param>
    /// <param name="given">The name given.</param>
    /// <param name="valid">All valid names.</param>
    /// <param name="next">What shows all of them, such as <c>assay list rows</c>; empty for none.</param>
    public static BadInputException Unknown(string kind, string given, IEnumerable<string> valid, string next = "")
    {
        IReadOnlyList<string> nearest = NearestName.Of(given, valid);
        string names = nearest.Count == 0 ? "" : $" Nearest: {string.Join(", ", nearest)}.";
        string advice = next.Length == 0 ? "" : $" '{next}' shows all.";
        return new BadInputException($"There is no {kind} \"{given}\".{names}{advice}");
    }
}
