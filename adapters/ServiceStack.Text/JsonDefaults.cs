namespace Assay.Adapters.ServiceStackText;

/// <summary>ServiceStack.Text's JSON as it is without any setting: public properties only.</summary>
/// <typeparam name="T">The contract type.</typeparam>
internal sealed class JsonDefaults<T> : JsonAdapter<T>;
