using Apache.Fory;

namespace Assay.Adapters.ApacheFory;

/// <summary>Shared and cyclic references are kept; types may differ between writer and reader.</summary>
internal sealed class PreserveReferences<T>() : ForyAdapter<T>(Fory.Builder().Compatible(true).TrackRef(true));
