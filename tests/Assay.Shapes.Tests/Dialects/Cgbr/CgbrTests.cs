using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Dialects.Cgbr;

public class CgbrTests
{
    [Fact]
    public void A_class_stands_in_its_file_as_the_generator_reads_it() => Assert.Contains(
        """
        namespace Cgbr.Catalogue
        {
            [DataContract]
            public partial class BookShelf
            {
                [DataMember]
                private string _secret;

                [DataMember]
                public List<Book> Books { get; set; }


        """,
        EmittedSample.Text("cgbr", "BookShelf", "Cgbr.Catalogue-Catalogue.BookShelf.g.cs"),
        StringComparison.Ordinal);

    [Fact]
    public void A_root_that_is_no_object_stands_in_one()
    {
        Assert.Equal("global::Cgbr.Catalogue.MySampleRoot", EmittedSample.Emit("cgbr", "Colour").ContractType);
        Assert.Contains("public Colour Value { get; set; }",
            EmittedSample.Text("cgbr", "Colour", "Cgbr.Catalogue-Catalogue.MySampleRoot.g.cs"), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("cgbr", "Person", "CGbR's generator supports only classes: Person is a record.")]
    [InlineData("cgbr", "Typical", "CGbR's generator supports only classes: Typical is a struct.")]
    [InlineData("cgbr-json", "Colour", "CGbR generates no JSON code that compiles for this member: the root is a Colour.")]
    [InlineData("cgbr", "Cat", "CGbR's generated code must create instances: Animal is abstract.")]
    public void What_the_generator_cannot_read_or_fails_to_write_is_refused_in_a_sentence(string dialect, string root, string sentence) =>
        Assert.Equal(sentence, DialectCatalogue.Find(dialect)!.Bind(SampleAssembly.Read(root)).Refusal);
}
