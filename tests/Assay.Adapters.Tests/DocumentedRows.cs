using Assay.Adapters.Tests.Behaviours;
using Assay.Adapters.Tests.Documentation;
using Assay.Tests.Shared;
using Xunit;

namespace Assay.Adapters.Tests;

/// <summary>What projects state of their rows, against <c>docs/adapters.md</c> and against the code.</summary>
public class DocumentedRows
{
    public static TheoryData<string> RowNames => ProjectFiles.RowNames;

    [Fact]
    public void The_documentation_lists_every_row_as_its_project_states_it()
    {
        GeneratedPart.EnsureCurrent(BehaviourTables.Page, "rows", RowTables.Rows(BuiltAdapters.Catalogue));
        GeneratedPart.EnsureCurrent(BehaviourTables.Page, "reference rows", RowTables.ReferenceRows(BuiltAdapters.Catalogue));
        GeneratedPart.EnsureCurrent(BehaviourTables.Page, "notes", RowTables.Notes(BuiltAdapters.Catalogue));
        GeneratedPart.EnsureCurrent(BehaviourTables.Page, "modes", RowTables.Modes(BuiltAdapters.Catalogue));
    }

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
}
