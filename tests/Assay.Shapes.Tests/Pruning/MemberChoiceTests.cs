using Assay.Shapes.Pruning;
using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Pruning;

public class MemberChoiceTests
{
    [Theory]
    [InlineData("Book", "Book.Title")]
    [InlineData("BookShelf", "BookShelf._secret")]
    [InlineData("Employee", "Person.Name")]
    [InlineData("Order", "Order.Number")]
    [InlineData("Zoo", "Zoo.Star")]
    [InlineData("Triangle", "Triangle._tag")]
    [InlineData("Range", "Range.Low")]
    [InlineData("Everything", "Everything.Flag")]
    public void The_first_public_scalar_is_read_alone_then_any_scalar_then_the_first_member(string root, string member)
    {
        var chosen = MemberChoice.Choose(SampleAssembly.Read($"Shop.Catalogue.{root}"), out var refusal);

        Assert.Equal((member, ""), (chosen?.ToString(), refusal));
    }

    [Fact]
    public void A_name_that_two_levels_have_is_not_chosen() =>
        Assert.Equal("Dog.Name", MemberChoice.Choose(SampleAssembly.Read("Shop.Catalogue.Dog"), out _)?.ToString());

    [Theory]
    [InlineData("Shop.Catalogue.Animal", "Reading one member needs a concrete root: Animal is abstract.")]
    [InlineData("Shop.Catalogue.INamed", "Reading one member needs a concrete root: INamed is abstract.")]
    [InlineData("Shop.Catalogue.Colour", "Reading one member needs a root with members: the root is a Colour.")]
    public void A_root_without_members_of_its_own_says_so(string root, string sentence)
    {
        var chosen = MemberChoice.Choose(SampleAssembly.Read(root), out var refusal);

        Assert.Null(chosen);
        Assert.Equal(sentence, refusal);
    }
}
