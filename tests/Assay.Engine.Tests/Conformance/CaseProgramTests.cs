using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.Planning;
using Assay.Engine.Tests.Fakes;
using Assay.Engine.Tests.Storage;

namespace Assay.Engine.Tests.Conformance;

/// <summary>The programs that hold cases: one for all rows of an adapter, with the contracts that these rows have.</summary>
public sealed class CaseProgramTests
{
    private static readonly BuiltCases Cases = new("code", "hash");

    [Fact]
    public void A_program_holds_the_dialects_of_the_runs_rows_alone()
    {
        var ofOne = Assert.Single(Requests("plain"));
        var ofTwo = Assert.Single(Requests("plain", "json-context", "plain").Distinct());

        Assert.Equal("plain", ofOne.Target.Cases!.Dialects);
        Assert.Equal("json-context+plain", ofTwo.Target.Cases!.Dialects);
        Assert.NotEqual(ofOne, ofTwo);
        Assert.Contains("AssayDialects=json-context+plain", BuildProperties.Of(ofTwo.Target));
    }

    [Fact]
    public void Rows_with_all_dialects_of_an_adapter_share_the_program_that_holds_all()
    {
        var project = TestRowsOf.Project with { Dialects = "json-context+plain" };

        Assert.Equal("", Cases.For(project, ["plain", "json-context", "plain"]).Dialects);
        Assert.Equal("plain", Cases.For(project, ["plain"]).Dialects);
        Assert.Equal(
            Requests("plain")[0] with { Target = Requests("plain")[0].Target with { Cases = Cases } }, Requests("plain")[0].OfAllDialects);
    }

    [Fact]
    public void Rows_in_another_order_share_the_program() =>
        Assert.Equal(Requests("plain", "json-context")[0], Requests("json-context", "plain")[1]);

    [Fact]
    public void The_program_with_the_new_versions_of_types_holds_the_same_dialects()
    {
        var plan = Plan("plain", "json-context") with { NewVersions = new BuiltCases("code", "new") { IsNew = true } };

        Assert.All(plan.Rows, row => Assert.Equal("json-context+plain", plan.NewBuildOf(row)!.Target.Cases!.Dialects));
    }

    private static IReadOnlyList<BuildRequest> Requests(params string[] dialects) => [.. Plan(dialects).Rows.Select(row => row.Build)];

    private static RunPlan Plan(params string[] dialects) =>
        new RunPlan(ResultsOf.Options("a"),
            [.. dialects.Select(dialect => new SelectedRow(new RowId(dialect), TestRowsOf.Row(dialect) with { Dialect = dialect }))])
            .BuiltFor(Cases);
}
