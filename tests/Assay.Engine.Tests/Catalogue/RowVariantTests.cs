using Assay.Engine.Catalogue;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Catalogue;

public class RowVariantTests
{
    [Theory]
    [InlineData("json.net/reused", null, null, null)]
    [InlineData("json.net/reused@12.0.3", "12.0.3", null, null)]
    [InlineData("json.net/reused net8.0", null, "net8.0", null)]
    [InlineData("json.net/reused r2r", null, null, "r2r")]
    [InlineData("json.net/reused@13.0.5-beta1 net10.0 r2r", "13.0.5-beta1", "net10.0", "r2r")]
    public void A_name_says_what_was_asked_for_and_is_read_back(string name, string? version, string? framework, string? mode)
    {
        RowVariant variant = new("json.net/reused", version, framework, mode);

        Assert.Equal(name, variant.Name);
        Assert.Equal(variant, RowVariant.Parse(name));
        Assert.Equal(variant, RowVariant.Parse(name + " (2)"));
    }

    [Theory]
    [InlineData("json.net/reused@1.0.0;PreBuildEvent=touch\tx")]
    [InlineData("json.net/reused@1.0.0%3BPreBuildEvent=x")]
    [InlineData("json.net/reused@$([System.IO.File]::Delete('x'))")]
    [InlineData("json.net/reused@1.0.0\n")]
    [InlineData("json.net/reused@[1.0,2.0)")]
    [InlineData("json.net/reused@")]
    public void A_name_from_a_file_has_a_version_that_is_one(string name)
    {
        BadInputException refusal = Assert.Throws<BadInputException>(() => RowVariant.Parse(name));

        Assert.Contains(" is no version, such as 13.0.4.", refusal.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_variant_of_a_runtime_brings_it_along_and_a_version_alone_does_not()
    {
        Assert.Equal(BuildTarget.Default, new RowVariant("a").Target);
        Assert.Equal(BuildTarget.Default with { PackageVersion = "1.0.0" }, new RowVariant("a", "1.0.0").Target);
        Assert.Equal(new BuildTarget("net8.0", "r2r") { IsSelfContained = true }, new RowVariant("a", null, "net8.0", "r2r").Target);
        Assert.False(new RowVariant("a", null, "net48").Target.IsSelfContained);
    }

    [Fact]
    public void Aliases_of_a_variant_share_its_name_and_its_program()
    {
        RowDefinition row = TestRowsOf.Row("a");
        RowVariant variant = new("a", "1.0.0");

        IReadOnlyList<SelectedRow> rows = SelectedRow.Labelled([(row, variant), (row, new RowVariant("a")), (row, variant)]);

        Assert.Equal(["a@1.0.0", "a", "a@1.0.0 (2)"], rows.Select(selected => selected.Label));
        Assert.Equal(["a@1.0.0", "a", "a@1.0.0"], rows.Select(selected => selected.Name));
        Assert.Equal(rows[0].Build, rows[2].Build);
        Assert.NotEqual(rows[0].Build, rows[1].Build);
    }
}
