namespace Assay.Adapters.CerasRows;

/// <summary>Known types, with references kept.</summary>
/// <typeparam name="T">The contract type.</typeparam>
internal sealed class KnownTypes<T> : KnownTypesAdapter<T>;
