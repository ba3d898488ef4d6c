using System.Text.RegularExpressions;
using Xunit;

namespace Assay.Architecture.Tests;

/// <summary>The tests that the documentation names as the check of a claim.</summary>
public partial class NamedTests
{
    [Fact]
    public void Every_claim_names_a_command_or_tests_that_there_are()
    {
        string[] claims = [
            .. File.ReadLines(Path.Combine(Repository.Root, "docs", "claims.md"))
                .Where(line => line.StartsWith("| ", StringComparison.Ordinal) && !line.StartsWith("| claim", StringComparison.Ordinal))];

        Assert.NotEmpty(claims);
        Assert.All(claims,
            claim => Assert.True(
                NamedProjects().IsMatch(claim)
                || claim.Contains("`assay validate", StringComparison.Ordinal)
                || claim.Contains("`time ./assay ", StringComparison.Ordinal), claim));
        Assert.All(claims.SelectMany(claim => NamedProjects().Matches(claim)), Exists);
    }

    private static void Exists(Match named)
    {
        var folder = Path.Combine(Repository.Root, named.Groups["project"].Value);
        Assert.True(Directory.Exists(folder), $"{named.Value}: no such project.");
        foreach (Capture name in named.Groups["name"].Captures)
            Assert.True(
                Repository.SourceFiles.Any(
                    file => file.StartsWith(folder + Path.DirectorySeparatorChar, StringComparison.Ordinal)
                    && Regex.IsMatch(File.ReadAllText(file), $@"\bclass {name.Value}\b")), $"{named.Value}: no class {name.Value}.");
    }

    [GeneratedRegex(@"`(?<project>tests/[\w.]+)`(?:,? `(?<name>\w+)`)*")]
    private static partial Regex NamedProjects();
}
