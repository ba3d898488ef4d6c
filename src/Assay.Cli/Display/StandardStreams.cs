using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Text;
using Assay.Engine;
using Assay.Report;

namespace Assay.Cli.Display;

/// <summary>
/// The streams of the process. An answer that cannot be written is the command's failure; what is said on standard error goes on without
/// it, because it may be said by a timer in the middle of a run.
/// </summary>
[SuppressMessage("Reliability", "CA2000",
    Justification = "The console's streams live as long as the process, and each writer owns the stream below it.")]
internal static class StandardStreams
{
    private const string Ci = "CI";
    private const int WidthOfUnknownTerminals = 80;

    private static bool IsCi => Environment.GetEnvironmentVariable(Ci) is not (null or "" or "false");

    /// <summary>Opens them.</summary>
    public static Streams Open() => new(
        Safe(new AnswerStream(Console.OpenStandardOutput())), Safe(new LossyStream(Console.OpenStandardError())))
    {
        TerminalWidth = Console.IsOutputRedirected ? null : WidthOfTerminal,
        ReportOpener = OpenReport,
        ProgressOpener = Console.IsErrorRedirected ? null : static () => Writer(new LossyStream(Console.OpenStandardError())),
        InputOpener = Console.OpenStandardInput,
        // In CI somebody may have made a terminal that nobody looks at.
        Replies = Console.IsInputRedirected || Console.IsErrorRedirected || IsCi ? null : Console.In,
        IsDialog = !Console.IsInputRedirected && !Console.IsErrorRedirected && !Console.IsOutputRedirected,
    };

    /// <summary>Writing throws <see cref="AnswerNotWrittenException"/> where the system refuses it.</summary>
    private static SafeWriter OpenReport(bool hasColours) =>
        new(new StreamWriter(new AnswerStream(Console.OpenStandardOutput()), leaveOpen: true), hasColours);

    private static TextWriter Safe(Stream stream) => TextWriter.Synchronized(new SafeWriter(Writer(stream), hasColours: false));

    private static StreamWriter Writer(Stream stream) => new(stream, WithoutPreamble(Console.OutputEncoding)) { AutoFlush = true };

    private static Encoding WithoutPreamble(Encoding encoding) =>
        encoding is UTF8Encoding ? new UTF8Encoding(encoderShouldEmitUTF8Identifier: false) : encoding;

    private static int WidthOfTerminal()
    {
        try
        {
            return Console.WindowWidth is > 0 and var width ? width : WidthOfUnknownTerminals;
        }
        catch (Exception exception) when (exception is IOException or PlatformNotSupportedException or ArgumentOutOfRangeException)
        {
            return WidthOfUnknownTerminals;
        }
    }
}

/// <summary>An output for what writes several lines with one call, such as the list of completions; it stays open.</summary>
internal sealed class SeveralLinesWriter(TextWriter output) : TextWriter(CultureInfo.InvariantCulture)
{
    public override Encoding Encoding => output.Encoding;

    public override void Write(char value) => output.Write(value);

    public override void Write(string? value) => output.Write(value);

    public override void Write(ReadOnlySpan<char> buffer) => output.Write(buffer);
}

/// <summary>A stream that passes bytes on.</summary>
internal abstract class WriteOnlyStream : Stream
{
    public override bool CanRead => false;

    public override bool CanSeek => false;

    public override bool CanWrite => true;

    public override long Length => throw new NotSupportedException();

    public override long Position { get => throw new NotSupportedException(); set => throw new NotSupportedException(); }

    public override int Read(byte[] buffer, int offset, int count) => throw new NotSupportedException();

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    public override void Write(byte[] buffer, int offset, int count) => Write(buffer.AsSpan(offset, count));
}

/// <summary>Says in a sentence that an answer cannot be written. A reader that has gone wants no more of it: that is no failure.</summary>
internal sealed class AnswerStream(Stream output) : WriteOnlyStream
{
    public override void Write(ReadOnlySpan<byte> buffer)
    {
        try
        {
            output.Write(buffer);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw AnswerNotWrittenException.For(exception);
        }
    }

    public override void Flush()
    {
        // A console keeps nothing back.
    }
}

/// <summary>Drops what the system does not take.</summary>
internal sealed class LossyStream(Stream output) : WriteOnlyStream
{
    public override void Write(ReadOnlySpan<byte> buffer)
    {
        try
        {
            output.Write(buffer);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // Nobody is left to tell.
        }
    }

    public override void Flush()
    {
        // A console keeps nothing back.
    }
}

/// <summary>The answer cannot be written to standard output.</summary>
internal sealed class AnswerNotWrittenException : Exception
{
    public AnswerNotWrittenException()
        : this("The output could not be written to standard output. Redirect it elsewhere and run again.")
    {
    }

    public AnswerNotWrittenException(string message)
        : base(message)
    {
    }

    public AnswerNotWrittenException(string message, Exception innerException)
        : base(message, innerException)
    {
    }

    /// <summary>The exception of what the system says.</summary>
    public static AnswerNotWrittenException For(Exception cause) =>
        new($"The output could not be written to standard output ({IoReason.Of(cause)}). Redirect it elsewhere and run again.", cause);
}
