using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Dialects;

public class ProtobufNetTests
{
    [Fact]
    public void Constructors_are_skipped_where_none_is_without_parameters()
    {
        Assert.Contains("[global::ProtoBuf.ProtoContract]\npublic class BookShelf", TextOf("BookShelf", "Catalogue.BookShelf"),
            StringComparison.Ordinal);
        Assert.Contains("[global::ProtoBuf.ProtoContract(SkipConstructor = true)]\npublic class Square",
            TextOf("Shapes", "Catalogue.Square"), StringComparison.Ordinal);
    }

    [Fact]
    public void A_list_that_is_never_null_begins_empty_and_attributes_are_the_plain_ones()
    {
        Assert.Contains(
            "[global::ProtoBuf.ProtoMember(2)]\n    "
            + "public global::System.Collections.Generic.List<global::ProtoContract.Catalogue.Book> Books { get; set; } = new();",
            TextOf("BookShelf", "Catalogue.BookShelf"),
            StringComparison.Ordinal);
        Assert.DoesNotContain("NullWrapped", TextOf("Node", "Catalogue.Node"), StringComparison.Ordinal);
    }

    [Fact]
    public void Known_types_stand_on_the_base_with_numbers_of_their_own() =>
        Assert.Contains("[global::ProtoBuf.ProtoInclude(100, typeof(global::ProtoContract.Catalogue.Square))]",
            TextOf("Shapes", "Catalogue.Shape"), StringComparison.Ordinal);

    [Fact]
    public void Zeros_are_sent_where_collections_are_overwritten_alone()
    {
        Assert.Contains("[global::ProtoBuf.ProtoMember(1)]\n    public decimal Salary", TextOf("Employee", "Catalogue.Employee"),
            StringComparison.Ordinal);
        Assert.Contains(
            "[global::ProtoBuf.ProtoMember(1, IsRequired = true)]\n    public decimal Salary",
            EmittedSample.Text("protobuf-net-overwrite", "Employee", "ProtoOverwrite.Catalogue.Employee.g.cs"),
            StringComparison.Ordinal);
    }

    [Fact]
    public void Where_collections_are_overwritten_no_constructor_runs_and_an_empty_list_is_told_from_none()
    {
        var shelf = EmittedSample.Text("protobuf-net-overwrite", "BookShelf", "ProtoOverwrite.Catalogue.BookShelf.g.cs");

        Assert.Contains(
            "[global::ProtoBuf.ProtoContract(SkipConstructor = true)]\npublic class BookShelf", shelf, StringComparison.Ordinal);
        Assert.Contains(
            "[global::ProtoBuf.ProtoMember(2, OverwriteList = true)]\n    [global::ProtoBuf.NullWrappedCollection]\n    public "
                + "global::System.Collections.Generic.List<global::ProtoOverwrite.Catalogue.Book> Books { get; set; }",
            shelf,
            StringComparison.Ordinal);
    }

    private static string TextOf(string root, string type) => EmittedSample.Text("protobuf-net", root, $"ProtoContract.{type}.g.cs");
}
