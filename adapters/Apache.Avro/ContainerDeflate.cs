using Avro.File;
using Avro.Specific;

namespace Assay.Adapters.ApacheAvro;

/// <summary>The container with its blocks compressed by deflate.</summary>
/// <typeparam name="T">The class of the root's record.</typeparam>
internal sealed class ContainerDeflate<T>() : ContainerAdapter<T>(Codec.Type.Deflate)
    where T : ISpecificRecord, new();
