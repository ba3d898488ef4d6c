using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Dialects.Attributed;

public class BondTests
{
    private static readonly string Ledger = EmittedSample.Text("bond", "Ledger", "BondContract.Catalogue.Ledger.g.cs");

    [Fact]
    public void Properties_and_public_fields_are_numbered_and_others_are_not()
    {
        Assert.Contains("[global::Bond.Schema]\npublic class Ledger", Ledger, StringComparison.Ordinal);
        Assert.Contains("[global::Bond.Id(0)]\n    public int Year;", Ledger, StringComparison.Ordinal);
        Assert.Contains("    private int _sum;", Ledger, StringComparison.Ordinal);
        Assert.DoesNotContain("]\n    private int _sum;", Ledger, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("typeof(global::Bond.Tag.nullable<string>)", "string? Note")]
    [InlineData("typeof(global::System.Collections.Generic.List<global::Bond.Tag.nullable<string>>)", "List<string?> Notes")]
    [InlineData("typeof(global::Bond.Tag.nullable<int>)", "int? Limit")]
    [InlineData("typeof(global::System.Collections.Generic.Dictionary<string, long>)", "DateTime> Days")]
    [InlineData("typeof(global::Bond.Tag.blob)", "byte[] Seal")]
    public void What_may_be_null_and_what_has_an_alias_states_its_type(string type, string member)
    {
        var lines = Ledger.Split('\n');
        var at = Array.FindIndex(lines, line => line.Contains(member, StringComparison.Ordinal));

        Assert.Contains(type, lines[at - 1], StringComparison.Ordinal);
    }

    [Fact]
    public void Members_with_an_alias_are_converted_by_the_class_that_bond_looks_for()
    {
        var contract = EmittedSample.Emit("bond", "Ledger");

        Assert.Contains(contract.Files, file => file.Name == "BondContract.Catalogue.BondTypeAliasConverter.g.cs");
        Assert.Contains(contract.Files,
            file => file.Content.Contains("ConvertedMembers => [\"Ledger.Days\", \"Ledger.Seal\"]", StringComparison.Ordinal));
    }

    [Fact]
    public void A_root_that_is_no_type_of_the_users_stands_in_one()
    {
        var contract = EmittedSample.Emit("bond", "System.Collections.Generic.List<Shop.Catalogue.Book>");

        Assert.Equal("global::BondContract.Catalogue.MySampleRoot", contract.ContractType);
        Assert.Contains(contract.Files,
            file => file.Content.Contains(
                "[global::Bond.Id(0)]\n    public global::System.Collections.Generic.List<global::BondContract.Catalogue.Book> Value",
                StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("Zoo", "Bond creates instances of the declared type: Zoo.Star is an Animal, and Animal is abstract.")]
    [InlineData("INamed", "Bond creates instances of the declared type: the root is an INamed, which is an interface.")]
    [InlineData("Everything", "Bond creates instances of the declared type: Everything.Anything is an object.")]
    public void What_bond_has_no_type_for_is_refused(string root, string sentence) =>
        Assert.Equal(sentence, DialectCatalogue.Find("bond")!.Bind(SampleAssembly.Read(root)).Refusal);
}
