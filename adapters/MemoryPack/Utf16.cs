using MemoryPack;

namespace Assay.Adapters.MemoryPackRows;

/// <summary>MemoryPack with strings as they lie in memory.</summary>
/// <typeparam name="T">The contract type.</typeparam>
internal sealed class Utf16<T>() : MemoryPackAdapter<T>(MemoryPackSerializerOptions.Utf16);
