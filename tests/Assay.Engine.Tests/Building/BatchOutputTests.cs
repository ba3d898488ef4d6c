using Assay.Core.Results;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;

namespace Assay.Engine.Tests.Building;

/// <summary>What a batch of builds writes, and when each build is told of.</summary>
public class BatchOutputTests
{
    private static readonly BuildRequest One = RequestOf("One");
    private static readonly BuildRequest Two = RequestOf("Two");
    private readonly List<(BuildRequest Request, int? ExitCode, string Output)> ended = [];
    private readonly BatchOutput output;

    public BatchOutputTests()
    {
        output =
            new(new() { ["/b/One/"] = One, ["/b/Two/"] = Two }, (request, answer) => ended.Add((request, answer.ExitCode, answer.Output)));
    }

    [Fact]
    public void A_build_that_was_made_is_told_of_at_once_with_its_own_lines()
    {
        output.Read("  /a/One.csproj : warning NU1903: old");
        output.Read("  /a/Two.csproj : warning NU1903: old");
        output.Read("  assay-made: /b/One/");

        Assert.Equal((One, 0, "/a/One.csproj : warning NU1903: old"), Assert.Single(ended));
    }

    [Fact]
    public void A_build_that_failed_is_told_of_at_once_and_only_once()
    {
        output.Read("/x/C.cs(1,1): error CS0122: 'C' is inaccessible [/a/Two.csproj]");
        output.Read("/x/C.cs(1,1): error CS0122: 'C' is inaccessible [/a/Two.csproj]");
        output.Read("  assay-not-made: /b/Two/");
        Assert.Single(ended);
        output.Read("  assay-made: /b/One/");
        output.End("");

        Assert.Equal([(Two, 1, "/x/C.cs(1,1): error CS0122: 'C' is inaccessible [/a/Two.csproj]"), (One, 0, "")], ended);
    }

    [Fact]
    public void Where_the_batch_itself_ends_early_errors_tell_what_failed_and_nothing_is_told_of_others()
    {
        output.Read("  assay-not-made: /b/One/");
        output.Read("  assay-made: /b/Other/");
        Assert.Empty(ended);
        output.End("/a/Two.csproj : error NU1101: no package\nkilled");

        Assert.Equal((Two, 1, "/a/Two.csproj : error NU1101: no package"), Assert.Single(ended));
    }

    private static BuildRequest RequestOf(string name) =>
        BuildRequest.Of(new AdapterProject(name, $"/a/{name}.csproj", RowResult.InTheBox, "", "", ""));
}
