using System.Text.Json;

namespace Assay.Cli.Tests.Types;

/// <summary>Has own types checked, and reads the answer as JSON.</summary>
internal static class CheckedRows
{
    /// <summary>The verdicts on one type, by row.</summary>
    public static Dictionary<string, JsonElement> Of(string assembly, string root, string factory, string[] rows)
    {
        using WorkingFolder folder = new();
        using JsonDocument tables =
            Read(folder, "check", "--types", assembly, "--root", root, "--factory", factory, "--rows", string.Join(',', rows));
        return tables.RootElement[0].GetProperty("rows").EnumerateArray()
            .ToDictionary(row => row.GetProperty("row").GetString()!, row => row.Clone());
    }

    /// <summary>What a command answers as JSON; it must succeed.</summary>
    public static JsonDocument Read(WorkingFolder folder, params string[] arguments)
    {
        Answer answer = AssayInProcess.Run(folder.Path, [.. arguments, "--format", "json"]);
        Assert.True(answer.ExitCode == 0, answer.Errors);
        return JsonDocument.Parse(answer.Output);
    }
}
