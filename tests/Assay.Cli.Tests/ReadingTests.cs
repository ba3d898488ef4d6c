using System.Text.Json;

namespace Assay.Cli.Tests;

/// <summary>Runs that read one member, and surfaces of buffers that are kept.</summary>
public class ReadingTests
{
    [Fact]
    public void One_member_is_read_from_whole_payloads_beside_the_whole()
    {
        using WorkingFolder folder = new();

        var answer = AssayInProcess.Run(
            folder.Path, "run", "--rows", "system.text.json/reflection,reference/straight-line", "--data-set", "four-strings", "--surface",
            "reused", "--operation", "deserialize,read-one", "--processes", "1", "--details", "--out", "r.json");

        Assert.True(answer.ExitCode == 0, answer.Errors);
        Assert.Contains("Read one: PageVisit.", answer.Output, StringComparison.Ordinal);
        Assert.Contains("read-one not possible: reference/straight-line - Plain binary stores members by position",
            string.Join(' ', answer.Output.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries)), StringComparison.Ordinal);
        using var results = JsonDocument.Parse(File.ReadAllText(folder.File("r.json")));
        string[] cells = [
            .. results.RootElement.GetProperty("cells").EnumerateArray()
                .Select(cell => $"{cell.GetProperty("row")} {cell.GetProperty("surface")} {cell.GetProperty("operation")}")];
        Assert.Equal(
            ["system.text.json/reflection reused deserialize", "reference/straight-line reused deserialize",
                "system.text.json/reflection reused readOne"], cells);
    }
}
