using System.Text;
using Assay.Core.Protocol;

namespace Assay.Worker.Session;

/// <summary>Turns an exception into a frame.</summary>
internal static class FailureReport
{
    private const int LongestText = 1 << 16;
    private const int MostCauses = 16;

    /// <summary>The frame: type of the outermost exception, messages of all causes, stack.</summary>
    public static FailedFrame From(WorkerPhase phase, Exception exception) =>
        new(phase, exception.GetType().FullName ?? exception.GetType().Name, Cut(Messages(exception)), Cut(exception.StackTrace ?? ""));

    private static string Messages(Exception exception)
    {
        StringBuilder messages = new(MessageOf(exception));
        Exception? cause = exception.InnerException;
        for (int i = 0; cause is not null && i < MostCauses; i++, cause = cause.InnerException)
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

    private static string Cut(string text) => text.Length <= LongestText ? text : string.Concat(text.AsSpan(0, LongestText), "...");
}
