using Assay.Engine.UserTypes;

namespace Assay.Engine.Tests.Types;

public class TypeListsTests
{
    [Theory]
    [InlineData(null, new string[0])]
    [InlineData("", new string[0])]
    [InlineData("Shop.Card", new[] { "Shop.Card" })]
    [InlineData("Shop.Card, Shop.Cash,", new[] { "Shop.Card", "Shop.Cash" })]
    [InlineData("Shop.Pair<int, string>,Shop.Grid[,]", new[] { "Shop.Pair<int, string>", "Shop.Grid[,]" })]
    public void A_list_is_split_at_the_commas_between_types(string? list, string[] types) => Assert.Equal(types, TypeLists.Split(list));
}
