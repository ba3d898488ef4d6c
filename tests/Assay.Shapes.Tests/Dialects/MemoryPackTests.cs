using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Dialects;

public class MemoryPackTests
{
    private const string Include = "[global::MemoryPack.MemoryPackInclude]";

    [Fact]
    public void A_private_field_is_included_and_one_of_several_constructors_chosen()
    {
        var shelf = TextOf("BookShelf", "Catalogue.BookShelf");

        Assert.Contains("[global::MemoryPack.MemoryPackable]\npublic partial class BookShelf", shelf, StringComparison.Ordinal);
        Assert.Contains($"{Include}\n    private string _secret;", shelf, StringComparison.Ordinal);
        Assert.Contains("[global::MemoryPack.MemoryPackConstructor]\n    public BookShelf()", shelf, StringComparison.Ordinal);
        Assert.DoesNotContain("MemoryPackOrder", shelf, StringComparison.Ordinal);
    }

    [Fact]
    public void A_struct_that_is_plain_memory_needs_no_attribute_and_one_with_a_text_does()
    {
        Assert.DoesNotContain("MemoryPack.", TextOf("Triangle", "Catalogue.Triangle"), StringComparison.Ordinal);
        Assert.Contains("[global::MemoryPack.MemoryPackable]\npublic readonly partial record struct Money",
            TextOf("Money", "Catalogue.Money"), StringComparison.Ordinal);
    }

    [Fact]
    public void Without_references_no_class_is_tracked_or_numbered()
    {
        var node = TextOf("Node", "Catalogue.Node");

        Assert.DoesNotContain("CircularReference", node, StringComparison.Ordinal);
        Assert.DoesNotContain("MemoryPackOrder", node, StringComparison.Ordinal);
    }

    [Fact]
    public void With_references_every_class_whose_members_can_be_set_is_tracked_and_numbers_its_members()
    {
        var node = TextWithReferences("Node", "Catalogue.Node");

        Assert.Contains(
            "[global::MemoryPack.MemoryPackable(global::MemoryPack.GenerateType.CircularReference)]", node, StringComparison.Ordinal);
        Assert.Contains("[global::MemoryPack.MemoryPackOrder(2)]\n    public global::System.Collections.Generic.Dictionary", node,
            StringComparison.Ordinal);
    }

    [Fact]
    public void What_stands_behind_an_abstract_class_is_its_union()
    {
        var shape = TextOf("Shapes", "Catalogue.Shape");

        Assert.Contains(
            "[global::MemoryPack.MemoryPackUnion(0, typeof(global::MemoryPackable.Catalogue.Square))]", shape, StringComparison.Ordinal);
    }

    [Fact]
    public void With_references_a_class_without_a_parameterless_constructor_gets_a_private_one()
    {
        var record = TextWithReferences("Note", "Catalogue.Note");

        Assert.Contains("[global::MemoryPack.MemoryPackConstructor]\n    private Note()", record, StringComparison.Ordinal);
        Assert.DoesNotContain("private Note()", TextOf("Note", "Catalogue.Note"), StringComparison.Ordinal);
    }

    [Fact]
    public void With_references_a_class_with_a_member_that_cannot_be_set_stays_as_it_is()
    {
        var person = TextWithReferences("Person", "Catalogue.Person");

        Assert.Contains("[global::MemoryPack.MemoryPackable]\n", person, StringComparison.Ordinal);
        Assert.DoesNotContain("private Person()", person, StringComparison.Ordinal);
    }

    private static string TextWithReferences(string root, string type) =>
        EmittedSample.Text("memory-pack-references", root, $"MemoryPackableReferences.{type}.g.cs");

    private static string TextOf(string root, string type) => EmittedSample.Text("memory-pack", root, $"MemoryPackable.{type}.g.cs");
}
