using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Dialects;

public class MsgPackCliTests
{
    private const string Space = "global::MsgPack.Serialization.MessagePack";

    [Fact]
    public void Members_are_numbered_those_of_the_base_class_first_private_ones_too()
    {
        Assert.Contains($"[{Space}Member(0)] private int _age;", TextOf("Zoo", "Animal"), StringComparison.Ordinal);
        Assert.Contains($"[{Space}Member(1)] private int _age;", TextOf("Zoo", "Dog"), StringComparison.Ordinal);
        Assert.Contains($"[{Space}Member(2)] public string Name", TextOf("Zoo", "Dog"), StringComparison.Ordinal);
    }

    [Fact]
    public void Types_behind_a_base_type_or_an_interface_are_named_on_it()
    {
        Assert.Contains(
            $"[{Space}KnownType(\"Cat\", typeof(global::MsgPackCli.Catalogue.Cat))] [{Space}KnownType(\"Dog\", "
                + "typeof(global::MsgPackCli.Catalogue.Dog))] public abstract", TextOf("Zoo", "Animal"), StringComparison.Ordinal);
        Assert.Contains($"[{Space}KnownType(\"Cat\", typeof(global::MsgPackCli.Catalogue.Cat))] public interface", TextOf("Zoo", "INamed"),
            StringComparison.Ordinal);
        Assert.DoesNotContain("KnownType", TextOf("Zoo", "Dog"), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Range", true)]
    [InlineData("BookShelf", false)]
    [InlineData("Order", true)]
    public void A_constructor_is_marked_where_the_object_cannot_be_made_or_filled_otherwise(string type, bool isMarked) =>
        Assert.Equal(isMarked, TextOf(type, type).Contains($"[{Space}DeserializationConstructor]", StringComparison.Ordinal));

    [Fact]
    public void A_member_of_any_type_carries_the_name_of_what_it_holds() =>
        Assert.Contains($"[{Space}RuntimeType] public object? Anything;", TextOf("Everything", "Everything"), StringComparison.Ordinal);

    [Fact]
    public void A_delegate_is_for_the_library_to_judge() =>
        Assert.Null(DialectCatalogue.Find("msgpack-cli")!.Bind(SampleAssembly.Read("Clicked")).Refusal);

    private static string TextOf(string root, string type) =>
        string.Join(' ',
            EmittedSample.Text("msgpack-cli", root, $"MsgPackCli.Catalogue.{type}.g.cs")
            .Split([' ', '\n'], StringSplitOptions.RemoveEmptyEntries));
}
