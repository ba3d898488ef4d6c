using Assay.Adapters.Tests.Behaviours;
using Assay.Core.Results;
using Assay.Tests.Shared;
using Xunit;

namespace Assay.Adapters.Tests;

/// <summary>Every row under trial: threads, failures, roots without content, every surface; against what it is known to do.</summary>
[Collection(nameof(RowChecks))]
public sealed class BehaviourTests(RowChecks checks)
{
    public static IEnumerable<TheoryDataRow<string>> RowNames => RoundTrips.RowNames;

    public static TheoryData<string> AllRowNames => [.. BuiltAdapters.RowsToBuild.Select(row => row.Name)];

    [Theory]
    [MemberData(nameof(RowNames))]
    public void A_row_behaves_as_it_is_known_to_behave(string name)
    {
        var observed = checks.BehavioursOf(name, KnownOf(name));
        if (BehaviourFile.IsAccepting)
            BehaviourFile.Accept(name, observed);

        var known = KnownOf(name);

        Assert.True(
            observed.Count > 0 || checks.RoundTripsOf(name).All(check => check.Result.Verdict is Verdict.Rejected or Verdict.NotJudged),
            $"{name} writes none of the roots that trials use; see what A_row_brings_back_what_it_is_known_to_bring_back says of it.");
        Assert.True(known.SequenceEqual(observed), $"""
            {name} does not do what Expectations/behaviour.tsv says, which is
            {string.Join(Environment.NewLine, known)}
            Where what it does is right, put these lines there, or run this test with ASSAY_ACCEPT=1 and read what it writes:
            {string.Join(Environment.NewLine, observed)}
            """);
    }

    [Theory]
    [MemberData(nameof(AllRowNames))]
    public void A_row_that_threads_cannot_share_says_so(string name)
    {
        var row = BuiltAdapters.Catalogue.Find(name);

        foreach (var line in BehaviourFile.ReadAll().Where(line => line.Row == name))
        {
            Assert.True(
                line.Threads == (row.IsThreadSafe ? Behaviour.Works : Behaviour.NotPromised),
                $"{name}, {line.DataSet}: 8 threads: {line.Threads}. A library whose documentation lets threads share it has a fault "
                    + "then; one whose documentation does not needs ThreadSafe=\"false\" on its AssayRow item.");
        }
    }

    [Fact]
    public void What_is_known_names_rows_that_there_are() =>
        Assert.Empty(BehaviourFile.ReadAll().Select(line => line.Row).Except(BuiltAdapters.RowsToBuild.Select(row => row.Name)));

    [Fact]
    public void The_documentation_shows_what_is_known() =>
        GeneratedPart.EnsureCurrent(BehaviourTables.Page, BehaviourTables.Part, BehaviourTables.Render(BehaviourFile.ReadAll()));

    private static List<Behaviour> KnownOf(string name) => [.. BehaviourFile.ReadAll().Where(line => line.Row == name)];
}
