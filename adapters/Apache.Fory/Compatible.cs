using Apache.Fory;

namespace Assay.Adapters.ApacheFory;

/// <summary>Types may differ between writer and reader: their members travel once, by number and name.</summary>
internal sealed class Compatible<T>() : ForyAdapter<T>(Fory.Builder().Compatible(true));
