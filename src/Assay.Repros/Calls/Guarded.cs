using Assay.Core.CSharp;

namespace Assay.Repros.Calls;

/// <summary>Statements of a file whose exception is an answer.</summary>
internal static class Guarded
{
    /// <summary>Statements that may throw, and what is done then.</summary>
    /// <param name="caught">What is done with <c>exception</c>.</param>
    public static IEnumerable<string> Try(IEnumerable<string> calls, IEnumerable<string> caught) =>
        ["try", "{", .. calls.Select(Indented), "}", "catch (Exception exception)", "{", .. caught.Select(Indented), "}"];

    /// <summary>Says that a value did not come back because the library threw, and ends the program.</summary>
    /// <param name="where">Which call, as it stands in an interpolated string, with the comma that follows; empty for the only one.</param>
    public static IReadOnlyList<string> Refused(string where) =>
    [
        "Exception cause = exception.GetBaseException();",
        $"Console.WriteLine({CSharpText.Interpolated(
            $"FAILS: {where}expected the value back, got {{cause.GetType().FullName}}: {{cause.Message}}")});",
        "return 1;",
    ];

    /// <summary>A statement within a block.</summary>
    public static string Indented(string line) => line.Length == 0 ? "" : "    " + line;
}
