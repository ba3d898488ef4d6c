using Assay.Engine.Building;
using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Building;

public sealed class UncompiledDialectsTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    public UncompiledDialectsTests()
    {
        Directory.CreateDirectory(folder.File("obj"));
        File.WriteAllText(folder.File(Path.Combine("obj", "dialects.tsv")), "DataContract.Shop.Order.g.cs\tdata-contract\nJsonContext.Shop.g.cs\tjson-context\n");
    }

    [Fact]
    public void A_dialect_whose_file_has_an_error_is_left_out()
    {
        string? file = Write("/b/obj/emitted/DataContract.Shop.Order.g.cs(12,5): error CS0122: 'Order' is inaccessible [/a/X.csproj]");

        Assert.Equal("data-contract\tAssay's own code, emitting: CS0122: 'Order' is inaccessible", File.ReadAllText(file!).TrimEnd());
    }

    [Fact]
    public void Where_a_generator_made_what_does_not_compile_every_emitting_dialect_is_left_out()
    {
        string? file = Write("/b/obj/generated/System.Text.Json/Order.g.cs(3,1): error CS0122: 'Order' is inaccessible [/a/X.csproj]");

        Assert.Equal(
            ["data-contract\twhat its generator makes of the contract does not compile: CS0122: 'Order' is inaccessible", "json-context\twhat its generator makes of the contract does not compile: CS0122: 'Order' is inaccessible"],
            File.ReadAllLines(file!).Order(StringComparer.Ordinal));
    }

    [Theory]
    [InlineData("error NU1101: Unable to find package Acme")]
    [InlineData("/a/X.csproj : error NU1101: Unable to find package Acme")]
    [InlineData("/b/rows.txt(1): error ASSAY001: The row x names the dialect 'y'")]
    [InlineData("/sdk/x.targets(1,1): error MSB4018: a task failed")]
    [InlineData("Build succeeded.")]
    public void Other_failures_are_not_a_dialects(string output) => Assert.Null(Write(output));

    public void Dispose() => folder.Dispose();

    private string? Write(string output) => UncompiledDialects.Write(output, folder.Path);
}
