using System.Diagnostics.CodeAnalysis;
using Assay.Core.Adapters;
using Assay.Core.Protocol;

namespace Assay.Worker.Io;

/// <summary>A transport in one direction: a stream for each value.</summary>
internal abstract class Link : IDisposable
{
    /// <summary>Length of the value that is received, in bytes; 0 where one is sent.</summary>
    public virtual int Length => 0;

    /// <summary>Opens the stream for the next value.</summary>
    public abstract Stream Open();

    /// <summary>Ends the value: its last byte is with the system, or the rest of it is read.</summary>
    public abstract void Close();

    /// <summary>Ends the transport.</summary>
    public abstract void Dispose();

    /// <summary>A transport that sends.</summary>
    /// <param name="isAsync">Whether files are opened for asynchronous calls.</param>
    [SuppressMessage("Reliability", "CA2000", Justification = "The link disposes of its connection.")]
    public static Link ToSend(Transport transport, string folder, bool isAsync) => transport switch
    {
        Transport.Memory => new SentToMemory(),
        Transport.File => new SentToFile(Path.Combine(folder, $"io-{Guid.NewGuid():N}"), isAsync),
        Transport.Pipe => new SentOverConnection(Connection.PipeTo(Drain)),
        Transport.Socket => new SentOverConnection(Connection.SocketWith(Drain)),
        _ => throw new ArgumentOutOfRangeException(nameof(transport), transport, "There is no such transport."),
    };

    /// <summary>A transport that receives payloads, one after the other and from the beginning again.</summary>
    /// <param name="isAsync">Whether files are opened for asynchronous calls.</param>
    [SuppressMessage("Reliability", "CA2000", Justification = "The link disposes of its connection.")]
    public static Link ToReceive(Transport transport, byte[][] payloads, string folder, bool isAsync) => transport switch
    {
        Transport.Memory => new ReceivedFromMemory(payloads),
        Transport.File => new ReceivedFromFile(payloads, Path.Combine(folder, $"io-{Guid.NewGuid():N}"), isAsync),
        Transport.Pipe => new ReceivedOverConnection(payloads, Connection.PipeFrom(far => Feed(far, payloads))),
        Transport.Socket => new ReceivedOverConnection(payloads, Connection.SocketWith(far => Feed(far, payloads))),
        _ => throw new ArgumentOutOfRangeException(nameof(transport), transport, "There is no such transport."),
    };

    private static void Drain(Stream far)
    {
        var bytes = new byte[1 << 16];
        while (far.Read(bytes, 0, bytes.Length) > 0)
        {
            // What is sent is checked elsewhere.
        }
    }

    private static void Feed(Stream far, byte[][] payloads)
    {
        for (var i = 0; ; i = (i + 1) % payloads.Length)
            far.Write(payloads[i], 0, payloads[i].Length);
    }
}

/// <summary>A stream in memory that keeps its capacity.</summary>
[SuppressMessage("Design", "CA2213", Justification = "A stream in memory holds nothing that the collector does not take.")]
internal sealed class SentToMemory : Link
{
    private readonly MemoryStream stream = new();

    public override Stream Open()
    {
        stream.Position = 0;
        stream.SetLength(0);
        return stream;
    }

    public override void Close()
    {
        // It stays for the next value.
    }

    public override void Dispose() => stream.Dispose();
}

/// <summary>A file that each value replaces.</summary>
internal sealed class SentToFile(string path, bool isAsync) : Link
{
    private FileStream? open;

    public override Stream Open() => open = OneFile.Open(path, FileMode.Create, FileAccess.Write, isAsync);

    public override void Close() => open?.Dispose();

    public override void Dispose() => OneFile.Remove(open, path);
}

/// <summary>A pipe or a socket whose other end reads and forgets.</summary>
internal sealed class SentOverConnection(Connection connection) : Link
{
    public override Stream Open() => connection.Near;

    public override void Close() => connection.Near.Flush();

    public override void Dispose() => connection.Dispose();
}

/// <summary>Payloads in turn.</summary>
internal abstract class Received(byte[][] payloads) : Link
{
    private int next = -1;

    public sealed override int Length => payloads[next].Length;

    public sealed override Stream Open() => Open(next = (next + 1) % payloads.Length);

    /// <summary>Opens the stream of a payload.</summary>
    protected abstract Stream Open(int index);
}

/// <summary>Streams over payloads in memory.</summary>
internal sealed class ReceivedFromMemory(byte[][] payloads) : Received(payloads)
{
    private readonly MemoryStream[] streams = Array.ConvertAll(payloads, payload => new MemoryStream(payload, writable: false));

    protected override Stream Open(int index)
    {
        streams[index].Position = 0;
        return streams[index];
    }

    public override void Close()
    {
        // It stays for the next turn.
    }

    public override void Dispose()
    {
        // Memory holds nothing that the collector does not take.
    }
}

/// <summary>A file for each payload, in the system's cache because it was just written.</summary>
internal sealed class ReceivedFromFile : Received
{
    private readonly string[] paths;
    private readonly bool isAsync;
    private FileStream? open;

    public ReceivedFromFile(byte[][] payloads, string path, bool isAsync)
        : base(payloads)
    {
        this.isAsync = isAsync;
        paths = [.. Enumerable.Range(0, payloads.Length).Select(index => FormattableString.Invariant($"{path}-{index}"))];
        try
        {
            for (var i = 0; i < paths.Length; i++)
                File.WriteAllBytes(paths[i], payloads[i]);
        }
        catch
        {
            Dispose();
            throw;
        }
    }

    protected override Stream Open(int index) => open = OneFile.Open(paths[index], FileMode.Open, FileAccess.Read, isAsync);

    public override void Close() => open?.Dispose();

    public override void Dispose()
    {
        foreach (var path in paths)
            OneFile.Remove(open, path);
    }
}

/// <summary>A pipe or a socket whose other end sends the payloads again and again, as fast as they are taken.</summary>
[SuppressMessage("Usage", "CA2213", Justification = "The message lies over the connection, which is disposed of.")]
internal sealed class ReceivedOverConnection(byte[][] payloads, Connection connection) : Received(payloads)
{
    private readonly byte[][] payloads = payloads;
    private readonly MessageStream message = new(connection.Near);

    protected override Stream Open(int index)
    {
        message.Begin(payloads[index].Length);
        return message;
    }

    public override void Close() => message.End();

    public override void Dispose()
    {
        message.Dispose();
        connection.Dispose();
    }
}

/// <summary>Files as .NET opens them.</summary>
internal static class OneFile
{
    /// <summary>The buffer that <see cref="FileStream"/> has where nobody names one.</summary>
    private const int UsualBuffer = 4096;

    public static FileStream Open(string path, FileMode mode, FileAccess access, bool isAsync)
    {
        try
        {
            return new FileStream(path, mode, access, FileShare.Read, UsualBuffer, isAsync);
        }
        catch (Exception exception) when (exception is FileNotFoundException or DirectoryNotFoundException)
        {
            throw new PayloadsGoneException(path, exception);
        }
    }

    /// <summary>Closes and removes a file, as well as it can: what stays goes with the run's folder.</summary>
    public static void Remove(FileStream? open, string path)
    {
        try
        {
            open?.Dispose();
            File.Delete(path);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // A full disk cannot take what was buffered.
        }
    }
}
