using System.Globalization;
using Assay.Core.Protocol;
using Assay.Worker.Showing;

namespace Assay.Worker.Tests.Showing;

public class LeafWalkTests
{
    [Fact]
    public void Values_are_listed_in_the_order_of_declaration_base_classes_first()
    {
        Truck truck = new() { Name = "Big", Axles = 3, Loads = ["sand", "stone"], Owner = new Driver { Name = "Ann" } };

        Assert.Equal(
            ["Truck.Name = Big", "Truck.Loads[0] = sand", "Truck.Loads[1] = stone", "Truck.Axles = 3", "Truck.Owner.Name = Ann"],
            LeafWalk.Of(truck, typeof(Truck)).Leaves.Select(leaf => $"{leaf.Path} = {leaf.Text}"));
    }

    [Fact]
    public void Null_and_empty_are_no_values()
    {
        Truck truck = new() { Name = "", Loads = [] };

        Assert.Equal(["Truck.Axles"], LeafWalk.Of(truck, typeof(Truck)).Leaves.Select(leaf => leaf.Path));
    }

    [Fact]
    public void An_object_that_stands_in_two_places_is_listed_once_and_a_cycle_ends()
    {
        Driver driver = new() { Name = "Ann" };
        driver.Friend = driver;

        Assert.Equal(["Driver[][0].Name"], LeafWalk.Of(new[] { driver, driver }, typeof(Driver[])).Leaves.Select(leaf => leaf.Path));
    }

    [Fact]
    public void Keys_and_values_of_dictionaries_are_told_apart()
    {
        Dictionary<string, int> prices = new() { ["tea"] = 3 };

        Assert.Equal(
            ["Dictionary<string, int>.Keys[0] = tea", "Dictionary<string, int>[0] = 3"],
            LeafWalk.Of(prices, prices.GetType()).Leaves.Select(leaf => $"{leaf.Path} = {leaf.Text}"));
    }

    [Theory]
    [InlineData(true, LeafKind.Boolean, "true", "01")]
    [InlineData((byte)200, LeafKind.Integer, "200", "c8")]
    [InlineData((short)-2, LeafKind.Integer, "-2", "feff")]
    [InlineData(258, LeafKind.Integer, "258", "02010000")]
    [InlineData(ulong.MaxValue, LeafKind.Integer, "18446744073709551615", "ffffffffffffffff")]
    [InlineData('x', LeafKind.Character, "x", "7800")]
    [InlineData(1.5, LeafKind.Floating, "1.5", "000000000000f83f")]
    [InlineData(1.5f, LeafKind.Floating, "1.5", "0000c03f")]
    [InlineData("text", LeafKind.Text, "text", "")]
    [InlineData(DayOfWeek.Friday, LeafKind.Enumeration, "5", "05000000")]
    public void A_value_has_its_text_and_its_bits(object value, LeafKind kind, string text, string bits)
    {
        var leaf = Assert.Single(LeafWalk.Of(value, value?.GetType() ?? typeof(object)).Leaves);

        Assert.Equal((kind, text, bits), (leaf.Kind, leaf.Text, Convert.ToHexStringLower(leaf.Bits)));
    }

    [Fact]
    public void Values_of_the_runtime_have_their_bits_too()
    {
        object[] values =
        [
            1.25m, new DateTime(2020, 1, 2, 3, 4, 5, DateTimeKind.Utc), new DateTimeOffset(2020, 1, 2, 3, 4, 5, TimeSpan.FromHours(2)),
            TimeSpan.FromSeconds(90),
            new DateOnly(2020, 1, 2), new TimeOnly(3, 4, 5), new Guid("00112233-4455-6677-8899-aabbccddeeff"), (Int128)(-1),
            new byte[] { 1, 2, 3 }, new Uri("http://shop.example/"),
        ];

        var leaves = LeafWalk.Of(values, typeof(object[])).Leaves;

        Assert.Equal(
            [
                LeafKind.Decimal, LeafKind.DateTime, LeafKind.DateTimeOffset, LeafKind.Duration, LeafKind.Date, LeafKind.Time,
                LeafKind.Guid, LeafKind.Integer,
                LeafKind.Bytes, LeafKind.Text,
            ],
            leaves.Select(leaf => leaf.Kind));
        Assert.Equal([16, 9, 10, 8, 4, 8, 16, 16, 3, 0], leaves.Select(leaf => leaf.Bits.Length));
        Assert.Equal("2020-01-02T03:04:05.0000000Z", leaves[1].Text);
        Assert.Equal("http://shop.example/", leaves[9].Text);
    }

    [Fact]
    public void A_large_graph_is_listed_in_part()
    {
        var walk = LeafWalk.Of(Enumerable.Range(0, 10_000).ToArray(), typeof(int[]));

        Assert.True(walk.HasMore);
        Assert.Equal(4096, walk.Leaves.Count);
        Assert.Equal("int[][4095]", walk.Leaves[^1].Path);
    }

    [Fact]
    public void A_frame_keeps_what_it_was_given()
    {
        ShownFrame frame = new([1, 2, 3], LeafWalk.Of(DayOfWeek.Friday, typeof(DayOfWeek)).Leaves, true);
        using MemoryStream body = new();
        using BinaryWriter writer = new(body);
        frame.WriteTo(writer);
        body.Position = 0;
        using BinaryReader reader = new(body);

        var read = ShownFrame.ReadFrom(reader);

        Assert.Equal([1, 2, 3], read.Payload);
        Assert.True(read.HasMoreLeaves);
        var leaf = Assert.Single(read.Leaves);
        Assert.Equal(("DayOfWeek", LeafKind.Enumeration, "5", nameof(DayOfWeek.Friday)), (leaf.Path, leaf.Kind, leaf.Text, leaf.Name));
        Assert.Equal(5.ToString(CultureInfo.InvariantCulture), leaf.Text);
    }

    internal class Vehicle
    {
        public string? Name { get; set; }

        public List<string>? Loads { get; set; }
    }

    internal sealed class Truck : Vehicle
    {
        public int Axles { get; set; }

        public Driver? Owner { get; set; }
    }

    internal sealed class Driver
    {
        public string? Name { get; set; }

        public Driver? Friend { get; set; }
    }
}
