using System.Text;

namespace Assay.Worker;

/// <summary>What an exception says.</summary>
internal static class ExceptionText
{
    private const int LongestText = 1 << 16;
    private const int MostCauses = 16;

    /// <summary>Full name of its type.</summary>
    public static string TypeOf(Exception exception) => exception.GetType().FullName ?? exception.GetType().Name;

    /// <summary>The messages of the exception and of its causes.</summary>
    public static string Of(Exception exception) => Cut(Messages(exception));

    /// <summary>Names of the types of its causes.</summary>
    public static IReadOnlyList<string> CausesOf(Exception exception) => [.. Causes(exception).Select(cause => cause.GetType().Name)];

    private static IEnumerable<Exception> Causes(Exception exception)
    {
        var cause = exception.InnerException;
        for (var i = 0; cause is not null && i < MostCauses; i++, cause = cause.InnerException)
            yield return cause;
    }

    private static string Messages(Exception exception)
    {
        StringBuilder messages = new(MessageOf(exception));
        foreach (var cause in Causes(exception))
            messages.Append(" ---> ").Append(cause.GetType().Name).Append(": ").Append(MessageOf(cause));
        return messages.ToString();
    }

    private static string MessageOf(Exception exception)
    {
        try
        {
            return exception.Message ?? "";
        }
        catch (Exception second)
        {
            return $"({exception.GetType().Name} has no message: its Message property throws {second.GetType().Name})";
        }
    }

    /// <summary>A text without what is too long for a frame.</summary>
    public static string Cut(string text) => text.Length <= LongestText ? text : string.Concat(text.AsSpan(0, LongestText), "...");
}
