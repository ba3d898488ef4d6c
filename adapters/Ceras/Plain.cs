namespace Assay.Adapters.CerasRows;

/// <summary>Types are the same on both sides.</summary>
internal sealed class Plain<T> : CerasAdapter<T>;
