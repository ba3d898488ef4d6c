using Assay.Core.Results;
using Assay.Engine.Workers;
using Xunit;

namespace Assay.Adapters.Tests;

/// <summary>Every row reading one member of what its whole contract wrote: a private one, a public one, and one of a tree.</summary>
[Collection(nameof(RowChecks))]
public sealed class OneMembers(RowChecks checks)
{
    public static IEnumerable<TheoryDataRow<string>> RowNames => RoundTrips.RowNames;

    [Theory]
    [MemberData(nameof(RowNames))]
    public void A_row_reads_what_it_is_known_to_read(string name)
    {
        var asked = checks.OneMembersOf(name, check => check.IsTimed && SurpriseOf(check) is null, "books", "four-strings", "complex-type", "small-struct").Where(check => check.IsTimed).ToList();
        Assert.SkipWhen(asked.Count == 0, $"{name} brings none of these data sets back: there is nothing of which to read one member.");

        var surprises = asked.Select(SurpriseOf).OfType<string>().ToList();

        Assert.True(surprises.Count == 0, string.Join(Environment.NewLine, surprises));
    }

    private static string? SurpriseOf(CheckedRow check)
    {
        var found = Assert.Single(check.Result.Operations);
        var reason = found.Verdict == Verdict.Lossy ? string.Join("; ", found.Differences) : found.Cause;
        var expected = Expectation.ForOneMember(check.Task.Row.Name, check.Task.Workload.DataSet);
        return expected.Allows(found.Verdict, reason)
            ? null
            : $"{check.Task.Row.Name}\t{check.Task.Workload.DataSet}\t{found.Verdict}\t{reason}\t({found.Member}; {expected})";
    }
}
