using fastJSON;

namespace Assay.Adapters.FastJson;

/// <summary>fastJSON as it is without any setting: the names of types stand in the text.</summary>
internal sealed class Defaults<T>() : FastJsonAdapter<T>(new JSONParameters());
