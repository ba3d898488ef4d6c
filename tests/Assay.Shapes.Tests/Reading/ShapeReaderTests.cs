using Assay.Shapes.Graph;
using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Reading;

public class ShapeReaderTests
{
    [Fact]
    public void Members_stand_in_the_order_of_the_source_with_fields_paired_to_properties()
    {
        var shelf = Root("BookShelf");

        Assert.Equal(["_secret", "Books"], shelf.Members.Select(member => member.Name));
        Assert.Equal(["_secret", "<Books>k__BackingField"], shelf.Members.Select(member => member.StorageField));
        Assert.Equal([false, true], shelf.Members.Select(member => member.IsProperty));
        Assert.Equal([Access.Private, Access.Public], shelf.Members.Select(member => member.Access));
        Assert.Equal("BookShelf._secret", shelf.Members[0].ToString());
    }

    [Fact]
    public void The_graph_lists_each_shape_once_with_the_root_first()
    {
        var graph = SampleAssembly.Read("Shop.Catalogue.BookShelf");

        Assert.Equal(["BookShelf", "string", "List<Book>", "Book", "int"], graph.Shapes.Select(shape => shape.ToString()));
        Assert.Same(graph.Root, graph.Shapes[0]);
    }

    [Theory]
    [InlineData("Number", Access.Public, Access.Public, true, true, true)]
    [InlineData("Year", Access.Public, Access.Public, false, false, true)]
    [InlineData("Id", Access.Public, Access.Public, true, false, false)]
    [InlineData("Placed", Access.Public, Access.Private, false, false, false)]
    [InlineData("Priority", Access.Internal, Access.Internal, false, false, false)]
    [InlineData("Stamp", Access.ProtectedInternal, Access.ProtectedInternal, false, false, false)]
    public void Accessibility_readonly_init_and_required_are_read(
        string name, Access access, Access setAccess, bool isReadOnly, bool isInit, bool isRequired)
    {
        var member = Root("Order").Members.Single(candidate => candidate.Name == name);

        Assert.Equal((access, setAccess, isReadOnly, isInit, isRequired),
            (member.Access, member.SetAccess, member.IsReadOnly, member.IsInitOnly, member.IsRequired));
    }

    [Fact]
    public void Events_and_computed_properties_are_no_members_and_NonSerialized_is_kept()
    {
        var order = Root("Order");

        Assert.Equal(
            ["Number", "Year", "Id", "Placed", "Buyer", "Priority", "Stamp", "_cache"], order.Members.Select(member => member.Name));
        Assert.True(order.Members[^1].IsNonSerialized);
        Assert.False(order.Members[0].IsNonSerialized);
    }

    [Fact]
    public void Constructors_keep_access_parameters_and_SetsRequiredMembers()
    {
        var constructor = Assert.Single(Root("Order").Constructors);

        Assert.Equal(Access.Public, constructor.Access);
        Assert.True(constructor.SetsRequiredMembers);
        Assert.Equal(["number", "id"], constructor.Parameters.Select(parameter => parameter.Name));
        Assert.Equal(["string", "Guid"], constructor.Parameters.Select(parameter => parameter.Shape.ToString()));
    }

    [Theory]
    [InlineData("BookShelf", ObjectKind.Class)]
    [InlineData("Person", ObjectKind.Record)]
    [InlineData("Money", ObjectKind.RecordStruct)]
    [InlineData("Triangle", ObjectKind.Struct)]
    public void Kinds_are_told_apart(string type, ObjectKind kind) => Assert.Equal(kind, Root(type).Kind);

    [Fact]
    public void A_record_has_its_members_but_not_its_copy_constructor()
    {
        var person = Root("Person");

        Assert.Equal(["Name", "Age", "Nickname"], person.Members.Select(member => member.Name));
        Assert.True(person.Members.All(member => member.IsInitOnly));
        Assert.Equal([false, false, true], person.Members.Select(member => member.IsNullable));
        Assert.Equal(2, Assert.Single(person.Constructors).Parameters.Count);
    }

