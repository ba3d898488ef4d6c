using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Text;
using Assay.Engine;
using Assay.Report;

namespace Assay.Cli.Display;

/// <summary>
/// The two streams of answers and of what is said beside them. An answer that cannot be written is the command's failure; what is said on
/// standard error goes on without it, because it may be said by a timer in the middle of a run.
/// </summary>
[SuppressMessage("Reliability", "CA2000",
    Justification = "The console's streams live as long as the process, and each writer owns the stream below it.")]
internal static class StandardStreams
{
    private static bool isGuarded;

    /// <summary>Lets the console write through these streams from now on.</summary>
    public static void Guard()
    {
        isGuarded = true;
        Console.SetOut(Safe(new AnswerStream(Console.OpenStandardOutput()), hasColours: false));
        Console.SetError(Safe(new LossyStream(Console.OpenStandardError()), hasColours: false));
    }

    /// <summary>Standard output for a whole report, kept back until it is long; writing throws <see cref="AnswerNotWrittenException"/>
    /// where the system refuses it. Where nothing is guarded, another program called this one: the report goes to its console, as every
    /// other answer does.</summary>
    public static TextWriter OpenAnswer() =>
        new SafeWriter(isGuarded ? new StreamWriter(new AnswerStream(Console.OpenStandardOutput()), leaveOpen: true) : Console.Out,
            hasColours: !Console.IsOutputRedirected);

    /// <summary>Standard error for what moves the cursor itself: nothing that it writes is made safe.</summary>
    public static TextWriter OpenProgress() => Writer(new LossyStream(Console.OpenStandardError()));

    /// <summary>Gives a terminal its cursor back, which bars hide, where the program ends in the middle of them.</summary>
    public static void ShowCursor()
    {
        if (!Console.IsErrorRedirected)
            OpenProgress().Write("\u001b[?25h");
    }

    private static SafeWriter Safe(Stream stream, bool hasColours) => new(Writer(stream), hasColours);

    private static StreamWriter Writer(Stream stream) => new(stream, WithoutPreamble(Console.OutputEncoding)) { AutoFlush = true };

    private static Encoding WithoutPreamble(Encoding encoding) =>
        encoding is UTF8Encoding ? new UTF8Encoding(encoderShouldEmitUTF8Identifier: false) : encoding;
}

/// <summary>An output for a library that writes several lines with one call, such as the list of completions.</summary>
internal sealed class SeveralLinesWriter(TextWriter output) : TextWriter(CultureInfo.InvariantCulture)
{
    public override Encoding Encoding => output.Encoding;

    public override void Write(char value) => output.Write(value);

    public override void Write(string? value) => output.Write(value);
}

/// <summary>How wide answers may be.</summary>
internal static class OutputWidth
{
    private const int OfFiles = 120;
    private const int OfUnknownTerminals = 80;

    /// <summary>
    /// The terminal's width, or a fixed one where the answer goes to a pipe or a file, in characters. A terminal narrower than the
    /// narrowest table wraps its lines itself.
    /// </summary>
    public static int Columns => Console.IsOutputRedirected ? OfFiles : Math.Max(OutputStyle.MinimumWidth, OfTerminal() - 1);

    /// <summary>How wide a table of a list may be; null in a pipe or a file, where a row is one line.</summary>
    public static int? OfTables => Console.IsOutputRedirected ? null : OfTerminal();

    /// <summary>How reports are laid out for standard output.</summary>
    public static OutputStyle Style =>
        Console.IsOutputRedirected ? OutputStyle.Plain : new OutputStyle(Math.Max(OutputStyle.MinimumWidth, OfTerminal()), true);

    private static int OfTerminal()
    {
        try
        {
            return Console.WindowWidth is > 0 and var width ? width : OfUnknownTerminals;
        }
        catch (Exception exception) when (exception is IOException or PlatformNotSupportedException or ArgumentOutOfRangeException)
        {
            return OfUnknownTerminals;
        }
    }
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
