using GroBuf;

namespace Assay.Adapters.GroBufs;

/// <summary>GroBuf keeping shared and cyclic references, which takes several times as long.</summary>
internal sealed class PreserveReferences<T>() : GroBufAdapter<T>(GroBufOptions.WriteEmptyObjects | GroBufOptions.PackReferences);
