using System.Text.Json;

namespace Assay.Cli.Tests.Types;

/// <summary><c>assay check</c> of several roots of one assembly at once.</summary>
public class SeveralRootsTests
{
    private const string Rows = "json.net/reused,memory-pack/utf-8";

    private static readonly string Assembly = typeof(OwnClasses.Samples).Assembly.Location;

    [Fact]
    public void Each_root_is_judged_as_if_it_were_alone()
    {
        using WorkingFolder folder = new();

        var together = Check(folder, "OwnClasses.Letter,OwnClasses.Shy*,OwnClasses.Drawing");

        Assert.Equal(
            ["OwnClasses.Letter", "OwnClasses.ShyGroup", "OwnClasses.Drawing"], together.Select(table => Text(table, "data")));
        Assert.Equal(Check(folder, "OwnClasses.Drawing").Select(Shown), together.TakeLast(1).Select(Shown));
        Assert.Equal(Check(folder, "OwnClasses.ShyGroup").Select(Shown), together.Skip(1).Take(1).Select(Shown));
    }

    [Theory]
    [InlineData("run", "OwnClasses.Letter,OwnClasses.Drawing", "--root names 2 types. Name one; 'assay check' takes several.")]
    [InlineData("check", "OwnClasses.None*", "There is no type in Assay.OwnClasses.dll that can be a root \"OwnClasses.None*\". Nearest: ")]
    [InlineData("check --edits", "OwnClasses.Letter,OwnClasses.Drawing", "--edits takes one root. Name one with --root, or omit --edits.")]
    [InlineData("check --factory OwnClasses.Shy.Group", "OwnClasses.Letter,OwnClasses.ShyGroup",
        "--factory gives values of one root, and --root names 2. Name one, or let Assay generate values.")]
    public void Where_one_root_is_meant_several_are_refused(string command, string roots, string sentence)
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(folder.Path, [.. command.Split(' '), "--types", Assembly, "--root", roots, "--rows", Rows]);

        Assert.Equal((2, ""), (answer.ExitCode, answer.Output));
        Assert.StartsWith(sentence, answer.Errors, StringComparison.Ordinal);
    }

    private static IReadOnlyList<JsonElement> Check(WorkingFolder folder, string roots)
    {
        var answer = AssayInProcess.Run(
            folder.Path, "check", "--types", Assembly, "--root", roots, "--rows", Rows, "--format", "json", "--out",
            $"{roots.Length}.json");
        Assert.True(answer.ExitCode == 0, answer.Errors);
        return [.. JsonDocument.Parse(answer.Output).RootElement.GetProperty("data").EnumerateArray()];
    }

    private static string Shown(JsonElement table) => table.GetRawText();

    private static string Text(JsonElement of, string name) => of.GetProperty(name).GetString()!;
}
