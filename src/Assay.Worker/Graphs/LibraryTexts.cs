#if NET
using System.Buffers;
using System.Data;
using System.Diagnostics.CodeAnalysis;
using System.Drawing;
using System.Globalization;
using System.Net.Http.Headers;
using System.Net.Mail;
using System.Net.Mime;
using System.Net.NetworkInformation;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Xml;
using System.Xml.Linq;

namespace Assay.Worker.Graphs;

/// <summary>JSON as its text, without white space.</summary>
internal static class JsonTexts
{
    public static string Object(string letters, int turn) => $"{{\"name\":\"{letters}\",\"turn\":{turn},\"tags\":[true,null]}}";

    public static string OfDocument(object value) => OfElement(((JsonDocument)value).RootElement);

    public static string OfElement(object value)
    {
        var element = (JsonElement)value;
        if (element.ValueKind == JsonValueKind.Undefined)
            return "";
        ArrayBufferWriter<byte> bytes = new();
        using (Utf8JsonWriter writer = new(bytes))
            element.WriteTo(writer);
        return Encoding.UTF8.GetString(bytes.WrittenSpan);
    }

    public static string OfNode(object value)
    {
        ArrayBufferWriter<byte> bytes = new();
        using (Utf8JsonWriter writer = new(bytes))
            ((JsonNode)value).WriteTo(writer);
        return Encoding.UTF8.GetString(bytes.WrittenSpan);
    }

    public static JsonDocument ToDocument(string text) => JsonDocument.Parse(text);

    public static object ToElement(string text)
    {
        if (text.Length == 0)
            return default(JsonElement);
        using var document = JsonDocument.Parse(text);
        return document.RootElement.Clone();
    }

    public static JsonNode? ToNode(string text) => JsonNode.Parse(text);
}

/// <summary>JSON of Json.NET as its text. The package is the user's, or the row's.</summary>
internal static class LinqTexts
{
    public static string Of(object value)
    {
        var write = Array.Find(
            BaseOf(value.GetType()).GetMethods(), method => method.Name == "ToString" && method.GetParameters().Length == 2)!;
        Type[] types = [.. write.GetParameters().Select(parameter => parameter.ParameterType)];
        return (string)write.Invoke(value, [Enum.ToObject(types[0], 0), Array.CreateInstance(types[1].GetElementType()!, 0)])!;
    }

    public static object? To(Type type, string text) => BaseOf(type).GetMethod("Parse", [typeof(string)])!.Invoke(null, [text]);

    private static Type BaseOf(Type type)
    {
        while (type.Name != "JToken")
            type = type.BaseType!;
        return type;
    }
}

/// <summary>XML as its text.</summary>
internal static class XmlTexts
{
    public static string Element(string letters, int turn) => $"<note turn=\"{turn}\">{letters}</note>";

    public static string OfNode(object value) => ((XmlNode)value).OuterXml;

    public static string OfLinq(object value) => ((XNode)value).ToString(SaveOptions.DisableFormatting);

    public static XmlDocument ToDocument(string text)
    {
        XmlDocument document = new() { PreserveWhitespace = true, XmlResolver = null };
        using var reader = XmlReader.Create(new StringReader(text), new XmlReaderSettings { XmlResolver = null });
        document.Load(reader);
        return document;
    }

    public static XmlElement? ToElement(string text) => ToDocument(text).DocumentElement;

    public static XDocument ToLinqDocument(string text) => XDocument.Parse(text, LoadOptions.PreserveWhitespace);

    public static XElement ToLinqElement(string text) => XElement.Parse(text, LoadOptions.PreserveWhitespace);

    public static XmlQualifiedName ToName(string text)
    {
        var end = text.LastIndexOf(':');
        return new XmlQualifiedName(text[(end + 1)..], end < 0 ? "" : text[..end]);
    }
}

/// <summary>Tables as the XML that they write, schema first.</summary>
internal static class TableTexts
{
    private const string Unnamed = "Table";

    public static string OfTable(object value)
    {
        var table = (DataTable)value;
        using var named = table.TableName.Length > 0 ? null : table.Copy();
        if (named is not null)
            named.TableName = Unnamed;
        using StringWriter text = new(CultureInfo.InvariantCulture);
        (named ?? table).WriteXml(text, XmlWriteMode.WriteSchema);
        return text.ToString();
    }

