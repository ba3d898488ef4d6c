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
        var asked = checks.OneMembersOf(name).Where(check => check.IsTimed).ToList();
        Assert.SkipWhen(asked.Count == 0, $"{name} brings none of these data sets back: there is nothing of which to read one member.");

        var surprises = asked.Select(Expectation.SurpriseOfOneMember).OfType<string>().ToList();

        Assert.True(surprises.Count == 0, string.Join(Environment.NewLine, surprises));
    }
}
