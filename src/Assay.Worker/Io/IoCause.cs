using System.Net.Sockets;
using Assay.Core.Protocol;

namespace Assay.Worker.Io;

/// <summary>Why a transport failed, in a few words.</summary>
/// <param name="Unquoted">The same without any text that may quote a value.</param>
/// <param name="IsOfMachine">Whether the machine is the reason, and not the library.</param>
internal sealed record IoCause(string Text, string Unquoted, bool IsOfMachine)
{
    private const string OtherEnd = "its other end was closed";
    private const int MostCauses = 16;
    private const int LongestText = 1000;

    /// <summary>What the low half of an error's number says, on Unix and on Windows.</summary>
    private static readonly Dictionary<int, string> Conditions = new()
    {
        [28] = "the disk is full",
        [0x70] = "the disk is full",
        [122] = "the disk quota is used up",
        [27] = "the file would be too large",
        [30] = "the file system is read-only",
        [32] = OtherEnd,
        [104] = OtherEnd,
        [109] = OtherEnd,
        [232] = OtherEnd,
        [24] = "too many files are open",
    };

    /// <summary>The reason of an exception: a condition of the machine somewhere in its causes, or what the library threw.</summary>
    public static IoCause Of(Exception exception)
    {
        var cause = exception;
        for (var i = 0; cause is not null && i < MostCauses; i++, cause = cause.InnerException)
        {
            if (cause is ObjectDisposedException)
                return OfLibrary("the library closed the stream that it was given");
            if (ConditionOf(cause) is { } condition)
                return new IoCause(condition, condition, IsOfMachine: true);
        }

        var type = exception.GetType().FullName ?? exception.GetType().Name;
        var text = $"{type}: {exception.Message}".Split('\n')[0].Trim();
        return new IoCause(text.Length <= LongestText ? text : text.Substring(0, LongestText), type, IsOfMachine: false);
    }

    /// <summary>The times of a transport that ended so.</summary>
    public TransportTimes In(TransportTimes times) => times with { Failure = Text, UnquotedFailure = Unquoted, IsOfMachine = IsOfMachine };

    private static IoCause OfLibrary(string text) => new(text, text, IsOfMachine: false);

    private static string? ConditionOf(Exception cause) => cause switch
    {
        ConnectionEndedException or PayloadsGoneException => cause.Message,
        // A write that waits when the reader goes away ends with a time-out on some systems; nothing else times out within a machine.
        SocketException
        {
            SocketErrorCode: SocketError.ConnectionReset
            or SocketError.Shutdown or SocketError.ConnectionAborted or SocketError.TimedOut
        } => OtherEnd,
        SocketException socket => $"the socket failed ({socket.SocketErrorCode})",
        EndOfStreamException => null,
        IOException when Conditions.TryGetValue(cause.HResult & 0xFFFF, out var known) => known,
        _ => null,
    };
}
