using System.Text.RegularExpressions;
using Assay.Repros;

namespace Assay.Engine.Building;

/// <summary>
/// What the native compiler warns of: code that trimming may break (IL2xxx), and code that needs a JIT compiler (IL3xxx). Kept with the
/// build. A program holds all rows of an adapter: those of
/// an adapter's class are for the rows that use it, those of the library for all.
/// </summary>
/// <param name="All">Each once, such as <c>IL3050: Acme.Writer.Write(): Using member ...</c>; those of Assay's own code are left
/// out.</param>
public sealed partial record NativeWarnings(IReadOnlyList<string> All)
{
    private const string FileName = "native-warnings";
    private const string OfAdapters = "Assay.Adapters.";

    /// <summary>Whose code is no library's: it works on types that are kept whole.</summary>
    private static readonly string[] OfAssay =
        ["Assay.Worker", "Assay.Core", "Assay.DataSets", "Assay.Conformance", "Assembly 'Assay.", "EmittedRows."];

    /// <summary>
    /// That a type parameter of an adapter promises nothing of its types: calls that name a type, as a program's own do, have no such
    /// warning.
    /// </summary>
    private static readonly string[] OfTypeParameters = ["IL2087", "IL2090", "IL2091"];

    /// <summary>That a type of the root files has nothing to keep: those files are Assay's.</summary>
    private static readonly string[] OfRootFiles = ["IL2001", "IL2002"];

    /// <summary>No warning, and what is said of programs that are not native.</summary>
    public static NativeWarnings None { get; } = new([]);

    /// <summary>How many there are.</summary>
    public int Count => All.Count;

    /// <summary>The first one; empty where there is none.</summary>
    public string First => All.Count > 0 ? All[0] : "";

    /// <summary>Those of the library and of the classes that one row uses.</summary>
    /// <param name="sources">The C# files of the adapter.</param>
    /// <param name="adapterClass">Full name of the row's class.</param>
    public NativeWarnings For(IReadOnlyList<string> sources, string adapterClass)
    {
        if (!All.Any(IsOfAdapter))
            return this;
        HashSet<string> used = [.. AdapterClasses.NamesUsedBy(sources, adapterClass[(adapterClass.LastIndexOf('.') + 1)..])];
        return new NativeWarnings([.. All.Where(warning => !IsOfAdapter(warning) || used.Contains(ClassOf(warning)))]);
    }

    /// <summary>Reads what a build printed.</summary>
    internal static NativeWarnings In(string output) => new(
    [
        .. output.Split('\n').Select(line => Warning().Match(line.TrimEnd())).Where(match => match.Success)
            .Where(match => !IsOfAssay(match.Groups["code"].Value, match.Groups["text"].Value))
            .Select(match => $"{match.Groups["code"].Value}: {match.Groups["text"].Value.Trim()}").Distinct(),
    ]);

    /// <summary>Keeps them in a build's folder.</summary>
    internal void Write(string folder) => File.WriteAllLines(Path.Combine(folder, FileName), All);

    /// <summary>What a build's folder keeps.</summary>
    internal static NativeWarnings Of(string folder)
    {
        var file = Path.Combine(folder, FileName);
        var lines = File.Exists(file) ? File.ReadAllLines(file) : [];
        return new NativeWarnings([.. lines.Where(line => line.StartsWith("IL", StringComparison.Ordinal))]);
    }

    private static bool IsOfAssay(string code, string text) => OfRootFiles.Contains(code)
        || Array.Exists(OfAssay, own => text.StartsWith(own, StringComparison.Ordinal))
        || (text.StartsWith(OfAdapters, StringComparison.Ordinal) && OfTypeParameters.Contains(code));

    private static bool IsOfAdapter(string warning) => TextOf(warning).StartsWith(OfAdapters, StringComparison.Ordinal);

    /// <summary>
    /// The class whose code a warning is about, without namespace and type parameters: <c>Reflection</c> of
    /// <c>Assay.Adapters.Acme.Reflection`1.Serialize(T)</c>.
    /// </summary>
    private static string ClassOf(string warning) => AdapterClass().Match(TextOf(warning)).Groups["class"].Value;

    private static string TextOf(string warning) => warning[(warning.IndexOf(": ", StringComparison.Ordinal) + 2)..];

    [GeneratedRegex(@"\bwarning (?<code>IL[23]\d{3}): (?<text>.*?)(\s+\[[^\]]*proj\])?$")]
    private static partial Regex Warning();

    [GeneratedRegex(@"^Assay\.Adapters\.\w+\.(?<class>\w+)")]
    private static partial Regex AdapterClass();
}
