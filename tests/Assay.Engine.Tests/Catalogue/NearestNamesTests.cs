using Assay.Core.Naming;

namespace Assay.Engine.Tests.Catalogue;

public class NearestNamesTests
{
    private static readonly string[] Rows = ["json.net/reused", "json.net/generic", "system.text.json/reflection", "yaml", "bson"];

    [Theory]
    [InlineData("json.net/reusd", "json.net/reused")]
    [InlineData("JSON.NET/GENERIC2", "json.net/generic")]
    [InlineData("jsn.net", "json.net/reused")]
    [InlineData("reflection", "system.text.json/reflection")]
    [InlineData("yml", "yaml")]
    [InlineData("sytem.text", "system.text.json/reflection")]
    [InlineData("reflecton", "system.text.json/reflection")]
    [InlineData("genric", "json.net/generic")]
    public void A_misspelt_name_finds_what_was_meant(string given, string meant) => Assert.Equal(meant, NearestName.Of(given, Rows)[0]);

    [Fact]
    public void At_most_three_are_named() => Assert.Equal(3, NearestName.Of("x", Rows).Count);

    [Fact]
    public void The_sentence_names_the_nearest_and_what_shows_all()
    {
        var sentence = NearestNames.Unknown("row", "yml", ["yaml"], "assay show rows").Message;

        Assert.Equal("There is no row \"yml\". Nearest: yaml. 'assay show rows' shows all.", sentence);
    }
}
