using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Dialects.Attributed;

public class PolyTypeTests
{
    [Fact]
    public void The_root_asks_for_its_shape_and_public_members_need_no_word()
    {
        var text = EmittedSample.Text("poly-type", "BookShelf", "Shaped.Catalogue.BookShelf.g.cs");

        Assert.Contains("[global::PolyType.GenerateShape]\npublic partial class BookShelf", text, StringComparison.Ordinal);
        Assert.Contains("[global::PolyType.PropertyShape]\n    private string _secret;", text, StringComparison.Ordinal);
        Assert.DoesNotContain("PropertyShape]\n    public", text, StringComparison.Ordinal);
        Assert.DoesNotContain(
            "GenerateShape", EmittedSample.Text("poly-type", "BookShelf", "Shaped.Catalogue.Book.g.cs"), StringComparison.Ordinal);
    }

    [Fact]
    public void A_root_that_is_no_type_of_the_users_has_a_witness()
    {
        var contract = EmittedSample.Emit("poly-type", "System.Collections.Generic.List<Shop.Catalogue.Book>");

        var witness = Assert.Single(contract.Files, file => file.Name.Contains("Witness", StringComparison.Ordinal));
        Assert.Contains(
            "[global::PolyType.GenerateShapeFor(typeof(global::System.Collections.Generic.List<global::Shaped.Catalogue.Book>))]",
            witness.Content, StringComparison.Ordinal);
    }

    [Fact]
    public void A_root_without_any_type_of_the_users_has_a_shape_too()
    {
        var contract = EmittedSample.Emit("poly-type", "string");

        Assert.Contains(contract.Files, file => file.Content.Contains("GenerateShapeFor(typeof(string))", StringComparison.Ordinal));
        Assert.Contains(contract.Files, file => file.Content.Contains("PlainContract<string>", StringComparison.Ordinal));
    }

    [Fact]
    public void Bases_and_interfaces_name_all_concrete_types_by_number()
    {
        Assert.Contains(
            "DerivedTypeShape(typeof(global::Shaped.Catalogue.Cat), Tag = "
                + "1)]\n[global::PolyType.DerivedTypeShape(typeof(global::Shaped.Catalogue.Dog), Tag = 2)]",
            EmittedSample.Text("poly-type", "Zoo", "Shaped.Catalogue.Animal.g.cs"), StringComparison.Ordinal);
        Assert.Contains("DerivedTypeShape(typeof(global::Shaped.Catalogue.Cat), Tag = 1)]\npublic partial interface INamed",
            EmittedSample.Text("poly-type", "Zoo", "Shaped.Catalogue.INamed.g.cs"), StringComparison.Ordinal);
    }

    [Fact]
    public void Keys_of_a_hierarchy_are_one_row()
    {
        var text = EmittedSample.Text("poly-type-keys", "Zoo", "ShapedKeys.Catalogue.Dog.g.cs");

        Assert.Contains("[global::Nerdbank.MessagePack.Key(0)]\n    private int _age;",
            EmittedSample.Text("poly-type-keys", "Zoo", "ShapedKeys.Catalogue.Animal.g.cs"), StringComparison.Ordinal);
        Assert.Contains("Key(1)]", text, StringComparison.Ordinal);
        Assert.Contains("Key(2)]", text, StringComparison.Ordinal);
        Assert.DoesNotContain("Key(0)]", text, StringComparison.Ordinal);
    }
}
