using fastJSON;

namespace Assay.Adapters.FastJson;

/// <summary>fastJSON without the names of types, and with the settings that keep more of the values.</summary>
internal sealed class Plain<T>() : FastJsonAdapter<T>(new JSONParameters
{
    UseExtensions = false,
    UsingGlobalTypes = false,
    ParametricConstructorOverride = true,
    UseUTCDateTime = false,
    DateTimeMilliseconds = true,
    SerializerMaxDepth = 255,
});
