using Assay.Cli.Tests.Damaged;
using Assay.Engine.Storage;

namespace Assay.Cli.Tests;

/// <summary>Fuzzing of a real library, in real processes.</summary>
public class FuzzTests
{
    [Fact]
    [Trait("Category", "slow")]
    public void A_real_library_is_fuzzed_guided_by_its_branches_and_what_is_found_replays()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, "check", "fuzz", "--row", "memory-pack/utf-8", "--span", "12s", "--out", "fuzz.json");

        Assert.True(answer.ExitCode == 0, answer.Errors);
        Assert.Contains("1 crashes", answer.Output, StringComparison.Ordinal);
        Assert.Contains("Guided by coverage:", answer.Output, StringComparison.Ordinal);
        var saved = Directory.GetFiles(folder.File("fuzz.inputs"), "*-Crashed-*");
        Assert.NotEmpty(saved);
        var replayed = AssayInProcess.Run(folder.Path, "check", "hostile", "--replay", saved[0]);
        Assert.Contains("It happens again.", replayed.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("fuzz", "check hostile", "r.json holds a run of 'assay check fuzz'. Continue it with: assay check fuzz --resume r.json")]
    [InlineData(
        "hostile", "check fuzz", "r.json holds a run of 'assay check hostile'. Continue it with: assay check hostile --resume r.json")]
    [InlineData("fuzz", "check fuzz --span 7m", "r.json was measured with another --span. Resume it without --span,")]
    [InlineData("fuzz", "check fuzz --seed 77", "r.json was measured with another --seed. Resume it without --seed,")]
    public void Only_fuzz_goes_on_with_a_file_of_fuzzing(string kind, string command, string sentence)
    {
        using WorkingFolder folder = new();
        ResultsStore.Save(EveryKind.Of(kind) with { IsComplete = false }, folder.File("r.json"));

        var answer = AssayInProcess.Run(folder.Path, [.. command.Split(' '), "--resume", "r.json"]);

        Assert.Equal(2, answer.ExitCode);
        Assert.StartsWith(sentence, answer.Errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Name a row to fuzz")]
    [InlineData("--span takes a duration", "--row", "json.net/reused", "--span", "x")]
    [InlineData("--span takes a duration", "--row", "json.net/reused", "--span", "0")]
    public void Bad_input_is_one_sentence(string sentence, params string[] arguments)
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, ["check", "fuzz", .. arguments]);

        Assert.Equal(2, answer.ExitCode);
        Assert.Contains(sentence, answer.Errors, StringComparison.Ordinal);
    }
}
