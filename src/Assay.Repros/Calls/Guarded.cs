namespace Assay.Repros.Calls;

/// <summary>Statements of a file whose exception is an answer.</summary>
internal static class Guarded
{
    /// <summary>Statements that may throw, and what is done then.</summary>
    /// <param name="calls">What may throw.</param>
    /// <param name="caught">What is done with <c>exception</c>.</param>
    public static IEnumerable<string> Try(IEnumerable<string> calls, IEnumerable<string> caught) => ["try", "{", .. calls.Select(Indented), "}", "catch (Exception exception)", "{", .. caught.Select(Indented), "}"];

    /// <summary>A statement within a block.</summary>
    public static string Indented(string line) => line.Length == 0 ? "" : "    " + line;
}
