using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Dialects.Attributed;

public class ForyTests
{
    [Fact]
    public void Private_members_that_can_be_set_are_named_and_public_ones_need_no_word()
    {
        var text = EmittedSample.Text("fory", "Journal", "ForyContract.Catalogue.Journal.g.cs");

        Assert.Contains("[global::Apache.Fory.ForyStruct]\npublic class Journal", text, StringComparison.Ordinal);
        Assert.Contains("[global::Apache.Fory.ForyField]\n    private int _sum;", text, StringComparison.Ordinal);
        Assert.DoesNotContain("ForyField]\n    public", text, StringComparison.Ordinal);
        Assert.DoesNotContain("ForyField]\n    private readonly", text, StringComparison.Ordinal);
    }

    [Fact]
    public void Every_type_is_registered_by_the_order_of_its_name()
    {
        var contract = EmittedSample.Emit("fory", "Journal");
        var types = Assert.Single(contract.Files, file => file.Name.EndsWith("Types.g.cs", StringComparison.Ordinal));

        Assert.Contains("fory.Register<global::ForyContract.Catalogue.Colour>(100);", types.Content, StringComparison.Ordinal);
        Assert.Contains("fory.Register<global::ForyContract.Catalogue.Journal>(101);", types.Content, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Zoo", "Fory creates instances of the declared type, which must be concrete: Zoo.Star is an Animal.")]
    [InlineData("Order", "Fory has no type for this member: Order.Id is a Guid.")]
    [InlineData("Rights", "Fory writes enums as unsigned 32-bit numbers: Rights has other values.")]
    [InlineData("Vault", "Fory generates code outside the types, so it cannot use private ones: Vault._box is a Chest<Vault.Secret>.")]
    public void What_fory_does_not_carry_is_refused(string root, string sentence) =>
        Assert.Equal(sentence, DialectCatalogue.Find("fory")!.Bind(SampleAssembly.Read(root)).Refusal);
}
