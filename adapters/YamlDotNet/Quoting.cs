using Assay.Core.Adapters;
using YamlDotNet.Serialization;

namespace Assay.Adapters.Yaml;

/// <summary>YamlDotNet quoting the strings that YAML would read as something else, such as "null" and "~".</summary>
internal sealed class Quoting<T> : YamlAdapter<T>
{
    public override void Prepare(Companions companions) =>
        Use(new SerializerBuilder().WithQuotingNecessaryStrings().WithMaximumRecursion(512).Build(), new DeserializerBuilder().Build());
}