    public static string OfSet(object value)
    {
        using StringWriter text = new(CultureInfo.InvariantCulture);
        ((DataSet)value).WriteXml(text, XmlWriteMode.WriteSchema);
        return text.ToString();
    }

    [SuppressMessage("Security", "CA2350", Justification = "The text is a table's own, through a payload that a worker wrote.")]
    public static DataTable ToTable(string text)
    {
        DataTable table = new() { Locale = CultureInfo.InvariantCulture };
        using var reader = XmlReader.Create(new StringReader(text), new XmlReaderSettings { XmlResolver = null });
        table.ReadXml(reader);
        return table;
    }

    [SuppressMessage("Security", "CA2351", Justification = "The text is a set's own, through a payload that a worker wrote.")]
    public static DataSet ToSet(string text)
    {
        DataSet set = new() { Locale = CultureInfo.InvariantCulture };
        using var reader = XmlReader.Create(new StringReader(text), new XmlReaderSettings { XmlResolver = null });
        set.ReadXml(reader, XmlReadMode.ReadSchema);
        return set;
    }

    public static string ExampleOfTable(string letters, int turn)
    {
        using var table = Example(letters, turn);
        return OfTable(table);
    }

    public static string ExampleOfSet(string letters, int turn)
    {
        using DataSet set = new("Set") { Locale = CultureInfo.InvariantCulture };
        set.Tables.Add(Example(letters, turn));
        return OfSet(set);
    }

    private static DataTable Example(string letters, int turn)
    {
        DataTable table = new("Notes") { Locale = CultureInfo.InvariantCulture };
        table.Columns.Add("Turn", typeof(int));
        table.Columns.Add("Text", typeof(string));
        table.Rows.Add(turn, letters);
        return table;
    }
}

/// <summary>What networks and messages are called.</summary>
internal static class NetTexts
{
    public static PhysicalAddress ToPhysicalAddress(string text) => PhysicalAddress.Parse(text);

    public static MailAddress ToMailAddress(string text) => new(text);

    public static ContentType ToContentType(string text) => new(text);

    public static HttpMethod ToHttpMethod(string text) => new(text);

    public static MediaTypeHeaderValue ToMediaType(string text) => MediaTypeHeaderValue.Parse(text);

    public static EntityTagHeaderValue ToEntityTag(string text) => EntityTagHeaderValue.Parse(text);
}

/// <summary>Bytes as Base64.</summary>
internal static class ByteTexts
{
    public static string ExampleOf(string letters, int turn) => Convert.ToBase64String(Encoding.UTF8.GetBytes($"{letters} {turn}"));

    public static string OfReadOnlyMemory(object value) => Convert.ToBase64String(((ReadOnlyMemory<byte>)value).Span);

    public static object ToReadOnlyMemory(string text) => new ReadOnlyMemory<byte>(Convert.FromBase64String(text));

    public static string OfMemory(object value) => Convert.ToBase64String(((Memory<byte>)value).Span);

    public static object ToMemory(string text) => new Memory<byte>(Convert.FromBase64String(text));

    // The package of the type is the user's.
    public static string OfBinaryData(object value) =>
        Convert.ToBase64String((byte[])value.GetType().GetMethod("ToArray", Type.EmptyTypes)!.Invoke(value, null)!);

    public static object? ToBinaryData(Type type, string text) =>
        type.GetMethod("FromBytes", [typeof(byte[])])!.Invoke(null, [Convert.FromBase64String(text)]);
}

/// <summary>Colours by name, or by their four numbers.</summary>
internal static class ColorTexts
{
    public static string Of(object value)
    {
        var color = (Color)value;
        return color.IsEmpty ? "" : color.IsNamedColor ? color.Name : $"#{color.ToArgb():X8}";
    }

    public static object To(string text) => text.Length == 0 ? Color.Empty
        : text[0] == '#' ? Color.FromArgb(int.Parse(text[1..], NumberStyles.HexNumber, CultureInfo.InvariantCulture))
        : Color.FromName(text);

    public static string ExampleOf(int turn) => turn % 2 == 0 ? "Red" : $"#FF{turn % 256:X2}4080";
}
#endif
