using MemoryPack;

namespace Assay.Adapters.MemoryPackRows;

/// <summary>MemoryPack as it is: strings as UTF-8.</summary>
internal sealed class Utf8<T>() : MemoryPackAdapter<T>(MemoryPackSerializerOptions.Utf8);
