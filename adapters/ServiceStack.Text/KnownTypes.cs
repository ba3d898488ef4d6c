using Assay.Core.Adapters;
using ServiceStack.Text;

namespace Assay.Adapters.ServiceStackText;

/// <summary>
/// The same JSON, whose reader is told which types a payload may name: the library names derived types by itself, and reads only those that
/// are allowed.
/// </summary>
internal sealed class KnownTypes<T> : JsonAdapter<T>
{
    public override void Prepare(Companions companions)
    {
        Configuration.Use();
        HashSet<Type> known = [.. companions.Get<ContractTypes>().All];
        JsConfig.AllowRuntimeType = known.Contains;
    }
}
