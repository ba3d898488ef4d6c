using Assay.Engine.Building;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Tests.Building;

public class PackageVersionTests
{
    private static readonly string[] Known = ["9.0.1", "10.0.3", "12.0.1", "12.0.2", "12.0.3", "13.0.0", "13.0.1", "13.0.2-beta1",
        "13.0.3", "13.0.4"];

    [Theory]
    [InlineData("12.0.4", new[] { "12.0.3", "12.0.2", "12.0.1" })]
    [InlineData("99.0.0", new[] { "13.0.4", "13.0.3", "13.0.1" })]
    [InlineData("13.0.2-beta2", new[] { "13.0.3", "13.0.2-beta1", "13.0.1" })]
    public void The_nearest_versions_share_leading_numbers_and_the_newest_comes_first(string given, string[] nearest) =>
        Assert.Equal(nearest, NearestVersions.Of(given, Known));

    [Theory]
    [InlineData("12.0.4", new[] { "12.0.3", "12.0.2", "10.0.3", "13.0.0" })]
    [InlineData("13.0.2", new[] { "13.0.1", "13.0.0", "13.0.3", "13.0.4", "12.0.3" })]
    [InlineData("13.0.4", new[] { "13.0.3", "13.0.1", "12.0.3" })]
    [InlineData("13.0.2-beta2", new[] { "13.0.2-beta1", "13.0.1", "13.0.3", "13.0.4", "12.0.3" })]
    [InlineData("8.0.0", new[] { "9.0.1" })]
    [InlineData("$(Version)", new string[0])]
    public void In_place_of_a_version_those_of_its_major_version_come_first_and_the_newest_below_it_before_all(string wanted,
        string[] tried) =>
        Assert.Equal(tried, NearestVersions.InPlaceOf(wanted, Known));

    [Fact]
    public void Without_any_version_none_is_near() => Assert.Empty(NearestVersions.Of("1.0.0", []));

    [Fact]
    public void Versions_are_read_from_the_answer_of_a_search()
    {
        const string Answer = """
            warn : something
            {"version":2,"problems":[],"searchResult":[
              {"sourceName":"one","packages":[{"id":"Acme.Json","version":"1.0.0"},{"id":"Acme.Json","version":"2.0.0"}]},
              {"sourceName":"silent"}]}
            """;

        Assert.Equal(["1.0.0", "2.0.0"], NuGetVersions.Read(Answer));
        Assert.Empty(NuGetVersions.Read("error: no feed answered"));
    }

    [Theory]
    [InlineData("/x/A.csproj : error NU1102: Unable to find package Acme.Json with version (= 9.0.0)", true)]
    [InlineData("/x/A.csproj : error NU1103: Unable to find a stable package Acme.Json with version (>= 9.0.0)", true)]
    [InlineData("/x/A.csproj : error NU1102: Unable to find package Other with version (= 9.0.0)", false)]
    [InlineData("/x/A.csproj : error NU1101: Unable to find package Acme.Json. No packages exist with this id", false)]
    public void A_version_is_missing_where_the_feeds_know_its_package(string line, bool isMissing) =>
        Assert.Equal(isMissing, BuildAnswer.Failed($"  Determining projects to restore...\n{line}\n", 1).LacksVersionOf("acme.json"));

    [Fact]
    public void Net_framework_is_part_of_Windows()
    {
        Assert.StartsWith("Windows only: net48", ImpossibleTarget.Sentence(new BuildTarget("net48", "jit"), runsNetFramework: false),
            StringComparison.Ordinal);
        Assert.Null(ImpossibleTarget.Sentence(new BuildTarget("net48", "jit"), runsNetFramework: true));
        Assert.Null(ImpossibleTarget.FailureOf(new BuildTarget("net8.0", "aot")));
        Assert.StartsWith(
            "ASSAY_MONO is /nowhere/mono, which does not exist", ImpossibleTarget.MissingMono("/nowhere/mono"), StringComparison.Ordinal);
        Assert.Null(ImpossibleTarget.MissingMono(typeof(ImpossibleTarget).Assembly.Location));
    }

    [Theory]
    [InlineData("r2r")]
    [InlineData("aot")]
    public void Net_framework_compiles_just_in_time_alone(string mode) => Assert.Equal(
        $".NET Framework only has JIT compilation; --mode {mode} needs .NET 8 or later",
        ImpossibleTarget.Sentence(new BuildTarget("net472", mode), runsNetFramework: true));
}
