namespace Assay.Adapters.ServiceStackText;

/// <summary>ServiceStack.Text's JSON as it is without any setting: public properties only.</summary>
internal sealed class JsonDefaults<T> : JsonAdapter<T>;
