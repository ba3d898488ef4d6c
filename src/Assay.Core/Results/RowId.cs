using System.Globalization;

namespace Assay.Core.Results;

/// <summary>Which row: its name, with what was asked for beside it. What was not asked for is null and stands in no label.</summary>
/// <param name="Row">The row's plain name, such as <c>json.net/reused</c>.</param>
/// <param name="Version">The version of its package.</param>
/// <param name="Framework">The target framework; the program is self-contained then.</param>
/// <param name="Mode">How code becomes native.</param>
/// <param name="Number">Which of the rows that are alike otherwise: 2 for an alias that is measured beside the first.</param>
public sealed record RowId(string Row, string? Version = null, string? Framework = null, string? Mode = null, int Number = 1)
{
    /// <summary>The first of the rows that are alike.</summary>
    public RowId First() => Number == 1 ? this : this with { Number = 1 };

    /// <summary>What stands before the slash: the rows of one library have the same.</summary>
    public string Family() => Row.Split('/')[0];

    /// <summary>What was asked for beside the name, such as <c>12.0.3 net8.0</c>; empty where nothing was.</summary>
    public string Variant() => $"{Version}{Word(Framework)}{Word(Mode)}".TrimStart();

    /// <summary>The row in its version, on any runtime and in any mode.</summary>
    public RowId OfAnyTarget() => this with { Framework = null, Mode = null, Number = 1 };

    /// <summary>The label, such as <c>json.net/reused@12.0.3 net8.0 r2r (2)</c>.</summary>
    public override string ToString()
    {
        var variant = Variant();
        var name = variant.Length == 0 ? Row : $"{Row}{(Version is null ? ' ' : '@')}{variant}";
        return Number == 1 ? name : string.Create(CultureInfo.InvariantCulture, $"{name} ({Number})");
    }

    private static string Word(string? word) => word is null ? "" : " " + word;
}
