using GroBuf;

namespace Assay.Adapters.GroBufs;

/// <summary>GroBuf with the options of its documentation: an object in two places is written twice.</summary>
/// <typeparam name="T">The contract type.</typeparam>
internal sealed class Default<T>() : GroBufAdapter<T>(GroBufOptions.WriteEmptyObjects);
