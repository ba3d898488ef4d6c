using System.ComponentModel;
using System.Globalization;
using System.Security;
using System.Text.Json;
using System.Text.RegularExpressions;
using Assay.Core.Files;

namespace Assay.Engine;

/// <summary>Puts reasons side by side.</summary>
internal static class ReasonText
{
    /// <summary>Two reasons, either of which may be empty.</summary>
    public static string Join(string reason, string other) => string.Join("; ", new[] { reason, other }.Where(text => text.Length > 0));
}

/// <summary>
/// Says in plain words why a file or folder could not be used: the system's own texts differ by platform and repeat the path.
/// </summary>
public static class IoReason
{
    /// <summary>What is said where the system's reason is none of those that people can act on.</summary>
    public const string Unknown = "unknown reason";

    /// <summary>What is said where a process may open no more files.</summary>
    public const string TooManyFiles = "too many files are open";

    private const int WindowsBase = unchecked((int)0x80070000);

    private static readonly Dictionary<int, string> ByUnixNumber = new()
    {
        [1] = "permission denied",
        [2] = "not found",
        [5] = "disk error",
        [9] = "it is closed",
        [13] = "permission denied",
        [16] = "in use",
        [17] = "a file with that name exists",
        [20] = "a part of the path is a file, not a folder",
        [21] = "it is a folder",
        [23] = TooManyFiles,
        [24] = TooManyFiles,
        [26] = "in use",
        [27] = "the file would be too large",
        [28] = "no space left on the device",
        [30] = "the file system is read-only",
        [32] = "its reader has closed it",
        [36] = "the name is too long",
        [39] = "the folder is not empty",
        [40] = "its links form a loop",
        [122] = "the disk quota is used up",
    };

    private static readonly Dictionary<int, string> ByWindowsNumber = new()
    {
        [2] = "not found",
        [3] = "not found",
        [5] = "permission denied",
        [19] = "the disk is write-protected",
        [32] = "in use",
        [33] = "in use",
        [39] = "no space left on the device",
        [80] = "a file with that name exists",
        [109] = "its reader has closed it",
        [112] = "no space left on the device",
        [123] = "the name is not valid",
        [183] = "a file with that name exists",
        [206] = "the name is too long",
        [232] = "its reader has closed it",
    };

    /// <summary>The reason, such as <c>no space left on the device</c>, without a full stop.</summary>
    /// <param name="exception">What reading or writing threw.</param>
    /// <param name="path">The path, where it is known: a folder is told from a file that may not be read.</param>
    public static string Of(Exception exception, string path = "")
    {
        ArgumentNullException.ThrowIfNull(exception);
        return exception switch
        {
            UnusableFileException => exception.Message,
            _ when path.Length > 0 && Directory.Exists(path) => "it is a folder",
            FileNotFoundException or DirectoryNotFoundException => "not found",
            PathTooLongException => "the name is too long",
            UnauthorizedAccessException or SecurityException => OfNumber(exception.InnerException?.HResult ?? 0) ?? "permission denied",
            ArgumentException => "the name is not valid",
            EndOfStreamException => "it is truncated",
            Win32Exception ofProcess => OfNumber(ofProcess.NativeErrorCode) ?? Unknown,
            _ => OfNumber(exception.HResult) ?? Unknown,
        };
    }

    private static string? OfNumber(int result) => (result & WindowsBase) == WindowsBase
        ? ByWindowsNumber.GetValueOrDefault(result & 0xFFFF)
        : OperatingSystem.IsLinux() ? ByUnixNumber.GetValueOrDefault(result) : OfOtherUnix(result);

    /// <summary>Beyond 34 the numbers of macOS are others.</summary>
    private static string? OfOtherUnix(int number) => number switch
    {
        <= 34 => ByUnixNumber.GetValueOrDefault(number),
        62 => ByUnixNumber[40],
        63 => ByUnixNumber[36],
        66 => ByUnixNumber[39],
        69 => ByUnixNumber[122],
        _ => null,
    };
}

/// <summary>
/// Says in plain words what is wrong with a JSON text, and where: the reader's own texts name types of Assay's and settings of a
/// programmer's.
/// </summary>
public static partial class JsonReason
{
    /// <summary>The reason, such as <c>line 3, column 14: this is no JSON</c>, without a full stop.</summary>
    public static string Of(JsonException exception)
    {
        ArgumentNullException.ThrowIfNull(exception);
        var place = exception is { LineNumber: long line, BytePositionInLine: long column }
            ? string.Create(CultureInfo.InvariantCulture, $"line {line + 1}, column {column + 1}: ")
            : "";
        return place + What(exception);
    }

    private static string What(JsonException exception)
    {
        if (IsOfSyntax(exception))
            return "this is not JSON, or it is truncated";
        var where = exception.Path is { Length: > 1 } path && path.StartsWith('$') ? path[1..].TrimStart('.') : "the file";
        string[] missing = [.. Missing().Matches(exception.Message).Select(match => match.Groups[1].Value)];
        return exception.Message.Contains("missing required", StringComparison.Ordinal) && missing.Length > 1
            ? $"{where} lacks {string.Join(", ", missing.Skip(1).Take(5))}"
            : $"{where} has a value that is not valid there";
    }

    /// <summary>The reader of tokens throws a type of its own, which is not public.</summary>
    private static bool IsOfSyntax(JsonException exception) =>
        exception.GetType() != typeof(JsonException)
            || (exception.InnerException is JsonException inner && inner.GetType() != typeof(JsonException));

    [GeneratedRegex("'([^']+)'")]
    private static partial Regex Missing();
}
