using Assay.Shapes.Adoption;

namespace Assay.Shapes.Tests.Scanning;

public class DemandTests
{
    [Fact]
    public void Types_that_are_taken_as_they_are_need_no_edit()
    {
        var demand = DemandOf("plain", "Order");

        Assert.True(demand.IsAsItIs);
        Assert.Empty(demand.Types);
    }

    [Fact]
    public void Only_types_that_lack_the_attribute_are_edited()
    {
        var demand = DemandOf("serializable", "Order");

        Assert.Equal(["Price"], demand.Types.Select(type => type.Type.ToString()));
        Assert.Equal(1, demand.Attributes);
        Assert.False(demand.IsAsItIs);
    }

    [Fact]
    public void Data_contracts_ask_for_an_attribute_on_every_type_and_member()
    {
        var demand = DemandOf("data-contract", "Order");

        // Order with a number and lines, Line with an article and a price, Price with an amount and a currency.
        Assert.Equal(["Order", "Line", "Price"], demand.Types.Select(type => type.Type.ToString()));
        Assert.Equal(9, demand.Attributes);
    }

    [Fact]
    public void A_data_contract_has_the_members_that_its_author_declared() => Assert.True(DemandOf("data-contract", "Contracted").IsAsItIs);

    [Fact]
    public void A_type_that_serializes_itself_is_not_edited_again() => Assert.True(DemandOf("iserializable", "Writer").IsAsItIs);

    [Fact]
    public void Types_that_are_to_serialize_themselves_get_an_interface_a_constructor_and_code()
    {
        var demand = DemandOf("iserializable", "Order");
        var order = demand.Types.Single(type => type.Type.ToString() == "Order");

        Assert.Equal((0, 1, 1), (order.Attributes, order.BaseTypes, order.Constructors));
        Assert.True(order.CodeLines > 8);
        Assert.Equal(3, demand.Types.Count);
    }

    [Fact]
    public void FastSerialization_asks_for_a_constructor_where_a_class_has_none_without_parameters()
    {
        var demand = DemandOf("ifastserializable", "Order");

        Assert.Equal(1, demand.Constructors);
        Assert.Equal(1, demand.AddedFiles);
    }

    [Fact]
    public void A_schema_replaces_the_types_and_is_counted_in_lines()
    {
        var demand = DemandOf("proto", "Order");

        Assert.True(demand.IsThroughGeneratedClasses);
        Assert.Empty(demand.Types);
        Assert.InRange(demand.SchemaLines, 10, 30);
    }

    [Fact]
    public void Structs_lie_in_sequence_without_an_attribute() => Assert.True(DemandOf("marshal", "Point").IsAsItIs);

    private static DialectDemand DemandOf(string dialect, string type) => Depot.Ask(dialect, type).Demand!;
}
