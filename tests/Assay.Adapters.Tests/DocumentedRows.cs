using Assay.Adapters.Tests.Documentation;
using Xunit;

namespace Assay.Adapters.Tests;

/// <summary>What projects state of their rows, against <c>docs/adapters.md</c> and against the code.</summary>
public class DocumentedRows
{
    public static TheoryData<string> RowNames => ProjectFiles.RowNames;

    [Fact]
    public void The_documentation_lists_every_row_as_its_project_states_it() => Compare("rows", RowTables.Rows(BuiltAdapters.Catalogue));

    [Fact]
    public void The_documentation_lists_the_reference_rows_as_their_project_states_them() =>
        Compare("reference rows", RowTables.ReferenceRows(BuiltAdapters.Catalogue));

    [Theory]
    [MemberData(nameof(RowNames))]
    public void A_row_states_the_depth_that_its_code_sets(string name)
    {
        var row = BuiltAdapters.Catalogue.Find(name);

        Assert.Equal(StatedDepths.OfSources(row), StatedDepths.OfSettings(row));
    }

    [Fact]
    public void Limits_of_depth_are_those_that_the_decision_allows()
    {
        var depths = BuiltAdapters.Catalogue.Rows.SelectMany(StatedDepths.OfSettings).Distinct().Order();

        Assert.Equal([128, 255, 256, 512], depths);
    }

    private static void Compare(string part, string made)
    {
        if (AdaptersPage.IsAccepting)
            AdaptersPage.Write(part, made);
        Assert.True(made == AdaptersPage.Read(part),
            $"docs/adapters.md differs from the projects in adapters ({part}). Run this test with ASSAY_ACCEPT=1, and read what it "
                + "writes.");
    }
}
