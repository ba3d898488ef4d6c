using Assay.Core.Results;
using Assay.Engine.Workers;
using Xunit;

namespace Assay.Adapters.Tests;

/// <summary>Every row with every data set and surface: one real worker writes, a fresh one reads and compares.</summary>
[Collection(nameof(RowChecks))]
public sealed class RoundTrips(RowChecks checks)
{
    /// <summary>The first row of each adapter, and the others in the category slow.</summary>
    public static IEnumerable<TheoryDataRow<string>> RowNames =>
        BuiltAdapters.RowsToBuild.GroupBy(row => row.Project).SelectMany(rows => rows.Select((row, place) => place == 0 ? new TheoryDataRow<string>(row.Name) : new TheoryDataRow<string>(row.Name).WithTrait("Category", "slow")));

    [Theory]
    [MemberData(nameof(RowNames))]
    public void A_row_brings_back_what_it_is_known_to_bring_back(string name)
    {
        var surprises = checks.RoundTripsOf(name).Select(SurpriseOf).OfType<string>().ToList();

        Assert.True(surprises.Count == 0, string.Join(Environment.NewLine, surprises));
    }

    /// <summary>What differs from what is known, in a line; null where nothing does.</summary>
    private static string? SurpriseOf(CheckedRow check)
    {
        var (task, result) = (check.Task, check.Result);
        var reason = result.Verdict == Verdict.Lossy ? string.Join("; ", result.Differences) : result.Cause;
        var expected = Expectation.For(task.Row.Name, task.Workload.DataSet);
        return expected.Allows(result.Verdict, reason)
            ? null
            : $"{task.Row.Name}\t{task.Workload.DataSet}\t{result.Verdict}\t{reason}\t({task.Surface}; {expected})";
    }
}
