using Assay.Shapes.Mapping;
using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Emission;

public class ElementTypesTests
{
    private const string Space = "new global::Assay.Worker.Types.";

    [Fact]
    public void What_collections_and_dictionaries_hold_is_stated_once()
    {
        var expressions = ElementTypes.ExpressionsOf(SampleAssembly.Read("Dictionary<string, List<Book>>"));

        Assert.Equal(
            [
                $"{Space}EntryKind<string, global::System.Collections.Generic.List<global::Shop.Catalogue.Book>>()",
                $"{Space}ElementKind<global::Shop.Catalogue.Book>()",
            ],
            expressions);
    }

    [Fact]
    public void A_class_that_is_not_public_shares_the_code_of_all_classes() =>
        Assert.Equal([$"{Space}ElementKind<object>()"], ElementTypes.ExpressionsOf(SampleAssembly.Read("Vault")));
}
