using ServiceStack.Text;

/// <summary>Public members as JSON or JSV; the first argument names one.</summary>
internal static class Library
{
    static Library()
    {
        JsConfig.IncludePublicFields = true;
        JsConfig.DateHandler = DateHandler.ISO8601;
        JsConfig.SkipDateTimeConversion = true;
    }

    public static object? RoundTrip(object value) => Environment.GetCommandLineArgs()[1] == "jsv"
        ? TypeSerializer.DeserializeFromString(TypeSerializer.SerializeToString(value, value.GetType()), value.GetType())
        : JsonSerializer.DeserializeFromString(JsonSerializer.SerializeToString(value, value.GetType()), value.GetType());
}
