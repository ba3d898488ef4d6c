using System.Text.Json;
using System.Text.RegularExpressions;

namespace Assay.Cli.Tests.Types;

/// <summary>
/// Models of public packages, which nobody here wrote: every row is asked about them, and none is left unjudged for a reason that Assay
/// could remove.
/// </summary>
public partial class PublicModelTests
{
    /// <summary>The packages; <c>-trait Package=OpenAI</c> runs one alone.</summary>
    public static TheoryData<string> Packages =>
        [.. PublicModel.All.Select(model => new TheoryDataRow<string>(model.Package).WithTrait("Package", model.Package))];

    [Theory]
    [Trait("Category", "slow")]
    [MemberData(nameof(Packages))]
    public void Every_row_judges_the_model_of_a_public_package(string package)
    {
        var model = PublicModel.All.Single(candidate => candidate.Package == package);
        using WorkingFolder folder = new();
        Assert.SkipUnless(model.TryBuild(folder, out var assembly, out var output), output);

        using var check = CheckedRows.Read(folder, "check", "--types", assembly, "--root", model.Root, "--rows", "*");

        JsonElement[] rows = [.. check.RootElement.GetProperty("data")[0].GetProperty("rows").EnumerateArray()];
        string[] unjudged =
        [
            .. rows.Where(row => row.GetProperty("verdict").GetString() is "notJudged" or "assayError")
                .Select(row => $"{row.GetProperty("row")}: {row.GetProperty("cause")}").Where(line => !IsOfRow().IsMatch(line)),
        ];
        string[] limits = [.. PublicModel.LimitsOf(package)];
        TestContext.Current.TestOutputHelper?.WriteLine(
            $"{model.Root}: {rows.Length} rows, "
                + $"{check.RootElement.GetProperty("data")[0].GetProperty("codeLeftOut").GetArrayLength()} pieces of code left "
                + "out");
        Assert.DoesNotContain(unjudged, line => !limits.Any(limit => line.Contains(limit, StringComparison.Ordinal)));
        Assert.DoesNotContain(limits, limit => !unjudged.Any(line => line.Contains(limit, StringComparison.Ordinal)));
    }

    [Fact]
    public void The_file_names_each_package_once() =>
        Assert.Equal(PublicModel.All.Count, PublicModel.All.DistinctBy(model => model.Package).Count());

    [Fact]
    public void Known_limits_are_those_of_packages_of_the_file() =>
        Assert.Subset(PublicModel.All.Select(model => model.Package).ToHashSet(), PublicModel.LimitedPackages.ToHashSet());

    // What a row is not made for, whatever Assay does: text alone, flat structs, types that its library's own code must name or create.
    [GeneratedRegex(
        "An encoding handles|A memory copy|Marshal (copies|does not)|with Marshal:|only a list as root|in its schema|only public "
            + "types|non-public types|CGbR|ZeroFormatter|Fory |Bond |private ones|is given code for each member")]
    private static partial Regex IsOfRow();
}
