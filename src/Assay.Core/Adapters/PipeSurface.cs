#if NET10_0_OR_GREATER
using System.IO.Pipelines;

namespace Assay.Core.Adapters;

/// <summary>
/// The library's own methods write to a <see cref="PipeWriter"/> and read from a <see cref="PipeReader"/>: the surface <c>pipe</c>. It
/// exists from .NET 10 on, whose own serializer reads from pipes. Each operation is measured to its completion.
/// </summary>
/// <typeparam name="T">The contract type.</typeparam>
public interface IPipeSurface<T>
{
    /// <summary>Writes the value and leaves the writer open.</summary>
    ValueTask SerializeAsync(T value, PipeWriter destination);

    /// <summary>Reads the only value of the pipe and leaves the reader open.</summary>
    ValueTask<T> DeserializeAsync(PipeReader source);
}
#endif
