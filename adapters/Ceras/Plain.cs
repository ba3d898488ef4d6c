namespace Assay.Adapters.CerasRows;

/// <summary>Types are the same on both sides.</summary>
/// <typeparam name="T">The contract type.</typeparam>
internal sealed class Plain<T> : CerasAdapter<T>;
