using Assay.Core.Results;
using Assay.Shapes.Scanning;
using Xunit;

namespace Assay.Adapters.Tests;

/// <summary>Every row with every data set and surface: one real worker writes, a fresh one reads and compares.</summary>
[Collection(nameof(RowChecks))]
public sealed class RoundTrips(RowChecks checks)
{
    /// <summary>The first row of each adapter, and the others in the category slow.</summary>
    public static IEnumerable<TheoryDataRow<string>> RowNames =>
        BuiltAdapters.RowsToBuild.GroupBy(row => row.Project)
            .SelectMany(
            rows => rows.Select(
                (row, place) => place == 0
                ? new TheoryDataRow<string>(row.Name)
                : new TheoryDataRow<string>(row.Name).WithTrait("Category", "slow")));

    [Theory]
    [MemberData(nameof(RowNames))]
    public void A_row_brings_back_what_it_is_known_to_bring_back(string name)
    {
        var surprises = checks.RoundTripsOf(name).Select(Expectation.Surprise).OfType<string>().ToList();

        Assert.True(surprises.Count == 0, string.Join(Environment.NewLine, surprises));
    }

    /// <summary>
    /// A scan relies on it: of types that a row gets as they are, the private and the public fields of the data set books show what its
    /// library sees.
    /// </summary>
    [Theory]
    [MemberData(nameof(RowNames))]
    public void A_row_reads_the_members_that_its_project_says(string name)
    {
        var stated = BuiltAdapters.Catalogue.Find(name).Reading;
        if (stated == MemberReading.Contract)
            return;

        var results = checks.RoundTripsOf(name).Where(check => check.Task.Workload.DataSet == "books").Select(check => check.Result);

        Assert.All(results.Where(result => result.Verdict is Verdict.Supported or Verdict.Lossy),
            result => Assert.Equal(stated, ReadingOf(result.Differences)));
    }

    private static MemberReading ReadingOf(IReadOnlyList<string> differences) =>
        differences.Any(difference => difference.Contains(".Title:", StringComparison.Ordinal)) ? MemberReading.PublicProperties
        : differences.Any(difference => difference.Contains(".Secret:", StringComparison.Ordinal)) ? MemberReading.PublicMembers
        : MemberReading.Fields;
}
