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
        Assert.Contains("[global::MemoryPack.MemoryPackable]\npublic readonly partial record struct Money", TextOf("Money", "Catalogue.Money"), StringComparison.Ordinal);
    }

    [Fact]
    public void A_class_that_holds_one_of_its_kind_beside_many_keeps_references_and_numbers_its_members()
    {
        var node = TextOf("Node", "Catalogue.Node");

        Assert.Contains("[global::MemoryPack.MemoryPackable(global::MemoryPack.GenerateType.CircularReference)]", node, StringComparison.Ordinal);
        Assert.Contains("[global::MemoryPack.MemoryPackOrder(2)]\n    public global::System.Collections.Generic.Dictionary", node, StringComparison.Ordinal);
    }

    [Fact]
    public void What_stands_behind_an_abstract_class_is_its_union()
    {
        var shape = TextOf("Shapes", "Catalogue.Shape");

        Assert.Contains("[global::MemoryPack.MemoryPackUnion(0, typeof(global::MemoryPackable.Catalogue.Square))]", shape, StringComparison.Ordinal);
    }

    private static string TextOf(string root, string type) => EmittedSample.Text("memory-pack", root, $"MemoryPackable.{type}.g.cs");
}
