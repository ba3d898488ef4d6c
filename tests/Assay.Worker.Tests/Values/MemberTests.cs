using Assay.Worker.Tests.Graphs;
using Assay.Worker.Tests.Values.Types;

namespace Assay.Worker.Tests.Values;

public sealed class MemberTests
{
    private const string Sample = """
        {
          "Customer": "Ann",
          "priority": 7,
          "Id": "00112233-4455-6677-8899-aabbccddeeff",
          "lines": [ { "Article": "pen", "PRICE": 1.50, "Count": 3 } ],
          "Payment": { "$type": "Assay.Worker.Tests.Values.Types.Card, Shop", "amount": 4.50, "Number": "4711" },
          "Address": { "street": "High St", "City": null },
          "Status": "Paid",
          "Weight": { "Kilograms": 1.25, "Unit": "kg" },
          "Empty": null,
          "Stock": { "pen": 5 },
          "Total": 1,
          "Cache": "x"
        }
        """;

    [Fact]
    public void Private_readonly_required_init_and_get_only_members_are_filled_without_a_constructor()
    {
        var order = Made.From<Order>(Sample);

        Assert.Equal(("ANN", 7, new Guid("00112233-4455-6677-8899-aabbccddeeff")), (order.Customer, order.Urgency, order.Id));
        Assert.Equal(("pen", 1.50m, 3), (order.Lines[0].Article, order.Lines[0].Price, order.Lines[0].Count));
        Assert.Equal(("4711", 4.50m), (Assert.IsType<Card>(order.Payment).Number, order.Payment!.Amount));
        Assert.Equal(new Address("High St", null), order.Address);
        Assert.Equal(
            (Status.Paid, 1.25, "kg", null), (order.Status, order.Weight.Kilograms, order.Weight.Unit, (double?)order.Empty?.Kilograms));
        Assert.Equal(5, order.Stock!["pen"]);
        Assert.Null(order.Cache);
    }

    [Fact]
    public void Members_without_storage_are_passed_over_and_members_never_set_are_noted()
    {
        Assert.Equal(
            ["The sample's Order.Cache, Order.Total have no field to be stored in and are skipped."],
            Made.Notes<Order>(Sample));
        Assert.Equal(
            ["The sample never sets Husband.Wife, Wife.Name: null or zero, because no constructor runs."],
            Made.Notes<Wife>("""{"Husband": {"Name": "a"}}"""));
        Assert.Empty(Made.Notes<Line>("""[{"Article": "a"}, {"Price": 1}, {"Count": 2}]"""));
    }

    [Fact]
    public void A_name_that_base_and_derived_class_share_means_the_derived_one()
    {
        var value = Made.From<Above>("""{"name": "upper", "Below.name": "lower"}""");

        Assert.Equal(("upper", "lower"), (value.UpperName, value.LowerName));
    }

    [Theory]
    [InlineData("""{"the-id": 1, "n": "a", "unit_price": 2}""")]
    [InlineData("""{"id": 1, "name": "a", "unit-price": 2}""")]
    public void Names_that_attributes_and_naming_policies_give_are_known(string json)
    {
        var value = Made.From<Renamed>(json);

        Assert.Equal((1, "a", 2), (value.Id, value.Name, value.UnitPrice));
    }

    [Fact]
    public void A_property_that_implements_an_interface_explicitly_goes_by_its_last_name() =>
        Assert.Equal("a", Made.From<Wheel>("""{"Label": "a"}""").Seen);

    [Fact]
    public void Generic_classes_and_their_bases_are_filled() =>
        Assert.Equal((5, "a"),
            (Made.From<NumberBox>("""{"Content": 5}""").Content,
                Made.From<Box<Box<string>>>("""{"content": {"content": "a"}}""").Content.Content));

    [Theory]
    [InlineData("""{"Linse": []}""",
        "Order: \"Linse\" was found, which is not a member of Order; the nearest are Lines, Id, Empty (sample.json, line 1, column 2).")]
    [InlineData("""{"4711 secret": 1}""", "Order: a name was found, which is not a member of Order; the nearest are")]
    [InlineData("{\n  \"Lines\": [\n    {}, {\"Price\": \"secret\"}]}",
        "Order.Lines[1].Price: a string was found that is not a decimal (sample.json, line 3, column 19).")]
    [InlineData(
        """{"Lines": [{"Count": 1, "count": 2}]}""", "Order.Lines[0].Count: the member exists twice (sample.json, line 1, column 25).")]
    [InlineData(
        """{"Stock": {"secret": "x"}}""", "Order.Stock[0]: a string was found that is not an int (sample.json, line 1, column 22).")]
    [InlineData("""{"Stock": {"a": 1, "\u0061": 2}}""", "Order.Stock.Keys[1]: the key exists twice (sample.json, line 1, column 20).")]
    [InlineData("""{"Weight": null}""", "Order.Weight: null was found where a Weight was expected (sample.json, line 1, column 12).")]
    [InlineData(
        """{"Address": "secret"}""", "Order.Address: a string was found where an Address was expected (sample.json, line 1, column 13).")]
    [InlineData(
        """{"Lines": {"a": 1}}""", "Order.Lines: an object was found where a List<Line> was expected (sample.json, line 1, column 11).")]
    [InlineData("[{}, null]", "Order: null was found where a value was expected (sample.json, line 1, column 6).")]
    public void What_does_not_fit_is_told_with_path_line_and_column(string json, string message)
    {
        var refusal = Made.Refusal<Order>(json);

        Assert.StartsWith(message, refusal, StringComparison.Ordinal);
        Assert.DoesNotContain("secret", refusal, StringComparison.Ordinal);
    }

    [Fact]
    public void A_member_whose_type_has_no_values_takes_null_alone()
    {
        Assert.Null(Made.From<Handler>("""{"Work": null, "Source": null, "Works": [], "Number": 1}""").Work);
        Assert.Equal(
            "Handler.Work: an object was found, but Action is a delegate; omit the member, or use a factory instead of a sample "
                + "(sample.json, line 1, column 10).",
            Made.Refusal<Handler>("""{"Work": {}}"""));
    }

    [Fact]
    public void Columns_count_characters_and_not_bytes() =>
        Assert.EndsWith("(sample.json, line 2, column 16).", Made.Refusal<Address>("{\"Street\": \"ä\",\n\"City\": \"öü\" , \"x\": 1}"),
            StringComparison.Ordinal);

    [Fact]
    public void Every_instance_is_made_anew()
    {
        var lines = Made.AllFrom<Line>("""[{"Article": "a"}, {"Article": "a"}]""");

        Assert.Empty(Differences.Compare(lines[0], lines[1]));
        Assert.NotSame(lines[0], lines[1]);
        Assert.NotSame(lines[0].Article, lines[1].Article);
    }
}
