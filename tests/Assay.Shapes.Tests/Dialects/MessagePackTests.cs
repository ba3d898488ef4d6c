using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Dialects;

public class MessagePackTests
{
    [Fact]
    public void Members_that_constructors_take_are_numbered_first_so_that_positions_meet()
    {
        var person = TextOf("message-pack", "Employee", "MessagePackArray.Catalogue.Person");
        var employee = TextOf("message-pack", "Employee", "MessagePackArray.Catalogue.Employee");

        Assert.Contains("[global::MessagePack.Key(0)]\n    public string Name", person, StringComparison.Ordinal);
        Assert.Contains("[global::MessagePack.Key(3)]\n    public string? Nickname", person, StringComparison.Ordinal);
        Assert.Contains("[global::MessagePack.Key(2)]\n    public decimal Salary", employee, StringComparison.Ordinal);
    }

    [Fact]
    public void Private_members_are_allowed_and_those_of_a_base_left_to_the_runtime()
    {
        Assert.Contains("[global::MessagePack.MessagePackObject(AllowPrivate = true)]",
            TextOf("message-pack", "BookShelf", "MessagePackArray.Catalogue.BookShelf"), StringComparison.Ordinal);
        Assert.Contains(
            "[global::MessagePack.MessagePackObject(AllowPrivate = true, SuppressSourceGeneration = true)]",
            TextOf("message-pack", "Zoo", "MessagePackArray.Catalogue.Dog"),
            StringComparison.Ordinal);
    }

    [Fact]
    public void Types_with_frozen_collections_are_left_to_the_runtime_and_their_neighbours_are_not()
    {
        Assert.Contains("[global::MessagePack.MessagePackObject(SuppressSourceGeneration = true)]\npublic partial class Glacier",
            TextOf("message-pack", "Massif", "MessagePackArray.Catalogue.Glacier"), StringComparison.Ordinal);
        Assert.Contains("[global::MessagePack.MessagePackObject]\npublic partial class Massif",
            TextOf("message-pack", "Massif", "MessagePackArray.Catalogue.Massif"), StringComparison.Ordinal);
    }

    [Fact]
    public void A_map_takes_names_of_members_unless_two_levels_share_one()
    {
        Assert.Contains("[global::MessagePack.MessagePackObject(keyAsPropertyName: true)]\npublic partial class Book",
            TextOf("message-pack-map", "Book", "MessagePackMap.Catalogue.Book"), StringComparison.Ordinal);

        var circle = TextOf("message-pack-map", "Shapes", "MessagePackMap.Catalogue.Square");

        Assert.DoesNotContain("Key(0)", circle, StringComparison.Ordinal);
    }

    [Fact]
    public void Known_types_stand_as_union_on_abstract_classes_and_interfaces()
    {
        var animal = TextOf("message-pack", "Zoo", "MessagePackArray.Catalogue.Animal");
        var named = TextOf("message-pack", "Zoo", "MessagePackArray.Catalogue.INamed");

        Assert.Contains("[global::MessagePack.Union(1, typeof(global::MessagePackArray.Catalogue.Dog))]", animal, StringComparison.Ordinal);
        Assert.Contains("[global::MessagePack.Union(0, typeof(global::MessagePackArray.Catalogue.Cat))]\npublic partial interface INamed",
            named, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("2.5.307", "[global::MessagePack.MessagePackObject]")]
    [InlineData("3.0.3", "[global::MessagePack.MessagePackObject(AllowPrivate = true, SuppressSourceGeneration = true)]")]
    public void Before_version_3_no_attribute_speaks_of_the_generator(string version, string attribute)
    {
        var dog = EmittedSample.Text("message-pack", "Zoo", "MessagePackArray.Catalogue.Dog.g.cs", Version.Parse(version));

        Assert.Contains(attribute, dog, StringComparison.Ordinal);
    }

    private static string TextOf(string dialect, string root, string type) => EmittedSample.Text(dialect, root, $"{type}.g.cs");
}
