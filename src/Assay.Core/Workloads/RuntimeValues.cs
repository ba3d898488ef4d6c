namespace Assay.Core.Workloads;

/// <summary>
/// Types of the runtime, and those of Json.NET for JSON, whose values one text says: JSON, a culture's name, an address. They are carried,
/// compared and made, but never looked into. What derives from one of them is known in the same way.
/// </summary>
public static class RuntimeValues
{
    private const string Json = "System.Text.Json.";
    private const string Linq = "Newtonsoft.Json.Linq.";
    private const string Http = "System.Net.Http.";
    private const string Drawing = "System.Drawing.";
    private const string Numerics = "System.Numerics.";

    private static readonly HashSet<string> Known =
    [
        Json + "JsonDocument", Json + "JsonElement", Json + "Nodes.JsonNode", Json + "Nodes.JsonObject", Json + "Nodes.JsonArray",
        Json + "Nodes.JsonValue", Linq + "JToken", Linq + "JObject", Linq + "JArray", Linq + "JValue",
        "System.Xml.XmlDocument", "System.Xml.XmlElement", "System.Xml.XmlNode", "System.Xml.XmlQualifiedName",
        "System.Xml.Linq.XDocument", "System.Xml.Linq.XElement",
        "System.Data.DataTable", "System.Data.DataSet",
        "System.Globalization.CultureInfo", "System.TimeZoneInfo",
        "System.Text.Encoding", "System.Text.StringBuilder", "System.Text.RegularExpressions.Regex", "System.Text.Rune",
        "System.Net.IPAddress", "System.Net.IPEndPoint", "System.Net.IPNetwork", "System.Net.NetworkInformation.PhysicalAddress",
        "System.Net.Mail.MailAddress", "System.Net.Mime.ContentType",
        Http + "HttpMethod", Http + "Headers.MediaTypeHeaderValue", Http + "Headers.EntityTagHeaderValue",
        "System.BinaryData", "System.ReadOnlyMemory`1[System.Byte]", "System.Memory`1[System.Byte]",
        "System.IO.FileInfo", "System.IO.DirectoryInfo", "System.Index", "System.Range",
        Drawing + "Point", Drawing + "PointF", Drawing + "Size", Drawing + "SizeF", Drawing + "Rectangle", Drawing + "RectangleF",
        Drawing + "Color",
        Numerics + "Complex", Numerics + "Vector2", Numerics + "Vector3", Numerics + "Vector4", Numerics + "Quaternion",
    ];

    /// <summary>Full names of the types; a generic one has the full names of its type arguments in brackets.</summary>
    public static IReadOnlyCollection<string> Names => Known;

    /// <summary>
    /// The class or struct under which a type is known: the nearest that it is or derives from; null for every other type.
    /// </summary>
    /// <param name="type">A type of this process or of metadata.</param>
    public static Type? ClassOf(Type type)
    {
        var current = type;
        while (current is not null && !Known.Contains(NameOf(current)))
            current = current.BaseType;
        return current;
    }

    /// <summary>The name of such a type: the full one, with full names of type arguments in brackets.</summary>
    public static string NameOf(Type type) => type.IsGenericType && !type.IsGenericTypeDefinition
        ? $"{type.GetGenericTypeDefinition().FullName}[{string.Join(",", type.GetGenericArguments().Select(one => one.FullName))}]"
        : type.FullName ?? type.Name;
}
