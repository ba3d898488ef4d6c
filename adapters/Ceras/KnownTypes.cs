namespace Assay.Adapters.CerasRows;

/// <summary>Known types, with references kept.</summary>
internal sealed class KnownTypes<T> : KnownTypesAdapter<T>;
