using Assay.Shapes.Graph;
using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Reading;

public class AnnotationTests
{
    private static readonly ObjectShape Everything = (ObjectShape)SampleAssembly.Read("Everything").Root;

    [Theory]
    [InlineData("Address", true)]
    [InlineData("Anything", true)]
    [InlineData("Numbers", false)]
    [InlineData("Names", false)]
    [InlineData("Lookup", true)]
    [InlineData("Old", true)]
    [InlineData("Boxed", false)]
    [InlineData("Maybe", false)]
    public void A_reference_may_be_null_where_the_annotation_says_so(string member, bool isNullable) =>
        Assert.Equal(isNullable, Member(member).IsNullable);

    [Fact]
    public void Elements_and_values_have_their_own_annotation()
    {
        var rows = (CollectionShape)Member("Jagged").Shape;

        Assert.False(rows.IsElementNullable);
        Assert.True(((CollectionShape)rows.Element).IsElementNullable);
        Assert.True(((DictionaryShape)Member("Lookup").Shape).IsValueNullable);
        Assert.False(((DictionaryShape)Member("Map").Shape).IsValueNullable);
        Assert.False(((CollectionShape)Member("Names").Shape).IsElementNullable);
    }

    [Fact]
    public void A_generic_types_members_take_the_annotation_of_their_declaration()
    {
        var box = (ObjectShape)Member("Boxed").Shape;
        var lid = (ObjectShape)Member("Lid").Shape;

        Assert.Equal([false, true], box.Members.Select(member => member.IsNullable));
        Assert.True(Assert.Single(lid.Members).IsNullable);
        Assert.Equal("Book", lid.Members[0].Shape.ToString());
    }

    [Fact]
    public void Data_sets_are_listed_by_name_with_the_annotations_of_their_root()
    {
        using var reader = SampleAssembly.Open();

        var dataSets = reader.ReadDataSets();

        Assert.Equal(["names", "shelf", "titles"], dataSets.Select(dataSet => dataSet.Name));
        Assert.Equal("global::Shop.DataSets.NamesDataSet", dataSets[0].Generator);
        Assert.Equal("BookShelf", dataSets[1].Graph.Root.ToString());
        Assert.True(((CollectionShape)dataSets[0].Graph.Root).IsElementNullable);
        Assert.False(((CollectionShape)dataSets[2].Graph.Root).IsElementNullable);
    }

    [Fact]
    public void Enums_keep_their_integer_values_and_flags()
    {
        var colour = (EnumShape)Member("Colour").Shape;
        using var reader = SampleAssembly.Open();
        var rights = (EnumShape)reader.Read("Rights").Root;

        Assert.Equal(PrimitiveKind.Byte, colour.Underlying);
        Assert.Equal([("Red", "1"), ("Green", "2"), ("Violet", "200")], colour.Values.Select(value => (value.Name, value.Literal)));
        Assert.True(rights.IsFlags);
        Assert.Equal("-1", rights.Values[^1].Literal);
    }

    private static MemberShape Member(string name) => Everything.Members.Single(member => member.Name == name);
}
