using ServiceStack.Text;

namespace Assay.Adapters.ServiceStackText;

/// <summary>The settings that carry public fields like properties, keep dates whole, and do not cut a graph below 50 levels.</summary>
internal static class Configuration
{
    /// <summary>Sets them for the process, which is how far the library's settings reach.</summary>
    public static void Use()
    {
        JsConfig.IncludePublicFields = true;
        JsConfig.DateHandler = DateHandler.ISO8601;
        JsConfig.SkipDateTimeConversion = true;
        JsConfig.MaxDepth = 128;
    }
}
