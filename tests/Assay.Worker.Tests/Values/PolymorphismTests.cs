using Assay.Worker.Tests.Values.Types;

namespace Assay.Worker.Tests.Values;

public sealed class PolymorphismTests
{
    private const string Own = "Assay.Worker.Tests.Values.Types";

    [Theory]
    [InlineData(Own + ".Card")]
    [InlineData(Own + ".Card, Some.Other.Assembly, Version=1.0.0.0")]
    [InlineData("Card")]
    public void A_type_goes_by_its_full_name_or_by_its_name_alone(string name) =>
        Assert.Equal("5", Assert.IsType<Card>(Made.From<Payment>($$"""{"Number": "5", "$type": "{{name}}"}""")).Number);

    [Fact]
    public void Generic_types_and_tuples_may_say_their_type()
    {
        Assert.Equal(5,
            Made.From<Box<int>>(
                $$"""{"$type": "{{Own}}.Box`1[[System.Int32, System.Private.CoreLib]], Assay.Worker.Tests", "content": 5}""").Content);
        Assert.Equal(Tuple.Create(5),
            Made.From<Tuple<int>>(
                """{"$type": "System.Tuple`1[[System.Int32, System.Private.CoreLib]], System.Private.CoreLib", "Item1": 5}"""));
    }

    [Fact]
    public void Names_that_attributes_give_to_derived_types_are_known()
    {
        Assert.IsType<Circle>(Made.From<Figure>("""{"$type": "circle", "Size": 1}"""));
        Assert.IsType<Square>(Made.From<Figure>("""{"$type": 2, "Size": 1}"""));
    }

    [Fact]
    public void The_only_type_that_fits_needs_no_name()
    {
        Assert.IsType<Wheel>(Made.From<IPart>("""{"Label": "a"}"""));
        Assert.Equal(new Eye(5), Made.From<IPlugIn>("""{"Sharpness": 5}"""));
    }

    [Theory]
    [InlineData("{}",
        $"Payment: an object was found where Payment was expected, which can be {Own}.Card, {Own}.Cash; choose one with \"$type\" "
            + "(sample.json, line 1, column 1).")]
    [InlineData("""{"$type": "Secret"}""",
        $"Payment: \"$type\" names no type that fits Payment, such as {Own}.Card, {Own}.Cash (sample.json, line 1, column 11).")]
    [InlineData("""{"$type": "Line"}""",
        $"Payment: \"$type\" names no type that fits Payment, such as {Own}.Card, {Own}.Cash (sample.json, line 1, column 11).")]
    [InlineData("""{"$type": []}""", "an array was found where the text of \"$type\" was expected (sample.json, line 1, column 11).")]
    [InlineData("""{"$type": "Card", "$type": "Cash"}""", "\"$type\" exists twice (sample.json, line 1, column 19).")]
    public void A_type_that_cannot_be_chosen_is_told(string json, string message) =>
        Assert.Equal(message, Made.Refusal<Payment>(json));

    [Fact]
    public void An_interface_that_nobody_implements_asks_for_a_known_type() =>
        Assert.Equal("INothing: no known type fits INothing; name one as a known type (sample.json, line 1, column 1).",
            Made.Refusal<INothing>("{}"));

    [Theory]
    [InlineData("\"a\"", "a")]
    [InlineData("true", true)]
    [InlineData("5", 5)]
    [InlineData("5000000000", 5000000000L)]
    [InlineData("5.5", 5.5)]
    [InlineData("null", null)]
    public void A_member_declared_as_object_takes_plain_values(string json, object? expected) =>
        Assert.Equal(expected, Made.From<Anything>($$"""{"Value": {{json}}}""").Value);

    [Fact]
    public void A_member_declared_as_object_takes_what_type_says()
    {
        Assert.Equal(3, Assert.IsType<Line>(Made.From<Anything>("""{"Value": {"$type": "Line", "Count": 3}}""").Value).Count);
        Assert.Equal(Guid.Empty,
            Made.From<Anything>(
                """{"Value": {"$type": "System.Guid, mscorlib", "$value": "00000000-0000-0000-0000-000000000000"}}""").Value);
    }

    [Theory]
    [InlineData("[1]",
        "Anything.Value: an array was found in a member declared as object, so its type is unknown; wrap it in an object with \"$type\" "
            + "and \"$values\" (sample.json, line 1, column 11).")]
    [InlineData("{}",
        "Anything.Value: an object was found in a member declared as object; give its type with \"$type\" (sample.json, "
            + "line 1, column 11).")]
    public void A_member_declared_as_object_needs_a_type_for_objects(string json, string message) =>
        Assert.Equal(message, Made.Refusal<Anything>($$"""{"Value": {{json}}}"""));

    [Fact]
    public void A_known_type_that_does_not_exist_is_told() =>
        Assert.Equal("The known type Shop.Missing does not exist in Assay.Worker.Tests.", Made.Refusal<Line>("{}", "Shop.Missing"));

    [Fact]
    public void A_known_assembly_that_does_not_exist_is_told() =>
        Assert.Equal("The assembly Shop.Missing of Shop.Book cannot be loaded (FileNotFoundException).",
            Made.Refusal<Line>("{}", "Shop.Book, Shop.Missing"));
}
