using System.Text.RegularExpressions;
using Assay.Engine.Building;

namespace Assay.Engine.Catalogue;

/// <summary>A row with what was asked for beside its name; what was not asked for is null and stands in no name.</summary>
/// <param name="Row">The row's plain name.</param>
/// <param name="Version">The version of its package.</param>
/// <param name="Framework">The target framework; the program is self-contained then.</param>
/// <param name="Mode">How code becomes native.</param>
public sealed partial record RowVariant(string Row, string? Version = null, string? Framework = null, string? Mode = null)
{
    /// <summary>The name under which results keep it, such as <c>json.net/reused@12.0.3 net8.0 r2r</c>.</summary>
    public string Name => $"{Row}{(Version is null ? "" : "@" + Version)}{Word(Framework)}{Word(Mode)}";

    /// <summary>What its program is built for.</summary>
    public BuildTarget Target => new(Framework ?? BuildTarget.Default.Framework, Mode ?? BuildTarget.Default.Mode)
    {
        IsSelfContained = Framework is not null && !TargetNames.IsNetFramework(Framework),
        PackageVersion = Version,
    };

    /// <summary>Reads a variant back from a label, without the number of an alias.</summary>
    /// <param name="label">A name, or a name with <c> (2)</c> behind it.</param>
    public static RowVariant Parse(string label)
    {
        string[] words = AliasNumber().Replace(label, "").Split(' ');
        string[] row = words[0].Split('@', 2);
        string? mode = Array.Find(words[1..], TargetNames.Modes.Contains);
        string? framework = Array.Find(words[1..], TargetNames.Frameworks.Contains);
        return new RowVariant(row[0], row.Length > 1 ? row[1] : null, framework, mode);
    }

    private static string Word(string? word) => word is null ? "" : " " + word;

    [GeneratedRegex(@" \(\d+\)$")]
    private static partial Regex AliasNumber();
}
