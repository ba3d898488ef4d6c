using Assay.DataSets;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Planning;

public class NetFrameworkPlanTests
{
    private const string FrameworkOnly = "exists on .NET Framework only";
    private static readonly RowDefinition Old = TestRowsOf.Row("old", excluded: FrameworkOnly) with { IsNetFrameworkOnly = true };
    private static readonly RowDefinition New = TestRowsOf.Row("new") with { ExcludedOnNetFramework = "came later" };

    private static readonly RunPlanner Planner = new(new AdapterCatalogue([Old, New, TestRowsOf.Row("any")]), DataSetCatalogue.All);

    [Fact]
    public void A_row_of_net_framework_alone_is_measured_there_and_says_once_of_all_others_that_it_is()
    {
        Assert.Equal([("old net472", ""), ("old net48", "")], RowsOf("old", "net472,net10.0,net48"));
        Assert.Equal([("old", FrameworkOnly)], RowsOf("old", "net8.0,net10.0"));
        Assert.Equal([("old", FrameworkOnly)], RowsOf("old", null));
    }

    [Fact]
    public void A_row_that_net_framework_cannot_have_says_so_beside_its_variants_on_other_runtimes() =>
        Assert.Equal(
            [("new net472", "came later"), ("new net8.0", ""), ("any net472", ""), ("any net8.0", "")], RowsOf("new,any", "net472,net8.0"));

    private static IEnumerable<(string Label, string Excluded)> RowsOf(string rows, string? runtimes) =>
        Planner.Plan(new RunRequest { Rows = rows, Runtimes = runtimes }).Rows
            .Select(row => (row.Label, row.Definition.ExcludedOn(row.Target.Framework)))
            .Where(row => rows.Contains(row.Label.Split(' ')[0], StringComparison.Ordinal));
}
