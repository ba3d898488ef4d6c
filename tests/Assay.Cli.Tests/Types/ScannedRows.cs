using System.Text.Json;

namespace Assay.Cli.Tests.Types;

/// <summary>What a scan says of one type for each row.</summary>
internal sealed class ScannedRows
{
    private const string CodeLines = "codeLines";

    private static readonly string[] Counts = ["attributes", "constructors", "baseTypes", "setters", "addedFiles"];

    private readonly Dictionary<string, JsonElement> answers;

    private ScannedRows(IEnumerable<JsonElement> answers) => this.answers = answers
        .SelectMany(answer => answer.GetProperty("rows").EnumerateArray().Select(row => (Row: row.GetString()!, Answer: answer.Clone())))
        .ToDictionary(pair => pair.Row, pair => pair.Answer);

    /// <summary>The rows, in the order of their dialects.</summary>
    public IEnumerable<string> Rows => answers.Keys;

    /// <summary>Scans for one type.</summary>
    public static ScannedRows Of(WorkingFolder folder, string assembly, string root)
    {
        using var scan = CheckedRows.Read(folder, "check", "--no-run", "--types", assembly, "--root", root);
        return new ScannedRows(
            scan.RootElement.GetProperty("assemblies")[0].GetProperty("types")[0].GetProperty("answers").EnumerateArray());
    }

    /// <summary>Verdicts of a check that agree; null where values or libraries decide.</summary>
    public string[]? VerdictsOf(string row)
    {
        if (GoesOf(row) == "cannot")
            return IsOfNoData(row) ? null : ["rejected", "notJudged"];
        JsonElement reading = answers[row].GetProperty("readings").EnumerateArray()
            .FirstOrDefault(reading => reading.GetProperty("rows").EnumerateArray().Any(name => name.GetString() == row));
        if (reading.ValueKind == JsonValueKind.Undefined)
            return null;
        if (reading.GetProperty("lost").GetArrayLength() > 0)
            return ["lossy", "rejected", "crash"];
        return reading.GetProperty("uncertain").GetArrayLength() == 0 ? ["supported"] : null;
    }

    /// <summary>
    /// Whether a check asks of the types what the scan says: nothing, classes, or the same numbers of edits. Lines of code may differ,
    /// because a check writes them beside the code of the types, which a scan does not read.
    /// </summary>
    /// <param name="row">The row.</param>
    /// <param name="check">What the check says of it.</param>
    public bool AgreesOnEdits(string row, JsonElement check)
    {
        var needs = check.GetProperty("needs");
        if (GoesOf(row) == "cannot" || needs.ValueKind == JsonValueKind.Null)
            return GoesOf(row) == "cannot" && (needs.ValueKind == JsonValueKind.Null || IsOfNoData(row));
        return needs.GetProperty("generatedClasses").GetBoolean() == (GoesOf(row) == "throughGeneratedClasses")
            && needs.GetProperty("editedTypes").GetInt32() == answers[row].GetProperty("editedTypes").GetArrayLength()
            && Counts.All(count => needs.GetProperty(count).GetInt32() == answers[row].GetProperty(count).GetInt32())
            && (needs.GetProperty(CodeLines).GetInt32() == 0) == (answers[row].GetProperty(CodeLines).GetInt32() == 0);
    }

    /// <summary>What the scan says of edits, in words.</summary>
    public string EditsOf(string row) =>
        $"{GoesOf(row)} ({answers[row].GetProperty("editedTypes").GetArrayLength()} types, "
            + $"{string.Join(", ", Counts.Append(CodeLines).Select(count => $"{answers[row].GetProperty(count)} {count}"))})";

    // Copies have delegates and handles, which a scan calls obstacles.
    private bool IsOfNoData(string row) =>
        answers[row].GetProperty("obstacle").GetString()!.Contains("what is no data", StringComparison.Ordinal);

    private string GoesOf(string row) => answers[row].GetProperty("goes").GetString()!;
}
