using Assay.Core.Protocol;
using Assay.Worker;
using Assay.Worker.Handlers;

namespace Assay.Compression;

/// <summary>Compresses payloads: the one request that this program answers.</summary>
internal sealed class CompressHandler(PhaseLine phases) : RequestHandler<CompressRequest, CompressedFrame>(CompressRequest.ReadFrom)
{
    protected override CompressedFrame Answer(CompressRequest request) => new PayloadCompression(request, phases).Run();
}
