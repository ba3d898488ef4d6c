using MemoryPack;

namespace Assay.Adapters.MemoryPackRows;

/// <summary>MemoryPack with strings as they lie in memory.</summary>
internal sealed class Utf16<T>() : MemoryPackAdapter<T>(MemoryPackSerializerOptions.Utf16);
