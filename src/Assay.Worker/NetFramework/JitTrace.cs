using Assay.Core.Protocol;

namespace Assay.Worker.Tracing;

/// <summary>Names no methods: .NET Framework tells of those that it compiles only to programs outside of this process.</summary>
internal sealed class JitTrace : IDisposable
{
    /// <summary>A batch begins.</summary>
    public void BeginBatch()
    {
    }

    /// <summary>A batch ended.</summary>
    public void EndBatch()
    {
    }

    /// <summary>None.</summary>
    public TracedFrame Take() => new([], [], []);

    /// <inheritdoc/>
    public void Dispose()
    {
    }
}
