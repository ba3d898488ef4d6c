using Assay.Shapes.Graph;
using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Reading;

public class TypeNamingTests
{
    private static readonly ObjectShape Everything = (ObjectShape)SampleAssembly.Read("Everything").Root;

    [Theory]
    [InlineData("Flag", "bool", "bool")]
    [InlineData("Wide", "Int128", "global::System.Int128")]
    [InlineData("Anything", "object", "object")]
    [InlineData("Maybe", "int?", "int?")]
    [InlineData("MaybeColour", "Colour?", "global::Shop.Catalogue.Colour?")]
    [InlineData("Matrix", "int[,]", "int[,]")]
    [InlineData("Jagged", "string[][]", "string[][]")]
    [InlineData("Prices", "ImmutableArray<Money>", "global::System.Collections.Immutable.ImmutableArray<global::Shop.Catalogue.Money>")]
    [InlineData("Pair", "(int, string)", "global::System.ValueTuple<int, string>")]
    [InlineData("Scores", "List<KeyValuePair<string, double>>",
        "global::System.Collections.Generic.List<global::System.Collections.Generic.KeyValuePair<string, double>>")]
    [InlineData("Lid", "Box<Book>.Lid", "global::Shop.Catalogue.Box<global::Shop.Catalogue.Book>.Lid")]
    [InlineData("Secret", "Everything.Hidden", "global::Shop.Catalogue.Everything.Hidden")]
    public void Types_are_named_for_people_and_for_source_code(string member, string shortName, string name)
    {
        var type = Member(member).Shape.TypeName;

        Assert.Equal((shortName, name), (type.ShortName, type.CSharpName));
    }

    [Theory]
    [InlineData("Flag")]
    [InlineData("Jagged")]
    [InlineData("Matrix")]
    [InlineData("Map")]
    [InlineData("Boxed")]
    [InlineData("Lid")]
    [InlineData("Secret")]
    [InlineData("MaybeColour")]
    public void The_reflection_name_finds_the_type(string member)
    {
        var assembly = System.Reflection.Assembly.LoadFrom(SampleAssembly.Path);
        var expected = assembly.GetType("Shop.Catalogue.Everything")!
            .GetField(
                member,
                System.Reflection.BindingFlags.Instance | System.Reflection.BindingFlags.Public | System.Reflection.BindingFlags.NonPublic)!
            .FieldType;

        var found = Type.GetType(
            Member(member).Shape.TypeName.ReflectionName,
            name => name.Name == "Shop" ? assembly : System.Reflection.Assembly.Load(name),
            typeResolver: null);

        Assert.Equal(expected, found);
    }

    [Fact]
    public void Only_types_that_are_public_all_the_way_are_nameable()
    {
        Assert.False(((ObjectShape)Member("Secret").Shape).IsNameable);
        Assert.True(((ObjectShape)Member("Lid").Shape).IsNameable);
        Assert.True(((ObjectShape)Member("Boxed").Shape).IsGeneric);
    }

    private static MemberShape Member(string name) => Everything.Members.Single(member => member.Name == name);
}
