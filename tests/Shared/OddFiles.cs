using System.Diagnostics;
using System.Net.Sockets;

namespace Assay.Tests.Shared;

/// <summary>Files that are no files: what reads one may wait for ever, or never come to an end.</summary>
internal static class OddFiles
{
    /// <summary>Makes a named pipe, which nobody writes to.</summary>
    /// <returns>The same path.</returns>
    public static string Pipe(string path)
    {
        using var made = Process.Start("mkfifo", [path]);
        made.WaitForExit();
        return path;
    }

    /// <summary>Makes a link to the device that never ends.</summary>
    /// <returns>The same path.</returns>
    public static string Endless(string path) => File.CreateSymbolicLink(path, "/dev/zero").FullName;

    /// <summary>Makes a socket, which nobody listens to and which goes with what is returned; short paths only.</summary>
    public static IDisposable Socket(string path)
    {
        Socket socket = new(AddressFamily.Unix, SocketType.Stream, ProtocolType.Unspecified);
        socket.Bind(new UnixDomainSocketEndPoint(path));
        return socket;
    }

    /// <summary>Makes a file that takes no room, however long it says that it is.</summary>
    /// <returns>The same path.</returns>
    public static string Sparse(string path, long length)
    {
        using FileStream file = new(path, FileMode.CreateNew, FileAccess.Write);
        file.SetLength(length);
        return path;
    }

    /// <summary>Does something that must end, whatever it reads.</summary>
    public static T Ends<T>(Func<T> work) => Task.Run(work).WaitAsync(TimeSpan.FromMinutes(1)).GetAwaiter().GetResult();
}
