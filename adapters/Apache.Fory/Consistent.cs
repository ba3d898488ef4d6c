using Apache.Fory;

namespace Assay.Adapters.ApacheFory;

/// <summary>Types are the same on both sides, which a hash before each object proves.</summary>
internal sealed class Consistent<T>() : ForyAdapter<T>(Fory.Builder().Compatible(false).CheckStructVersion(true));
