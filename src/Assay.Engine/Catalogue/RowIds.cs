using System.Text.RegularExpressions;
using Assay.Core.Results;

namespace Assay.Engine.Catalogue;

/// <summary>Looks at identities of rows that a file gives: they may be somebody else's, and go into builds and names of files.</summary>
public static partial class RowIds
{
    /// <summary>Whether a text is a full version of a package.</summary>
    public static bool IsVersion(string text) => FullVersion().IsMatch(text);

    /// <summary>Whether a row may have the identity, whatever rows there are.</summary>
    public static bool IsPossible(RowId id) =>
        RowName().IsMatch(id.Row) && (id.Version is null || IsVersion(id.Version))
            && (id.Framework is null || TargetNames.Frameworks.Contains(id.Framework))
            && (id.Mode is null || TargetNames.Modes.Contains(id.Mode)) && id.Number > 0;

    /// <summary>Refuses what no row can have.</summary>
    /// <exception cref="BadInputException">It is none.</exception>
    public static RowId Ensure(RowId id) => IsPossible(id) ? id : throw new BadInputException(
        $"There is no row {Shortened.Of(id.ToString())}: its name, version, runtime or mode is none. The file is not Assay's.");

    [GeneratedRegex(@"^[0-9]+(\.[0-9]+){0,3}(-[0-9A-Za-z][0-9A-Za-z.-]*)?(\+[0-9A-Za-z.-]+)?\z")]
    private static partial Regex FullVersion();

    [GeneratedRegex(@"\A[\p{L}\d][\p{L}\d._+-]*(?:/[\p{L}\d][\p{L}\d._+-]*)*\z")]
    private static partial Regex RowName();
}
