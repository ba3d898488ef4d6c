using System.IO.Enumeration;
using System.Xml.Linq;

namespace Assay.Engine.Catalogue;

/// <summary>
/// What a library's documentation claims about rows. Verdicts are never made of it: a feature table shows it next to them.
/// </summary>
/// <param name="Feature">The feature, by its name in <c>assay report --as features</c>.</param>
/// <param name="IsYes">Whether it claims that the rows have it.</param>
/// <param name="Quote">The sentence, as it stands there.</param>
public sealed record DocumentedClaim(string Feature, bool IsYes, string Quote, string Address);

/// <summary>
/// Reads the <c>AssayClaim</c> items of an adapter's project: <c>Include</c> names the feature, <c>Rows</c> rows or globs, <c>Says</c> is
/// <c>yes</c> or <c>no</c>, then <c>Quote</c> and <c>Address</c>.
/// </summary>
internal static class ClaimReader
{
    private const string Item = "AssayClaim";

    /// <summary>The rows with their claims.</summary>
    /// <param name="rows">All rows of the project.</param>
    /// <exception cref="BadInputException">A claim is not whole, or is about a row that the project does not have.</exception>
    public static IReadOnlyList<RowDefinition> AddTo(IReadOnlyList<RowDefinition> rows, XDocument document, AdapterProject project)
    {
        List<(string Pattern, DocumentedClaim Claim)> claims = [
            .. document.Descendants().Where(element => element.Name.LocalName == Item).SelectMany(item => Read(item, rows, project))];
        return claims.Count == 0 ? rows : [.. rows.Select(row => row with
        {
            Claims = [.. claims.Where(of => Matches(of.Pattern, row)).Select(of => of.Claim)],
        })];
    }

    private static IEnumerable<(string Pattern, DocumentedClaim Claim)> Read(
        XElement item, IReadOnlyList<RowDefinition> rows, AdapterProject project)
    {
        string Value(string name) => (string?)item.Attribute(name) ?? "";
        (var feature, var says, var quote, var address) = (Value("Include"), Value("Says"), Value("Quote"), Value("Address"));
        if (feature.Length == 0
            || quote.Length == 0
            || says is not ("yes" or "no")
            || !Uri.TryCreate(address, UriKind.Absolute, out var parsed) || parsed.Scheme is not ("https" or "http"))
            throw new BadInputException(
                $"An {Item} item of {project.ProjectFile} (\"{feature}\") is not whole. Give Include (the feature), Rows, Says=\"yes\" "
                    + "or \"no\", Quote, and Address (of the web).");
        foreach (var pattern in Value("Rows").Split(',', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries)
            .DefaultIfEmpty("*"))
        {
            if (!rows.Any(row => Matches(pattern, row)))
                throw new BadInputException(
                    $"An {Item} item of {project.ProjectFile} (\"{feature}\") is about \"{pattern}\", which is no row of it. Name rows "
                        + "of the project.");
            yield return (pattern, new DocumentedClaim(feature, says == "yes", quote, address));
        }
    }

    private static bool Matches(string pattern, RowDefinition row) => FileSystemName.MatchesSimpleExpression(pattern, row.Name);
}
