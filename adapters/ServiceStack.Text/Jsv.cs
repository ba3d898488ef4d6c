using Assay.Core.Adapters;

namespace Assay.Adapters.ServiceStackText;

/// <summary>ServiceStack.Text's JSV, carrying public fields and properties alike.</summary>
internal sealed class Jsv<T> : JsvAdapter<T>
{
    public override void Prepare(Companions companions) => Configuration.Use();
}
