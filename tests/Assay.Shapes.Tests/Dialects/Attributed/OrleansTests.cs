using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Dialects.Attributed;

public class OrleansTests
{
    [Fact]
    public void Every_member_has_a_number_private_and_readonly_ones_too()
    {
        var text = EmittedSample.Text("orleans", "Order", "OrleansContract.Catalogue.Order.g.cs");

        Assert.Contains("[global::Orleans.GenerateSerializer]\npublic class Order", text, StringComparison.Ordinal);
        Assert.Contains("]\n    public readonly global::System.Guid Id;", text, StringComparison.Ordinal);
        Assert.DoesNotContain("_cache", text, StringComparison.Ordinal);
        Assert.Equal(7, text.Split("[global::Orleans.Id(").Length - 1);
    }

    [Fact]
    public void Each_class_of_a_hierarchy_counts_its_own_members()
    {
        Assert.Contains("[global::Orleans.Id(0)]", EmittedSample.Text("orleans", "Zoo", "OrleansContract.Catalogue.Animal.g.cs"),
            StringComparison.Ordinal);
        Assert.Contains("[global::Orleans.Id(0)]", EmittedSample.Text("orleans", "Zoo", "OrleansContract.Catalogue.Dog.g.cs"),
            StringComparison.Ordinal);
    }

    [Fact]
    public void Enums_are_marked_and_interfaces_are_not()
    {
        Assert.Contains("[global::Orleans.GenerateSerializer]\npublic enum Colour",
            EmittedSample.Text("orleans", "Colour", "OrleansContract.Catalogue.Colour.g.cs"), StringComparison.Ordinal);
        Assert.DoesNotContain(
            "GenerateSerializer", EmittedSample.Text("orleans", "Zoo", "OrleansContract.Catalogue.INamed.g.cs"), StringComparison.Ordinal);
    }
}
