using System.Globalization;
using System.Text.Json;
using System.Text.RegularExpressions;

namespace Assay.Engine;

/// <summary>Says in plain words what is wrong with a JSON text, and where: the reader's own texts name types of Assay's and settings of a programmer's.</summary>
public static partial class JsonReason
{
    /// <summary>The reason, such as <c>line 3, column 14: this is no JSON</c>, without a full stop.</summary>
    /// <param name="exception">What the reader threw.</param>
    public static string Of(JsonException exception)
    {
        ArgumentNullException.ThrowIfNull(exception);
        string place = exception is { LineNumber: long line, BytePositionInLine: long column }
            ? string.Create(CultureInfo.InvariantCulture, $"line {line + 1}, column {column + 1}: ")
            : "";
        return place + What(exception);
    }

    private static string What(JsonException exception)
    {
        if (IsOfSyntax(exception))
            return "this is no JSON, or it ends too early";
        string where = exception.Path is { Length: > 1 } path && path.StartsWith('$') ? path[1..].TrimStart('.') : "the file";
        string[] missing = [.. Missing().Matches(exception.Message).Select(match => match.Groups[1].Value)];
        return exception.Message.Contains("missing required", StringComparison.Ordinal) && missing.Length > 1
            ? $"{where} lacks {string.Join(", ", missing.Skip(1).Take(5))}"
            : $"{where} holds a value that cannot stand there";
    }

    /// <summary>The reader of tokens throws a type of its own, which is not public.</summary>
    private static bool IsOfSyntax(JsonException exception) =>
        exception.GetType() != typeof(JsonException) || (exception.InnerException is JsonException inner && inner.GetType() != typeof(JsonException));

    [GeneratedRegex("'([^']+)'")]
    private static partial Regex Missing();
}
