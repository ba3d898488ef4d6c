using System.Text.RegularExpressions;

namespace Assay.Engine.Building;

/// <summary>
/// What was emitted for a user's types and a compiler refused. The adapter is built again without those dialects: a shape that one of them cannot express must not cost the adapter's
/// other rows.
/// </summary>
internal static partial class UncompiledDialects
{
    /// <summary>How the sentence about code that Assay emitted begins; what follows is no fault of a library.</summary>
    public const string OwnCode = "Assay's own code, emitting: ";

    private const string DialectsFile = "dialects.tsv";

    /// <summary>Writes a file with the dialects to leave out, each with a sentence; null where no dialect is to blame for a failed build.</summary>
    /// <param name="output">Everything that the build printed.</param>
    /// <param name="folder">The build's folder.</param>
    public static string? Write(string output, string folder)
    {
        Dictionary<string, string> dialects = Emitted(folder);
        List<Match> errors = [.. output.Split('\n').Select(line => CompilerError().Match(line.TrimEnd())).Where(match => match.Success)];
        if (dialects.Count == 0 || errors.Count == 0)
            return null;
        Dictionary<string, string> blamed = [];
        foreach (Match error in errors)
        {
            if (dialects.TryGetValue(Path.GetFileName(error.Groups["file"].Value), out string? dialect))
                blamed.TryAdd(dialect, OwnCode + Text(error));
        }

        // Code that a library's own generator makes from what was emitted has files of its own.
        if (blamed.Count == 0)
            blamed = dialects.Values.Distinct().ToDictionary(dialect => dialect, _ => $"what its generator makes of the contract does not compile: {Text(errors[0])}");
        string file = Path.Combine(folder, "without.tsv");
        File.WriteAllLines(file, blamed.Select(pair => $"{pair.Key}\t{pair.Value}"));
        return file;
    }

    private static string Text(Match error) => $"{error.Groups["code"].Value}: {error.Groups["text"].Value.Trim().Replace('\t', ' ')}";

    private static Dictionary<string, string> Emitted(string folder)
    {
        string? file = Directory.Exists(folder) ? Directory.EnumerateFiles(folder, DialectsFile, SearchOption.AllDirectories).FirstOrDefault() : null;
        return file is null ? [] : File.ReadLines(file).Select(line => line.Split('\t')).Where(fields => fields.Length == 2).ToDictionary(fields => fields[0], fields => fields[1]);
    }

    [GeneratedRegex(@"^\s*(?<file>[^()]*?)(\(\d+[^)]*\))?\s*:\s*error\s+(?<code>(?!NU|MSB|NETSDK|ASSAY)[A-Z]*\d*)\s*:\s*(?<text>.*?)(\s+\[[^\]]*\])?$")]
    private static partial Regex CompilerError();
}
