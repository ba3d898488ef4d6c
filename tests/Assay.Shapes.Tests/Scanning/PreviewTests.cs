using Assay.Shapes.Scanning;
using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Scanning;

public class PreviewTests
{
    [Fact]
    public void Contract_types_are_shown_without_mapper_and_preamble()
    {
        var preview = PreviewOf("data-contract", "Book");

        Assert.Contains(
            preview.Files, file => file.Content.Contains("[global::System.Runtime.Serialization.DataContract]", StringComparison.Ordinal));
        Assert.All(preview.Files, file =>
        {
            Assert.StartsWith("namespace ", file.Content, StringComparison.Ordinal);
            Assert.DoesNotContain("Assay.Worker", file.Content, StringComparison.Ordinal);
        });
    }

    [Theory]
    [InlineData("proto", "syntax = \"proto3\";")]
    [InlineData("json-context", "namespace JsonContext")]
    public void What_is_beside_the_types_is_shown_without_what_serves_Assay(string dialect, string beginning)
    {
        var file = Assert.Single(PreviewOf(dialect, "Book").Files);

        Assert.StartsWith(beginning, file.Content, StringComparison.Ordinal);
        Assert.DoesNotContain("Assay.Core", file.Content, StringComparison.Ordinal);
    }

    [Fact]
    public void Types_that_are_taken_as_they_are_have_no_files()
    {
        var preview = PreviewOf("plain", "Book");

        Assert.Empty(preview.Files);
        Assert.True(preview.Demand!.IsAsItIs);
    }

    [Fact]
    public void A_dialect_that_cannot_carry_the_types_says_why()
    {
        var preview = PreviewOf("marshal", "Book");

        Assert.Equal("Marshal copies only flat structs: Book is a class.", preview.Refusal);
        Assert.Null(preview.Demand);
    }

    private static ContractPreview PreviewOf(string dialect, string root) =>
        ContractPreview.Of(DialectCatalogue.Find(dialect)!, SampleAssembly.Read(root), "my-sample", "net10.0");
}
