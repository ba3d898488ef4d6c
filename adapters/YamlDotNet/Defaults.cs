using Assay.Core.Adapters;
using YamlDotNet.Serialization;

namespace Assay.Adapters.Yaml;

/// <summary>YamlDotNet as it is without any setting.</summary>
internal sealed class Defaults<T> : YamlAdapter<T>
{
    public override void Prepare(Companions companions) => Use(new SerializerBuilder().Build(), new DeserializerBuilder().Build());
}
