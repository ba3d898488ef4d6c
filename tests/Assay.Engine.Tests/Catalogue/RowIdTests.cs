using Assay.Core.Results;
using Assay.Engine.Catalogue;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Catalogue;

public class RowIdTests
{
    [Theory]
    [InlineData("json.net/reused", null, null, null, 1)]
    [InlineData("json.net/reused@12.0.3", "12.0.3", null, null, 1)]
    [InlineData("json.net/reused net8.0", null, "net8.0", null, 1)]
    [InlineData("json.net/reused r2r", null, null, "r2r", 1)]
    [InlineData("json.net/reused@13.0.5-beta1 net10.0 r2r (2)", "13.0.5-beta1", "net10.0", "r2r", 2)]
    public void A_label_says_what_was_asked_for(string label, string? version, string? framework, string? mode, int number)
    {
        RowId id = new("json.net/reused", version, framework, mode, number);

        Assert.Equal(label, id.ToString());
        Assert.Equal("json.net", id.Family());
        Assert.Equal(label["json.net/reused".Length..].Replace(" (2)", "", StringComparison.Ordinal).TrimStart('@', ' '), id.Variant());
        Assert.True(RowIds.IsPossible(id));
    }

    [Theory]
    [InlineData("1.0.0;PreBuildEvent=touch\tx")]
    [InlineData("1.0.0%3BPreBuildEvent=x")]
    [InlineData("$([System.IO.File]::Delete('x'))")]
    [InlineData("1.0.0\n")]
    [InlineData("[1.0,2.0)")]
    [InlineData("")]
    [InlineData("1.0.0", "../json.net")]
    [InlineData("1.0.0", "a", "net10.0;x")]
    [InlineData("1.0.0", "a", null, "fast")]
    [InlineData("1.0.0", "a", null, null, 0)]
    public void An_identity_from_a_file_has_parts_that_can_be(
        string version, string row = "json.net/reused", string? framework = null, string? mode = null, int number = 1)
    {
        var refusal =
            Assert.Throws<BadInputException>(() => RowIds.Ensure(new RowId(row, version, framework, mode, number)));

        Assert.Contains(": its name, version, runtime or mode is none.", refusal.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_variant_of_a_runtime_brings_it_along_and_a_version_alone_does_not()
    {
        Assert.Equal(BuildTarget.Default, BuildTarget.Of(new RowId("a")));
        Assert.Equal(BuildTarget.Default with { PackageVersion = "1.0.0" }, BuildTarget.Of(new RowId("a", "1.0.0")));
        Assert.Equal(new BuildTarget("net8.0", "r2r") { IsSelfContained = true }, BuildTarget.Of(new RowId("a", null, "net8.0", "r2r")));
        Assert.False(BuildTarget.Of(new RowId("a", null, "net48")).IsSelfContained);
    }

    [Fact]
    public void Aliases_of_a_variant_share_its_name_and_its_program()
    {
        var row = TestRowsOf.Row("a");
        RowId variant = new("a", "1.0.0");

        var rows = SelectedRow.Numbered([(row, variant), (row, new RowId("a")), (row, variant)]);

        Assert.Equal(["a@1.0.0", "a", "a@1.0.0 (2)"], rows.Select(selected => selected.Label));
        Assert.Equal(["a@1.0.0", "a", "a@1.0.0"], rows.Select(selected => selected.Name));
        Assert.Equal(rows[0].Build, rows[2].Build);
        Assert.NotEqual(rows[0].Build, rows[1].Build);
    }
}
