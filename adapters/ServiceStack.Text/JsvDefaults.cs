namespace Assay.Adapters.ServiceStackText;

/// <summary>ServiceStack.Text's JSV as it is without any setting: public properties only.</summary>
/// <typeparam name="T">The contract type.</typeparam>
internal sealed class JsvDefaults<T> : JsvAdapter<T>;
