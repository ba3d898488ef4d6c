using Assay.Shapes.Dialects;
using Assay.Shapes.Emission;
using Assay.Shapes.Mapping;
using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Dialects;

/// <summary>What libraries read besides their own attributes stands in copies.</summary>
public class HonouredTests
{
    [Theory]
    [InlineData("protobuf-net", "[global::System.ComponentModel.DefaultValue((int)(5))]")]
    [InlineData("protobuf-net", "[global::System.ComponentModel.DefaultValue((global::ProtoContract.Catalogue.Mood)(1))]")]
    [InlineData("protobuf-net", "[global::System.ComponentModel.DefaultValue(\"a \\\"b\\\"\")]")]
    [InlineData("poly-type", "[global::System.Runtime.Serialization.IgnoreDataMember]")]
    [InlineData("serializable-copy", "[global::System.Xml.Serialization.XmlElement(\"amount\", Order = (int)(2))]")]
    [InlineData("serializable-copy", "[global::System.Xml.Serialization.XmlInclude(typeof(global::Serializable.Catalogue.Special))]")]
    [InlineData("serializable-copy", "[global::System.Xml.Serialization.XmlIgnore]")]
    [InlineData("serializable", "[field: global::System.Runtime.Serialization.OptionalField(VersionAdded = (int)(2))]")]
    public void Attributes_that_a_library_honours_stand_in_copies_for_it(string dialect, string attribute) =>
        Assert.Contains(attribute, TextOf(dialect), StringComparison.Ordinal);

    [Theory]
    [InlineData("orleans")]
    [InlineData("memory-pack")]
    [InlineData("data-contract")]
    public void Attributes_that_a_library_does_not_read_stand_in_no_copy_for_it(string dialect)
    {
        Assert.DoesNotContain("DefaultValue", TextOf(dialect), StringComparison.Ordinal);
        Assert.DoesNotContain("XmlElement", TextOf(dialect), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("data-contract", "DataMember")]
    [InlineData("message-pack", "Key(")]
    public void A_member_that_its_author_leaves_out_gets_no_attribute_that_takes_it_in(string dialect, string attribute)
    {
        var lines = TextOf(dialect).Split('\n').Select(line => line.Trim()).ToList();
        var hidden = lines.FindIndex(line => line.Contains(" Hidden ", StringComparison.Ordinal));

        Assert.Contains("[global::System.Runtime.Serialization.IgnoreDataMember]", lines[hidden - 1], StringComparison.Ordinal);
        Assert.DoesNotContain(lines.Skip(hidden - 2).Take(2),
            line => line.Contains(attribute, StringComparison.Ordinal) && !line.Contains("Ignore", StringComparison.Ordinal));
    }

    private static string TextOf(string dialect)
    {
        var bound = Assert.IsType<BoundDialect>(DialectCatalogue.Find(dialect)!.Bind(SampleAssembly.Read("Marked")), exactMatch: false);
        var files = bound.Emit(new EmissionContext("marked", "net10.0", new MapperEmitter())).Files;
        return files.Single(file => file.Name.EndsWith(".Marked.g.cs", StringComparison.Ordinal)).Content;
    }
}
