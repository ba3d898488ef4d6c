using System.Text.RegularExpressions;
using Assay.Engine.Catalogue;

namespace Assay.Adapters.Tests.Documentation;

/// <summary>Limits of depth: those that a row's <c>Settings</c> state, and those that the sources of its adapter class set.</summary>
internal static partial class StatedDepths
{
    /// <summary>What its project states.</summary>
    public static IReadOnlyList<int> OfSettings(RowDefinition row) => Read(row.Settings);

    /// <summary>
    /// What the file of its class sets, and the files of the same folder whose types it uses. A context that a dialect emits is part of
    /// them.
    /// </summary>
    public static IReadOnlyList<int> OfSources(RowDefinition row)
    {
        var files = Directory.GetFiles(row.Project.Folder, "*.cs").Select(File.ReadAllText).Select(WithoutComments).ToList();
        var found = new List<string>();
        var open = new Queue<string>(files.Where(file => Declares(file, row.AdapterClass.Split('.')[^1])));
        while (open.TryDequeue(out var file))
        {
            if (found.Contains(file))
                continue;
            found.Add(file);
            var words = Words().Matches(file).Select(match => match.Value).ToHashSet();
            foreach (var other in files.Where(other => Declared().Matches(other).Any(match => words.Contains(match.Groups[1].Value))))
                open.Enqueue(other);
        }

        if (row.Dialect == "json-context")
            found.Add(File.ReadAllText(Path.Combine(Repository.Root, "src", "Assay.Shapes", "Dialects", "JsonContextDialect.cs")));
        return [.. found.SelectMany(Read).Distinct()];
    }

    private static List<int> Read(string text) =>
        [.. Depth().Matches(text).Select(match => int.Parse(match.Groups[1].Value, System.Globalization.CultureInfo.InvariantCulture))];

    private static bool Declares(string file, string type) => Declared().Matches(file).Any(match => match.Groups[1].Value == type);

    private static string WithoutComments(string source) =>
        string.Join('\n', source.Split('\n').Where(line => !line.TrimStart().StartsWith("//", StringComparison.Ordinal)));

    [GeneratedRegex(@"(?:Depth|RecursionLimit|MaximumRecursion|recursion limit of)\s*[=(]?\s*(\d+)")]
    private static partial Regex Depth();

    [GeneratedRegex(@"\b(?:class|struct|interface|record) (\w+)")]
    private static partial Regex Declared();

    [GeneratedRegex(@"(?<![.\w])\w+")]
    private static partial Regex Words();
}
