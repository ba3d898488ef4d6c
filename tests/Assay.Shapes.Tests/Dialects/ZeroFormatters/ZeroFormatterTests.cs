using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Dialects.ZeroFormatters;

public class ZeroFormatterTests
{
    [Fact]
    public void Fields_of_structs_are_numbered_and_a_constructor_takes_them_all()
    {
        var typical = EmittedSample.Text("zero-formatter", "Point", "Zero.Catalogue.Point.g.cs");

        Assert.Contains("[global::ZeroFormatter.Index(0)]\n    public double X", typical, StringComparison.Ordinal);
        Assert.Contains("[global::ZeroFormatter.Index(1)]\n    public double Y", typical, StringComparison.Ordinal);
        Assert.Contains("public Point(double X, double Y)", typical, StringComparison.Ordinal);
    }

    [Fact]
    public void A_companion_reads_everything_that_the_library_would_read_on_access()
    {
        var emitted = EmittedSample.Emit("zero-formatter", "Colour");

        Assert.Contains(emitted.Files,
            file => file.Content.Contains(
                "new global::System.Func<global::Zero.Catalogue.Colour, global::Zero.Catalogue.Colour>(MySampleReader.Read)",
                StringComparison.Ordinal));
    }

    [Theory]
    [InlineData(
        "zero-formatter", "Book", "ZeroFormatter supports public properties of classes and rejects public fields: Book.Title is a field.")]
    [InlineData("zero-formatter", "Person", "ZeroFormatter needs a public parameterless constructor: Person has none.")]
    [InlineData("zero-formatter", "Cat", "ZeroFormatter derives from your classes: Cat is sealed.")]
    [InlineData("zero-formatter-ilist", "Colour", "This row supports only a list as root, declared as IList: the root is a Colour.")]
    public void What_the_library_rules_out_is_refused_in_a_sentence(string dialect, string root, string sentence) =>
        Assert.Equal(sentence, DialectCatalogue.Find(dialect)!.Bind(SampleAssembly.Read(root)).Refusal);
}
