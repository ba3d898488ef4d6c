using System.Diagnostics.CodeAnalysis;
using System.IO.Pipes;
using System.Net;
using System.Net.Sockets;

namespace Assay.Worker.Io;

/// <summary>Two connected ends: the library works on one, a thread of this process on the other.</summary>
internal sealed class Connection : IDisposable
{
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(1);
    private readonly Stream far;
    private readonly Thread thread;

    private Connection(Stream near, Stream far, Action<Stream> work)
    {
        Near = near;
        this.far = far;
        thread = new Thread(() => Serve(far, work)) { IsBackground = true, Name = "Other end" };
        thread.Start();
    }

    /// <summary>The library's end.</summary>
    public Stream Near { get; }

    /// <summary>A pipe to the thread.</summary>
    public static Connection PipeTo(Action<Stream> work)
    {
        (var near, var far) = Pipe();
        return new Connection(near, far, work);
    }

    /// <summary>A pipe from the thread.</summary>
    public static Connection PipeFrom(Action<Stream> work)
    {
        (var far, var near) = Pipe();
        return new Connection(near, far, work);
    }

    /// <summary>A TCP connection with the thread over the loopback interface, without the delay that gathers small packets.</summary>
    [SuppressMessage("Reliability", "CA2000", Justification = "Whoever takes the ends closes them; the listener is stopped.")]
    public static Connection SocketWith(Action<Stream> work)
    {
        TcpListener listener = new(IPAddress.Loopback, 0);
        listener.Start(1);
        try
        {
            Socket near = new(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp) { NoDelay = true };
            near.Connect(listener.LocalEndpoint);
            var far = listener.AcceptSocket();
            far.NoDelay = true;
            return new Connection(new NetworkStream(near, ownsSocket: true), new NetworkStream(far, ownsSocket: true), work);
        }
        finally
        {
            listener.Stop();
        }
    }

    /// <summary>The near end first: whoever waits on the other then sees it.</summary>
    public void Dispose()
    {
        Near.Dispose();
        thread.Join(Patience);
        far.Dispose();
    }

    [SuppressMessage("Reliability", "CA2000", Justification = "Whoever takes the ends closes them.")]
    private static (Stream Writer, Stream Reader) Pipe()
    {
        AnonymousPipeServerStream writer = new(PipeDirection.Out, HandleInheritability.None);
        return (writer, new AnonymousPipeClientStream(PipeDirection.In, writer.ClientSafePipeHandle));
    }

    private static void Serve(Stream far, Action<Stream> work)
    {
        try
        {
            work(far);
        }
        catch (Exception exception) when (exception is IOException or ObjectDisposedException or InvalidOperationException)
        {
            // The near end sees it, too: its call fails, or it is what was closed.
        }
        finally
        {
            far.Dispose();
        }
    }
}