    [Fact]
    public void A_readonly_struct_is_known_as_one()
    {
        Assert.True(Root("Money").IsReadOnly);
        Assert.True(Root("Shop.Catalogue.Range").IsReadOnly);
        Assert.False(Root("Triangle").IsReadOnly);
    }

    [Fact]
    public void Derived_types_of_the_assembly_are_found_and_sorted_by_name()
    {
        var graph = SampleAssembly.Read("Zoo");
        var animal = graph.Objects.Single(shape => shape.TypeName.Name == "Animal");
        var named = graph.Objects.Single(shape => shape.TypeName.Name == "INamed");

        Assert.True(animal.IsAbstract);
        Assert.Equal(["Cat", "Dog"], animal.Derived.Select(shape => shape.TypeName.Name));
        Assert.Equal(["Cat"], named.Derived.Select(shape => shape.TypeName.Name));
        Assert.Equal(ObjectKind.Interface, named.Kind);
        Assert.Equal([named], animal.Derived[0].Interfaces);
    }

    [Fact]
    public void Private_fields_of_one_name_at_two_levels_are_two_members()
    {
        var dog = SampleAssembly.Read("Zoo").Objects.Single(shape => shape.TypeName.Name == "Dog");

        Assert.Equal(["Animal._age", "Dog._age", "Dog.Name"], dog.AllMembers.Select(member => member.ToString()));
    }

    [Fact]
    public void Cycles_end()
    {
        var graph = SampleAssembly.Read("Node");
        var node = (ObjectShape)graph.Root;

        Assert.Same(node, node.Members[0].Shape);
        Assert.Same(node, ((CollectionShape)node.Members[1].Shape).Element);
        Assert.Same(node, ((DictionaryShape)node.Members[2].Shape).Value);
    }

    [Fact]
    public void Known_types_stand_for_object()
    {
        Assert.DoesNotContain(SampleAssembly.Read("Everything").Objects, shape => shape.TypeName.Name == "Dog");
        Assert.Contains(SampleAssembly.Read("Everything", "Dog").Objects, shape => shape.TypeName.Name == "Dog");
    }

    [Fact]
    public void Parameters_of_unrelated_types_bring_nothing_into_the_graph()
    {
        var graph = SampleAssembly.Read("Weird");
        var parameters = Assert.Single(((ObjectShape)graph.Root).Constructors).Parameters;

        Assert.Equal(["Weird", "int", "string", "List<string>"], graph.Shapes.Select(shape => shape.ToString()));
        Assert.Equal(["IEnumerable<string>", "long", "Action<int>"], parameters.Select(parameter => parameter.Shape.ToString()));
        Assert.IsType<UnsupportedShape>(parameters[2].Shape);
    }

    [Fact]
    public void A_captured_primary_constructor_parameter_is_a_private_member()
    {
        var members = Root("Point3").Members;

        Assert.Equal(["x", "y", "z"], members.Select(member => member.Name));
        Assert.Equal("<x>P", members[0].StorageField);
        Assert.Equal(Access.Private, members[0].Access);
    }

    [Theory]
    [InlineData("Callback", "is a delegate", true)]
    [InlineData("Text", "is System.Text.StringBuilder, a type of the runtime that Assay does not look into", true)]
    [InlineData("Handle", "is a native handle", true)]
    public void What_has_no_shape_has_a_reason_and_is_taken_as_it_is_where_it_can_be_compared(
        string member, string reason, bool isTakenAsItIs)
    {
        var shape = Assert.IsType<UnsupportedShape>(Root("Unusable").Members.Single(candidate => candidate.Name == member).Shape);

        Assert.Equal((reason, isTakenAsItIs), (shape.Reason, shape.IsTakenAsItIs));
    }

    [Fact]
    public void A_class_that_derives_from_a_collection_names_it_and_reaches_its_elements()
    {
        var list = SampleAssembly.Read("BookList");

        Assert.Equal("List<Book>", ((ObjectShape)list.Root).RuntimeBase);
        Assert.Contains(list.Objects, type => type.ToString() == "Book");
    }

    private static ObjectShape Root(string type) => (ObjectShape)SampleAssembly.Read(type).Root;
}
