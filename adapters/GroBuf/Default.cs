using GroBuf;

namespace Assay.Adapters.GroBufs;

/// <summary>GroBuf with the options of its documentation: an object in two places is written twice.</summary>
internal sealed class Default<T>() : GroBufAdapter<T>(GroBufOptions.WriteEmptyObjects);
