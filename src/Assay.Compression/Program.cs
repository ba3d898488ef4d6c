using Assay.Core.Protocol;
using Assay.Worker.Session;

namespace Assay.Compression;

/// <summary>
/// Compresses payloads that rows wrote, in a process of its own: no row's worker loads a package for it. The engine speaks to it as to any
/// worker.
/// </summary>
internal static class Program
{
    private static int Main(string[] arguments) => WorkerProgram.Serve(arguments, static channel => new WorkerSession(
        channel, static state => verb => verb == CompressRequest.Number ? new CompressHandler(state.Phases) : null).Run());
}
