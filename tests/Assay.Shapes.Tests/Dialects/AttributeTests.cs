using System.Reflection;
using System.Runtime.InteropServices;
using System.Runtime.Serialization;
using System.Text.Json.Serialization.Metadata;
using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Dialects;

public class AttributeTests
{
    private const BindingFlags Own = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    [Fact]
    public void Serializable_marks_every_type_and_leaves_out_what_the_user_excluded()
    {
        var order = EmittedSample.Load("serializable", "Order").GetType("Serializable.Catalogue.Order")!;

        Assert.True(order.Attributes.HasFlag((TypeAttributes)0x2000));
        Assert.Null(order.GetField("_cache", Own));
        Assert.False(order.GetField("Id")!.Attributes.HasFlag((FieldAttributes)0x80));
    }

    [Fact]
    public void A_data_contract_covers_private_and_readonly_members_and_states_no_order()
    {
        var order = EmittedSample.Load("data-contract", "Order").GetType("DataContract.Catalogue.Order")!;
        var members = order.GetMembers(Own).Select(member => member.GetCustomAttribute<DataMemberAttribute>())
            .Where(attribute => attribute is not null).ToList();

        Assert.NotNull(order.GetCustomAttribute<DataContractAttribute>());
        Assert.Equal(7, members.Count);
        Assert.All(members, member => Assert.Equal(-1, member!.Order));
        Assert.NotNull(order.GetField("Id")!.GetCustomAttribute<DataMemberAttribute>());
    }

    [Fact]
    public void Known_types_stand_on_the_base_and_on_the_holder_of_an_interface()
    {
        var emitted = EmittedSample.Load("data-contract", "Zoo");

        Assert.Equal(["Cat", "Dog"], KnownTypesOf(emitted.GetType("DataContract.Catalogue.Animal")!));
        Assert.Equal(["Cat"], KnownTypesOf(emitted.GetType("DataContract.Catalogue.Zoo")!));
        Assert.Empty(KnownTypesOf(emitted.GetType("DataContract.Catalogue.Dog")!));
    }

    [Fact]
    public void A_name_at_two_levels_of_a_hierarchy_is_told_apart()
    {
        var dog = EmittedSample.Load("data-contract", "Zoo").GetType("DataContract.Catalogue.Dog")!;

        Assert.Equal("Dog._age", dog.GetField("_age", Own)!.GetCustomAttribute<DataMemberAttribute>()!.Name);
        Assert.Null(dog.BaseType!.GetField("_age", Own)!.GetCustomAttribute<DataMemberAttribute>()!.Name);
    }

    [Fact]
    public void Enum_values_are_members_of_the_data_contract()
    {
        var colour = EmittedSample.Load("data-contract", "Everything").GetType("DataContract.Catalogue.Colour")!;

        Assert.All(colour.GetFields(BindingFlags.Static | BindingFlags.Public),
            value => Assert.NotNull(value.GetCustomAttribute<EnumMemberAttribute>()));
    }

    [Theory]
    [InlineData("marshal", "MarshalLayout.Typical", 24)]
    [InlineData("marshal-inline", "MarshalInline.Typical", 144)]
    public void Marshal_copies_a_text_as_a_pointer_or_in_place(string dialect, string name, int size)
    {
        var type = EmittedSample.Load(dialect, "Typical").GetType(name)!;

        Assert.True(type.IsLayoutSequential);
        Assert.Equal(size, Marshal.SizeOf(type));
    }

    [Theory]
    [InlineData("marshal", "MarshalLayout.Catalogue.Marshalled", 8 + 12 + 1 + 1 + 2)]
    [InlineData("marshal-inline", "MarshalInline.Catalogue.Marshalled", 16 + 12 + 1 + 1 + 2)]
    public void What_a_struct_states_for_the_marshaller_stands_in_its_copy(string dialect, string name, int size)
    {
        var contract = new EmittedContractInstance(dialect, "Marshalled");
        var plain = PlainSamples.New("Marshalled").With("Name", "seven c").With("Numbers", new[] { 1, 2, 3 }).With("Flag", true)
            .With("Last", (byte)9);

        var copy = ThroughMarshal(contract.ToContract(plain));

        Assert.Equal(size, Marshal.SizeOf(contract.Assembly.GetType(name)!));
        Assert.Equal(PlainSamples.Show(plain), PlainSamples.Show(contract.ToPlain(copy)));
    }

    [Fact]
    public void The_json_context_carries_fields_and_is_found_among_the_companions()
    {
        var contract = new EmittedContractInstance("json-context", "BookShelf");
        var shelf = PlainSamples.New("BookShelf", "hidden");
        var type = contract.Companions.Get<JsonTypeInfo>();

        Assert.Equal(shelf.GetType(), type.Type);
        Assert.True(type.Options.IncludeFields);
        Assert.Equal("""{"Books":[]}""", System.Text.Json.JsonSerializer.Serialize(shelf, type));
    }

    [Fact]
    public void Types_that_share_a_short_name_all_have_their_place_in_the_json_context()
    {
        var contract = new EmittedContractInstance("json-context", "Squares");
        var mine = PlainSamples.New("Square", "s", 2.5);
        var squares = PlainSamples.New("Squares").With("One", mine);
        var type = contract.Companions.Get<JsonTypeInfo>();

        var read = System.Text.Json.JsonSerializer.Deserialize("""{"Two":{"Side":3},"Theirs":[{"Side":4}]}""", type)!;

        Assert.Contains("\"Area\":2.5", System.Text.Json.JsonSerializer.Serialize(squares, type), StringComparison.Ordinal);
        Assert.Contains("\"Theirs\":[{\"Side\":4}]", System.Text.Json.JsonSerializer.Serialize(read, type), StringComparison.Ordinal);
    }

    [Fact]
    public void Types_that_are_called_like_members_of_the_json_context_have_their_place_in_it()
    {
        var type = new EmittedContractInstance("json-context", "Printer").Companions.Get<JsonTypeInfo>();

        var read = System.Text.Json.JsonSerializer.Deserialize("""{"Options":{"Copies":2},"Default":{"Tray":"upper"}}""", type)!;

        Assert.Equal("""{"Options":{"Copies":2},"Default":{"Tray":"upper"}}""", System.Text.Json.JsonSerializer.Serialize(read, type));
    }

    private static object ThroughMarshal(object value)
    {
        var memory = Marshal.AllocHGlobal(Marshal.SizeOf(value));
        Marshal.StructureToPtr(value, memory, fDeleteOld: false);
        var read = Marshal.PtrToStructure(memory, value.GetType())!;
        Marshal.FreeHGlobal(memory);
        return read;
    }

    private static IEnumerable<string> KnownTypesOf(Type type) =>
        type.GetCustomAttributes<KnownTypeAttribute>(inherit: false).Select(known => known.Type!.Name);
}
