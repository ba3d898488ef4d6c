using Assay.Engine.Tests.Fakes;

namespace Assay.Engine.Tests.Building;

/// <summary>A file stands for a folder that cannot be written: it is one for every user, root too.</summary>
public sealed class BuildHomeTests : IDisposable
{
    private readonly TemporaryFolder folder = new();

    private Workspace Workspace => new(folder.File("adapters"), folder.File("eng"), folder.File("parts"), folder.File("cache"));

    private string Own => folder.File("cache/home");

    public void Dispose() => folder.Dispose();

    [Fact]
    public void A_home_folder_that_can_be_written_is_the_home_of_builds() => Assert.Empty(Variables(new()
    {
        ["HOME"] = folder.File("home"),
    }));

    [Theory]
    [InlineData(null)]
    [InlineData("")]
    [InlineData("relative")]
    [InlineData("FILE/home")]
    public void Without_one_builds_have_a_home_in_the_cache(string? home)
    {
        home = home?.Replace("FILE", folder.Write("file", ""), StringComparison.Ordinal);

        Assert.Equal([("DOTNET_CLI_HOME", Own)], Variables(new() { ["HOME"] = home }));
        Assert.True(Directory.Exists(Own));
    }

    [Fact]
    public void A_home_named_to_the_SDK_counts_alone() => Assert.Empty(Variables(new()
    {
        ["DOTNET_CLI_HOME"] = folder.File("named"),
        ["HOME"] = "",
    }));

    [Fact]
    public void A_home_named_to_the_SDK_that_cannot_be_written_is_refused()
    {
        var named = Path.Combine(folder.Write("file", ""), "home");

        var exception = Assert.Throws<BadInputException>(() => Variables(new() { ["DOTNET_CLI_HOME"] = named }));

        Assert.Equal(
            $"DOTNET_CLI_HOME={named} is not writable, but builds need it. Set it to a writable folder, or unset it.", exception.Message);
    }

    private IReadOnlyList<(string Name, string Value)> Variables(Dictionary<string, string?> variables) =>
        BuildHome.Variables(Workspace, name => variables.GetValueOrDefault(name));
}
