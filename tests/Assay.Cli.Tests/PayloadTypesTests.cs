using Assay.Core.Results;
using Assay.Engine.Storage;

namespace Assay.Cli.Tests;

/// <summary>
/// Rows that create whatever type a payload names say so, and no others: their libraries bring back a type that nobody named.
/// </summary>
[Trait("Category", "slow")]
public class PayloadTypesTests
{
    private const int FewestRows = 40;

    /// <summary>Its generator registers all types of their assembly, and it creates no other.</summary>
    private const string Registering = "orleans";

    /// <summary>It names types where a member is declared as object; the case declares a base class.</summary>
    private const string OfObjects = "message-pack/typeless";

    [Fact]
    public void Of_all_rows_those_bring_the_type_back_that_say_so()
    {
        using WorkingFolder folder = new();
        var answer = AssayInProcess.Run(folder.Path, "check", "cases", "--rows", "*", "--case", "unregistered-type", "--out", "c.json");
        Assert.True(answer.ExitCode == 0, answer.Errors);
        var results = ResultsStore.Load(folder.File("c.json"));

        CheckResult[] judged = [.. results.Checks.Where(check => check.Verdict is not (Verdict.NotJudged or Verdict.AssayError))];
        string[] bringing = [.. judged.Where(check => check.Verdict == Verdict.Supported).Select(check => check.Row).Order()];
        HashSet<string> saying =
            [.. results.Rows.Where(row => row.PayloadChoosesTypes && NameOf(row.Label) != OfObjects).Select(row => row.Label)];

        Assert.InRange(judged.Length, FewestRows, int.MaxValue);
        Assert.Equal(judged.Select(check => check.Row).Where(row => saying.Contains(row) || NameOf(row) == Registering).Order(), bringing);
    }

    private static string NameOf(string label) => label.Split('@')[0];
}
