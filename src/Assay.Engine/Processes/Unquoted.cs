using System.Text.RegularExpressions;
using Assay.Core.Protocol;

namespace Assay.Engine.Processes;

/// <summary>What of a failure can be told without quoting: names of types and the frames of a stack, never a message, which may hold a value of the user's.</summary>
internal static partial class Unquoted
{
    /// <summary>The types of an exception and of its causes.</summary>
    public static string Of(FailedFrame failed) =>
        failed.ExceptionType + string.Concat(InnerType().Matches(failed.Message).Select(match => match.Value));

    /// <summary>What a line of standard error says in the runtime's own words.</summary>
    /// <param name="line">The line.</param>
    /// <param name="otherwise">What to say where it holds none.</param>
    public static string Of(string line, string otherwise)
    {
        Match match = OwnWords().Match(line);
        return match.Success && match.Value.Trim().Length > 0 ? match.Value.Trim() : otherwise;
    }

    /// <summary>The lines that are frames of a stack.</summary>
    public static string FramesOf(string text) =>
        string.Join(Environment.NewLine, text.ReplaceLineEndings("\n").Split('\n').Where(line => line.StartsWith("   at ", StringComparison.Ordinal)));

    /// <summary>Before the message of each inner exception stands the name of its type.</summary>
    [GeneratedRegex(@" ---> \w+(?=: )")]
    private static partial Regex InnerType();

    [GeneratedRegex(@"^((Fatal error|Process terminated|Internal CLR error)\.\s*)?([\w.+`]+Exception\b)?")]
    private static partial Regex OwnWords();
}
