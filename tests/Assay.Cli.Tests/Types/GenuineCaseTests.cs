using System.Text.Json;
using Assay.Core.Results;
using Assay.Engine.Storage;

namespace Assay.Cli.Tests.Types;

/// <summary>
/// Verdicts of <c>assay check cases</c>, against programs that use the same libraries without anything of Assay: the cases in
/// tests/Oracles/,
/// written by hand.
/// </summary>
public class GenuineCaseTests
{
    private const int FewestVerdicts = 14;

    [Fact]
    public void A_verdict_on_a_case_is_what_a_program_written_by_hand_finds() =>
        Assert.Equal(4, Compare(GenuineRow.OfCases.Where(row => row.Name == ReproTests.Row)));

    [Fact]
    [Trait("Category", "slow")]
    public void All_verdicts_on_cases_that_are_written_by_hand_are_what_the_libraries_do() =>
        Assert.InRange(Compare(GenuineRow.All.Concat(GenuineRow.OfCases)), FewestVerdicts, int.MaxValue);

    private static int Compare(IEnumerable<GenuineRow> rows)
    {
        GenuineRow[] asked = [.. rows.Where(row => Directory.Exists(CasesOf(row)))];
        var results = Conform(asked);
        var genuine = GenuineOf(asked, results);
        var exceptions = GenuinePrograms.Differences;
        List<string> surprises = [];
        foreach (((var row, var one), var found) in genuine)
        {
            var verdict = results.Checks.Single(check => PlainName(check.Row) == row && check.Workload.DataSet == one).Verdict;
            var said = JsonNamingPolicy.CamelCase.ConvertName(verdict.ToString());
            if (said != exceptions.GetValueOrDefault((row, one), found))
                surprises.Add($"{row}\t{one}\t{said}, but the library: {found}");
            else if (exceptions.ContainsKey((row, one)) && said == found)
                surprises.Add($"{row}\t{one}\t{said} as the library's own: its line in differences.tsv is not needed");
        }

        Assert.True(surprises.Count == 0, string.Join(Environment.NewLine, surprises));
        return genuine.Count;
    }

    private static ResultsFile Conform(GenuineRow[] rows)
    {
        using WorkingFolder folder = new();
        string[] command =
        [
            "check", "cases", "--rows", string.Join(',', rows.Select(row => row.Name)),
            "--case", string.Join(',', rows.SelectMany(NamesOf).Distinct()),
            "--out", "c.json",
        ];
        var answer = AssayInProcess.Run(folder.Path, command);
        Assert.True(answer.ExitCode == 0, answer.Errors);
        return ResultsStore.Load(folder.File("c.json"));
    }

    // A program takes the version of the library that the row was built with.
    private static Dictionary<(string Row, string Case), string> GenuineOf(GenuineRow[] rows, ResultsFile results)
    {
        Dictionary<(string Row, string Case), string> found = [];
        foreach (var row in rows)
        {
            var built = results.Rows.FirstOrDefault(one => PlainName(one.Name) == row.Name && one.Status == RowStatus.Available);
            if (built is null)
                continue;
            foreach ((var name, var verdict) in GenuinePrograms.CasesOf(row, built.Label.Split('@').ElementAtOrDefault(1)))
                found.Add((row.Name, name), verdict);
        }

        return found;
    }

    // message-pack/array@2.5.307, where the version of the project does not restore.
    private static string PlainName(string row) => row.Split('@')[0];

    // From the sources, because which program is built depends on the version.
    private static IEnumerable<string> NamesOf(GenuineRow row) => Directory.EnumerateFiles(CasesOf(row), "*.cs").SelectMany(File.ReadLines)
        .Where(line => line.Contains("string Name => \"", StringComparison.Ordinal)).Select(line => line.Split('"')[1]);

    private static string CasesOf(GenuineRow row) => Path.Combine(GenuinePrograms.Folder, row.Program, "Cases");
}
