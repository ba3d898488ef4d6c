using Assay.Core.Adapters;
using ServiceStack.Text;

namespace Assay.Adapters.ServiceStackText;

/// <summary>The same JSON with nulls written, so that they come back where a type's own code would put something else.</summary>
internal sealed class JsonNulls<T> : JsonAdapter<T>
{
    public override void Prepare(Companions companions)
    {
        Configuration.Use();
        JsConfig.IncludeNullValues = true;
    }
}
