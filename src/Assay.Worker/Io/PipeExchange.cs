#if NET10_0_OR_GREATER
using System.IO.Pipelines;
using Assay.Core.Adapters;
using Assay.Worker.Surfaces;

namespace Assay.Worker.Io;

/// <summary>
/// A pipe writer, or a pipe reader, of .NET over the transport's stream, made for each value. What the pipe keeps in its buffers counts as
/// the serializer; its calls of the stream are I/O.
/// </summary>
internal sealed class PipeExchange<T>(IPipeSurface<T> surface) : Exchange<T>
{
    private static readonly StreamPipeWriterOptions LeaveWriterOpen = new(leaveOpen: true);
    private static readonly StreamPipeReaderOptions LeaveReaderOpen = new(leaveOpen: true);

    public override long Send(T value, LinkEnd link)
    {
        Pipes.Write(surface, value, PipeWriter.Create(link.Open(), LeaveWriterOpen));
        link.Close();
        return 0;
    }

    public override T Receive(LinkEnd link)
    {
        var value = Pipes.Read(surface, PipeReader.Create(link.Open(), LeaveReaderOpen));
        link.Close();
        return value;
    }
}
#endif
