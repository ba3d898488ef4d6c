namespace Assay.Adapters.ServiceStackText;

/// <summary>ServiceStack.Text's JSV as it is without any setting: public properties only.</summary>
internal sealed class JsvDefaults<T> : JsvAdapter<T>;
