using System.Globalization;
using System.Text.RegularExpressions;

namespace Assay.Engine.Building;

/// <summary>What the native compiler warns of: code that trimming may break (IL2xxx), and code that needs a JIT compiler (IL3xxx). Kept with the build.</summary>
/// <param name="Count">Warnings of the library and of code that uses it; those of Assay's own code do not count.</param>
/// <param name="First">The first one, such as <c>IL3050: Acme.Writer.Write(): Using member ...</c>; empty where there is none.</param>
public sealed partial record NativeWarnings(int Count, string First)
{
    private const string FileName = "native-warnings";

    /// <summary>Whose code is no library's: it works on types that are kept whole.</summary>
    private static readonly string[] OfAssay = ["Assay.Worker", "Assay.Core", "Assay.DataSets", "Assembly 'Assay.", "EmittedRows."];

    /// <summary>That a type parameter of an adapter promises nothing of its types: calls that name a type, as a program's own do, have no such warning.</summary>
    private static readonly string[] OfTypeParameters = ["IL2087", "IL2090", "IL2091"];

    /// <summary>No warning, and what is said of programs that are not native.</summary>
    public static NativeWarnings None { get; } = new(0, "");

    /// <summary>Reads what a build printed.</summary>
    internal static NativeWarnings In(string output)
    {
        string[] warnings = [.. output.Split('\n').Select(line => Warning().Match(line.TrimEnd())).Where(match => match.Success)
            .Where(match => !IsOfAssay(match.Groups["code"].Value, match.Groups["text"].Value))
            .Select(match => $"{match.Groups["code"].Value}: {match.Groups["text"].Value.Trim()}").Distinct()];
        return warnings.Length == 0 ? None : new NativeWarnings(warnings.Length, warnings[0]);
    }

    private static bool IsOfAssay(string code, string text) => Array.Exists(OfAssay, own => text.StartsWith(own, StringComparison.Ordinal))
        || (text.StartsWith("Assay.Adapters.", StringComparison.Ordinal) && OfTypeParameters.Contains(code));

    /// <summary>Keeps them in a build's folder.</summary>
    internal void Write(string folder) => File.WriteAllLines(Path.Combine(folder, FileName), [Count.ToString(CultureInfo.InvariantCulture), First]);

    /// <summary>What a build's folder keeps.</summary>
    internal static NativeWarnings Of(string folder)
    {
        string file = Path.Combine(folder, FileName);
        string[] lines = File.Exists(file) ? File.ReadAllLines(file) : [];
        return lines.Length == 2 && int.TryParse(lines[0], NumberStyles.None, CultureInfo.InvariantCulture, out int count) ? new NativeWarnings(count, lines[1]) : None;
    }

    [GeneratedRegex(@"\bwarning (?<code>IL[23]\d{3}): (?<text>.*?)(\s+\[[^\]]*proj\])?$")]
    private static partial Regex Warning();
}
