using Assay.Core.Protocol;

namespace Assay.Worker.Tracing;

/// <summary>Names no methods: .NET Framework tells of those that it compiles only to programs outside of this process.</summary>
internal sealed class JitTrace : IDisposable
{
    /// <summary>Ends the warm-up.</summary>
    public void Settle()
    {
    }

    public void BeginBatch()
    {
    }

    public void EndBatch()
    {
    }

    /// <summary>None.</summary>
    /// <param name="first">The corpus's first payload or object.</param>
    public TracedFrame Take(object? first) => new([], [], []);

    /// <inheritdoc/>
    public void Dispose()
    {
    }
}
