
namespace Assay.Cli.Tests.Types;

/// <summary>Verdicts of Assay on classes, and what the programs in tests/Oracles/ find of the same classes.</summary>
internal sealed class GenuineComparison
{
    /// <summary>From here on, a check counts no more differences: some class may hide behind another.</summary>
    private const int MostDifferences = 20;

    /// <summary>Classes of one root that may lose something: each may lose several members.</summary>
    private const int MostLossy = 15;

    private readonly Dictionary<(string Row, string Class), string> verdicts = [];
    private readonly Dictionary<(string Row, string Class), GenuineVerdict> genuine = [];
    private readonly Dictionary<(string Row, string Class), string?> blamed = [];
    private readonly Dictionary<(string Row, string Subject), string> exceptions = GenuinePrograms.Differences;

    /// <param name="rows">The rows.</param>
    /// <param name="first">A root that is judged: its programs tell the versions of the libraries.</param>
    private GenuineComparison(IEnumerable<GenuineRow> rows, string first)
    {
        GenuineRow[] asked = [.. rows];
        var versions = CheckedRows.OfAvailable(
            Assembly, $"OwnClasses.{first}", OwnClassNames.FactoryOf(first), [.. asked.Select(row => row.Name)])
            .Keys.Select(label => label.Split('@')).ToDictionary(parts => parts[0], parts => parts.ElementAtOrDefault(1));
        foreach (var row in asked.Where(row => versions.ContainsKey(row.Name)))
        {
            Rows.Add(row.Name);
            foreach ((var name, var verdict) in GenuinePrograms.VerdictsOf(row, versions[row.Name]))
                genuine.Add((row.Name, name), verdict);
        }
    }

    /// <summary>The rows that are available here.</summary>
    public List<string> Rows { get; } = [];

    /// <summary>Verdicts that were compared.</summary>
    public int Compared => verdicts.Count;

    /// <summary>Verdicts that differ without a line in differences.tsv, and lines there that are not true.</summary>
    public IReadOnlyList<string> Surprises =>
    [
        .. verdicts.Where(pair => pair.Value != Expected(pair.Key))
            .Select(pair => $"{pair.Key.Row}\t{pair.Key.Class}\t{pair.Value}, but the library: {genuine[pair.Key].Verdict}"),
        .. verdicts.Where(pair => exceptions.ContainsKey(pair.Key) && pair.Value == genuine[pair.Key].Verdict)
            .Select(pair =>
                $"{pair.Key.Row}\t{pair.Key.Class}\t{pair.Value} as the library's own: its line in differences.tsv is not needed"),
    ];

    private static string Assembly => typeof(OwnClasses.Samples).Assembly.Location;

    /// <summary>Compares.</summary>
    /// <param name="rows">The rows; those that are not available here are left out.</param>
    /// <param name="roots">The roots whose classes are judged.</param>
    public static GenuineComparison Of(IEnumerable<GenuineRow> rows, IReadOnlyList<string> roots)
    {
        GenuineComparison comparison = new(rows, roots[0]);
        foreach (var root in roots)
            comparison.Judge(root, comparison.Rows);
        return comparison;
    }

    /// <inheritdoc/>
    private IEnumerable<string> CountsOf(string row) => verdicts.Where(pair => pair.Key.Row == row)
        .GroupBy(pair => pair.Value)
        .OrderBy(group => group.Key, StringComparer.Ordinal)
        .Select(group => $"{group.Count()} {group.Key}");

    public override string ToString() => string.Join(
        Environment.NewLine,
        Rows.Select(row => $"{row}: {string.Join(", ", CountsOf(row))}")
            .Append($"{Compared} verdicts compared, {verdicts.Keys.Count(exceptions.ContainsKey)} with a line in differences.tsv"));

    /// <summary>
    /// Verdicts that are the library's own and blame another: Assay, the class where the library refused it, or the library where the class
    /// threw.
    /// </summary>
    public IReadOnlyList<string> Misjudged =>
    [
        .. blamed.Where(pair => verdicts[pair.Key] == genuine[pair.Key].Verdict)
            .Where(pair => pair.Value == "assay" || (pair.Value == "code") != genuine[pair.Key].IsThrownByClass)
            .Select(pair => $"{pair.Key.Row}\t{pair.Key.Class}\t{verdicts[pair.Key]}, limit of {pair.Value}"),
    ];

    private string Expected((string Row, string Class) key) => exceptions.GetValueOrDefault(key, genuine[key].Verdict);

    // What a library rejects ends the check of all that stands with it, so that is asked about each class of its own.
    private void Judge(string root, IReadOnlyList<string> rows)
    {
        var classes = OwnClassNames.ClassesIn(root);
        Add(root, classes, [.. rows.Where(row => classes.Count == 1 || MayBeJudgedTogether(row, classes))]);
        string[] left = [.. rows.Where(row => !verdicts.ContainsKey((row, classes[0])))];
        foreach (var member in left.Length == 0 ? [] : OwnClassNames.MembersOf(root))
            Judge(member, left);
    }

    private bool MayBeJudgedTogether(string row, IReadOnlyList<string> classes)
    {
        string[] expected = [.. classes.Select(name => Expected((row, name)))];
        return expected.All(verdict => verdict is "supported" or "lossy") && expected.Count(verdict => verdict == "lossy") < MostLossy;
    }

    private void Add(string root, IReadOnlyList<string> classes, string[] rows)
    {
        if (rows.Length == 0)
            return;
        foreach ((var label, var row) in CheckedRows.Of(Assembly, $"OwnClasses.{root}", OwnClassNames.FactoryOf(root), rows))
        {
            var verdict = row.GetProperty("verdict").GetString()!;
            string[] lost = [
                .. row.GetProperty("differences").EnumerateArray().Select(difference => difference.GetString()!.Split(':')[0])];
            if (classes.Count == 1)
            {
                verdicts.Add((label.Split('@')[0], classes[0]), verdict);
                blamed.Add((label.Split('@')[0], classes[0]), row.GetProperty("limitOf").GetString());
            }
            else if (verdict is "supported" or "lossy" && lost.Length < MostDifferences)
                foreach (var name in classes)
                    verdicts.Add((label.Split('@')[0], name), lost.Any(path => path.Split('.').Contains(name)) ? "lossy" : "supported");
        }
    }
}
