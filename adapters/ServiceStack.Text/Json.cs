using Assay.Core.Adapters;

namespace Assay.Adapters.ServiceStackText;

/// <summary>ServiceStack.Text's JSON, carrying public fields and properties alike.</summary>
internal sealed class Json<T> : JsonAdapter<T>
{
    public override void Prepare(Companions companions) => Configuration.Use();
}
