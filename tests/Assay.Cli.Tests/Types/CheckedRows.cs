using System.Text.Json;

namespace Assay.Cli.Tests.Types;

/// <summary>Has own types checked, and reads the answer as JSON.</summary>
internal static class CheckedRows
{
    private static readonly string[] AsJson = ["--format", "json"];

    /// <summary>The verdicts on one type, by row.</summary>
    public static Dictionary<string, JsonElement> Of(string assembly, string root, string factory, string[] rows)
    {
        using WorkingFolder folder = new();
        using var tables = Read(folder, CommandOf(assembly, root, factory, rows));
        return ByName(tables);
    }

    /// <summary>The same of those rows that are available here, which may be none.</summary>
    public static Dictionary<string, JsonElement> OfAvailable(string assembly, string root, string factory, string[] rows)
    {
        using WorkingFolder folder = new();
        var answer = AssayInProcess.Run(folder.Path, [.. CommandOf(assembly, root, factory, rows), .. AsJson]);
        Assert.True(answer.ExitCode == 0 || answer.Errors.Contains("not available", StringComparison.Ordinal), answer.Errors);
        if (answer.ExitCode != 0)
            return [];
        using var tables = JsonDocument.Parse(answer.Output);
        return ByName(tables);
    }

    /// <summary>What a command answers as JSON; it must succeed.</summary>
    public static JsonDocument Read(WorkingFolder folder, params string[] arguments)
    {
        var answer = AssayInProcess.Run(folder.Path, [.. arguments, .. AsJson]);
        Assert.True(answer.ExitCode == 0, answer.Errors);
        return JsonDocument.Parse(answer.Output);
    }

    private static string[] CommandOf(string assembly, string root, string factory, string[] rows) =>
        ["check", "--types", assembly, "--root", root, "--factory", factory, "--rows", string.Join(',', rows)];

    private static Dictionary<string, JsonElement> ByName(JsonDocument tables) => tables.RootElement.GetProperty("data")[0]
        .GetProperty("rows").EnumerateArray().ToDictionary(row => row.GetProperty("row").GetString()!, row => row.Clone());
}
