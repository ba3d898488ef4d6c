using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Dialects;

public class SpanJsonTests
{
    private const string Marked = "[global::SpanJson.JsonConstructor]\n    public ";

    [Theory]
    [InlineData("Range", "Range(int low, int high)")]
    [InlineData("Order", "Order(string number, ")]
    public void A_constructor_is_marked_where_nothing_else_makes_the_object_or_fills_a_member(string type, string constructor) =>
        Assert.Contains(constructor, TextOf(type).Split(Marked)[1], StringComparison.Ordinal);

    [Theory]
    [InlineData("BookShelf")]
    [InlineData("Person")]
    [InlineData("Money")]
    [InlineData("Triangle")]
    public void None_is_marked_where_the_library_finds_its_way_or_no_constructor_helps(string type) =>
        Assert.DoesNotContain("JsonConstructor", TextOf(type), StringComparison.Ordinal);

    private static string TextOf(string type) => EmittedSample.Text("span-json", type, $"SpanJsonContract.Catalogue.{type}.g.cs");
}
