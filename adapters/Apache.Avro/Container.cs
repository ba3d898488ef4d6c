using Avro.File;
using Avro.Specific;

namespace Assay.Adapters.ApacheAvro;

/// <summary>The container as it is.</summary>
/// <typeparam name="T">The class of the root's record.</typeparam>
internal sealed class Container<T>() : ContainerAdapter<T>(Codec.Type.Null)
    where T : ISpecificRecord, new();
