using Assay.Core.Protocol;
using Assay.Engine.Catalogue;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Checking;

/// <summary>
/// Attributes of the author's by which a library leaves a member out or converts it: of that library alone, and of every member
/// that is lost.
/// </summary>
public sealed class AuthorsAttributesTests
{
    private static readonly AdapterProject Project =
        new("Json", "/x/Json.csproj", "Json", "1.0.0", "", "") { ReadAttributes = ["System.Text.Json.Serialization"] };

    [Theory]
    [InlineData(true, "System.Text.Json.Serialization.JsonIgnoreAttribute")]
    [InlineData(true, "System.Text.Json.Serialization.JsonConverterAttribute")]
    [InlineData(true, "Shop.RoundedAttribute,System.Text.Json.Serialization.JsonConverterAttribute")]
    [InlineData(false, "System.Text.Json.Serialization.JsonIncludeAttribute")]
    [InlineData(false, "Newtonsoft.Json.JsonIgnoreAttribute")]
    [InlineData(false, "")]
    public void An_attribute_decides_where_the_library_reads_it(bool isDecided, string attributes) =>
        Assert.Equal(isDecided, AuthorsAttributes.Decide(Project, [Lost(attributes)]));

    [Fact]
    public void A_member_that_nobody_marked_is_the_librarys_and_nothing_lost_is_nobodys()
    {
        Assert.False(AuthorsAttributes.Decide(Project, [Lost("System.Text.Json.Serialization.JsonIgnoreAttribute"), Lost("")]));
        Assert.False(AuthorsAttributes.Decide(Project, []));
    }

    [Fact]
    public void Values_stand_behind_the_difference_where_it_has_any()
    {
        ComparedFrame compared = new(["Order.Paid: another value", "Order.Lines: null instead of a List<Line>"], 0)
        {
            Details = [new("expected 1, got 2", [], []), new("", [], [])],
        };

        Assert.Equal(
            ["Order.Paid: another value (expected 1, got 2)", "Order.Lines: null instead of a List<Line>"], DifferingValues.Of(compared));
    }

    private static DifferenceDetail Lost(string attributes) =>
        new("", ["Order.Paid"], attributes.Split(',', StringSplitOptions.RemoveEmptyEntries));
}
