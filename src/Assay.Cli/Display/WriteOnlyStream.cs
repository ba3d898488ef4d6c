using Assay.Engine;

namespace Assay.Cli.Display;

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
        : this("The answer could not be written to standard output; direct it to another place and run again.")
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
        new($"The answer could not be written to standard output ({IoReason.Of(cause)}); direct it to another place and run again.", cause);
}
