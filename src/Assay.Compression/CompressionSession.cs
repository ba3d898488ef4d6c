using Assay.Core.Protocol;
using Assay.Worker;
using Assay.Worker.Session;

namespace Assay.Compression;

/// <summary>The conversation with the engine: a request, its answer, the next request.</summary>
internal sealed class CompressionSession(FrameChannel channel)
{
    private const int Done = 0;
    private const int Failed = 1;
    private readonly PhaseLine phases = new(channel);

    /// <summary>Answers requests until a close frame, the end of the channel or a failure.</summary>
    public int Run()
    {
        while (channel.Receive() is { } frame && frame.Kind != FrameKind.Close)
        {
            try
            {
                Answer(frame);
            }
            catch (Exception exception)
            {
                channel.Send(FrameKind.Failed, FailureReport.From(phases.Current, exception).WriteTo);
                return Failed;
            }
        }

        return Done;
    }

    private void Answer(Frame frame)
    {
        if (frame.Kind != FrameKind.Compress)
            throw new InvalidDataException($"This program does not know frames of kind {frame.Kind}; it compresses payloads.");
        using var body = frame.OpenBody();
        channel.Send(FrameKind.Compressed, new PayloadCompression(CompressRequest.ReadFrom(body), phases).Run().WriteTo);
    }
}
