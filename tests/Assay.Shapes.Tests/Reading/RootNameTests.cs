using Assay.Shapes.Reading;
using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Reading;

public class RootNameTests
{
    [Theory]
    [InlineData("Shop.Catalogue.Book", "global::Shop.Catalogue.Book")]
    [InlineData("Book", "global::Shop.Catalogue.Book")]
    [InlineData("global::Shop.Catalogue.Book", "global::Shop.Catalogue.Book")]
    [InlineData("Box<Book>", "global::Shop.Catalogue.Box<global::Shop.Catalogue.Book>")]
    [InlineData("Shop.Catalogue.Box<Shop.Catalogue.Book>.Lid", "global::Shop.Catalogue.Box<global::Shop.Catalogue.Book>.Lid")]
    [InlineData("Shop.Catalogue.Box<int?>", "global::Shop.Catalogue.Box<int?>")]
    [InlineData("Book[]", "global::Shop.Catalogue.Book[]")]
    [InlineData("Book[][,]", "global::Shop.Catalogue.Book[][,]")]
    [InlineData(
        "System.Collections.Generic.List<Shop.Catalogue.Book>", "global::System.Collections.Generic.List<global::Shop.Catalogue.Book>")]
    [InlineData("List<Book>", "global::System.Collections.Generic.List<global::Shop.Catalogue.Book>")]
    [InlineData("Dictionary<string, List<Book>>",
        "global::System.Collections.Generic.Dictionary<string, global::System.Collections.Generic.List<global::Shop.Catalogue.Book>>")]
    [InlineData("ImmutableArray<Money>", "global::System.Collections.Immutable.ImmutableArray<global::Shop.Catalogue.Money>")]
    [InlineData("string", "string")]
    [InlineData("Money?", "global::Shop.Catalogue.Money?")]
    [InlineData("Book?", "global::Shop.Catalogue.Book")]
    public void A_root_is_found_as_C_sharp_writes_it(string name, string found) =>
        Assert.Equal(found, SampleAssembly.Read(name).Root.TypeName.CSharpName);

    [Theory]
    [InlineData("Box", "Shop.Catalogue.Box<T> is an open generic type. Give type arguments, such as Box<string>.")]
    [InlineData(
        "Box<Book", "\"Box<Book\" is not a type name. Write it as in C#, such as Shop.Order, Shop.Order[] or Shop.Page<Shop.Order>.")]
    [InlineData("List<Boook>", "Shop has no type Boook; the nearest names are ")]
    [InlineData("", "\"\" is not a type name. ")]
    public void A_wrong_name_is_one_sentence(string name, string sentence) =>
        Assert.StartsWith(sentence, Assert.Throws<ShapeException>(() => SampleAssembly.Read(name)).Message, StringComparison.Ordinal);

    [Fact]
    public void Types_that_are_known_are_written_likewise()
    {
        var graph = SampleAssembly.Read("Everything", "Box<string>");

        Assert.Contains(graph.Objects, shape => shape.TypeName.CSharpName == "global::Shop.Catalogue.Box<string>");
    }
}
