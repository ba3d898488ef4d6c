using System.Collections.Concurrent;
using System.Globalization;
using System.Net;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text;
using System.Text.RegularExpressions;
using Assay.Core.Workloads;

namespace Assay.Worker.Graphs;

/// <summary>The text that says all that a value of the runtime is, and the way back. <see cref="RuntimeValues"/> names the types.</summary>
/// <param name="Of">The text of a value.</param>
/// <param name="Parse">The value of a declared type that a text says; null where it says none.</param>
/// <param name="Example">A text from letters and turn.</param>
internal sealed record RuntimeText(Func<object, string> Of, Func<Type, string, object?> Parse, Func<string, int, string> Example)
{
    private static readonly ConcurrentDictionary<Type, RuntimeText?> Found = new();

    // Methods that name a library are called only for its types: a worker loads no library that its data do without.
    private static readonly Dictionary<string, RuntimeText> All = new(StringComparer.Ordinal)
    {
        ["System.Globalization.CultureInfo"] = new(value => ((CultureInfo)value).Name, CultureInfo.GetCultureInfo, (_, _) => ""),
        ["System.TimeZoneInfo"] = new(value => ((TimeZoneInfo)value).Id, TimeZoneInfo.FindSystemTimeZoneById, (_, _) => "UTC"),
        ["System.Text.Encoding"] = new(
            value => ((Encoding)value).WebName, Encoding.GetEncoding, (_, turn) => turn % 2 == 0 ? "utf-8" : "us-ascii"),
        ["System.Text.StringBuilder"] = new(text => new StringBuilder(text), (letters, _) => letters),
        ["System.Text.RegularExpressions.Regex"] = new(OfRegex, ToRegex, (letters, turn) => $"{turn % 2} ^{letters}$"),
        ["System.Net.IPAddress"] = new(
            IPAddress.Parse, (_, turn) => turn % 2 == 0 ? $"10.0.0.{1 + (turn % 200)}" : $"fe80::{1 + (turn % 200)}"),
#if NET
        ["System.Text.Json.JsonDocument"] = new(JsonTexts.OfDocument, JsonTexts.ToDocument, JsonTexts.Object),
        ["System.Text.Json.JsonElement"] = new(JsonTexts.OfElement, JsonTexts.ToElement, JsonTexts.Object),
        ["System.Text.Json.Nodes.JsonNode"] = new(JsonTexts.OfNode, JsonTexts.ToNode, JsonTexts.Object),
        ["System.Text.Json.Nodes.JsonObject"] = new(JsonTexts.OfNode, JsonTexts.ToNode, JsonTexts.Object),
        ["System.Text.Json.Nodes.JsonArray"] = new(JsonTexts.OfNode, JsonTexts.ToNode, (letters, turn) => $"[{turn},\"{letters}\"]"),
        ["System.Text.Json.Nodes.JsonValue"] = new(JsonTexts.OfNode, JsonTexts.ToNode, (letters, _) => $"\"{letters}\""),
        ["Newtonsoft.Json.Linq.JToken"] = new(LinqTexts.Of, LinqTexts.To, JsonTexts.Object),
        ["Newtonsoft.Json.Linq.JObject"] = new(LinqTexts.Of, LinqTexts.To, JsonTexts.Object),
        ["Newtonsoft.Json.Linq.JArray"] = new(LinqTexts.Of, LinqTexts.To, (letters, turn) => $"[{turn},\"{letters}\"]"),
        ["Newtonsoft.Json.Linq.JValue"] = new(LinqTexts.Of, LinqTexts.To, (letters, _) => $"\"{letters}\""),
        ["System.Xml.XmlDocument"] = new(XmlTexts.OfNode, XmlTexts.ToDocument, XmlTexts.Element),
        ["System.Xml.XmlElement"] = new(XmlTexts.OfNode, XmlTexts.ToElement, XmlTexts.Element),
        ["System.Xml.XmlNode"] = new(XmlTexts.OfNode, XmlTexts.ToElement, XmlTexts.Element),
        ["System.Xml.XmlQualifiedName"] = new(XmlTexts.ToName, (letters, _) => $"urn:{letters}:{letters}"),
        ["System.Xml.Linq.XDocument"] = new(XmlTexts.OfLinq, XmlTexts.ToLinqDocument, XmlTexts.Element),
        ["System.Xml.Linq.XElement"] = new(XmlTexts.OfLinq, XmlTexts.ToLinqElement, XmlTexts.Element),
        ["System.Data.DataTable"] = new(TableTexts.OfTable, TableTexts.ToTable, TableTexts.ExampleOfTable),
        ["System.Data.DataSet"] = new(TableTexts.OfSet, TableTexts.ToSet, TableTexts.ExampleOfSet),
        ["System.Net.IPEndPoint"] = new(IPEndPoint.Parse, (_, turn) => $"10.0.0.{1 + (turn % 200)}:{80 + (turn % 1000)}"),
        ["System.Net.IPNetwork"] = new(text => IPNetwork.Parse(text), (_, turn) => $"10.0.{turn % 200}.0/24"),
        ["System.Net.NetworkInformation.PhysicalAddress"] = new(NetTexts.ToPhysicalAddress, (_, turn) => $"0011223344{turn % 100:00}"),
        ["System.Net.Mail.MailAddress"] = new(NetTexts.ToMailAddress, (letters, _) => $"{letters}@example.org"),
        ["System.Net.Mime.ContentType"] = new(NetTexts.ToContentType, (letters, _) => $"text/{letters}"),
        ["System.Net.Http.HttpMethod"] = new(NetTexts.ToHttpMethod, (_, turn) => turn % 2 == 0 ? "PUT" : "GET"),
        ["System.Net.Http.Headers.MediaTypeHeaderValue"] = new(NetTexts.ToMediaType, (letters, _) => $"text/{letters}"),
        ["System.Net.Http.Headers.EntityTagHeaderValue"] = new(NetTexts.ToEntityTag, (letters, _) => $"\"{letters}\""),
        ["System.BinaryData"] = new(ByteTexts.OfBinaryData, ByteTexts.ToBinaryData, ByteTexts.ExampleOf),
        ["System.ReadOnlyMemory`1[System.Byte]"] = new(ByteTexts.OfReadOnlyMemory, ByteTexts.ToReadOnlyMemory, ByteTexts.ExampleOf),
        ["System.Memory`1[System.Byte]"] = new(ByteTexts.OfMemory, ByteTexts.ToMemory, ByteTexts.ExampleOf),
        ["System.IO.FileInfo"] = new(text => new FileInfo(text), (letters, _) => letters),
        ["System.IO.DirectoryInfo"] = new(text => new DirectoryInfo(text), (letters, _) => letters),
        ["System.Drawing.Color"] = new(ColorTexts.Of, ColorTexts.To, (_, turn) => ColorTexts.ExampleOf(turn)),
#endif
    };

    private RuntimeText(Func<object, string> of, Func<string, object?> parse, Func<string, int, string> example)
        : this(of, (_, text) => parse(text), example)
    {
    }

    private RuntimeText(Func<string, object?> parse, Func<string, int, string> example)
        : this(value => value.ToString()!, (_, text) => parse(text), example)
    {
    }

    /// <summary>The text of values of a type; null for every other type.</summary>
    public static RuntimeText? Find(Type type) => Found.GetOrAdd(type, static type => RuntimeValues.ClassOf(type) is not Type known ? null
        : All.TryGetValue(RuntimeValues.NameOf(known), out var text) ? text
        : known.IsValueType ? new(StructTexts.Of, StructTexts.To, (_, turn) => StructTexts.ExampleOf(known, turn))
        : null);

    private static string OfRegex(object value) => $"{(int)((Regex)value).Options} {value}";

    private static Regex ToRegex(string text)
    {
        var end = text.IndexOf(' ');
        return new Regex(text[(end + 1)..], (RegexOptions)int.Parse(text[..end], CultureInfo.InvariantCulture));
    }
}

/// <summary>Structs of the runtime that hold numbers alone, such as points and vectors: the numbers in their order.</summary>
internal static class StructTexts
{
    private const BindingFlags Fields = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;

    public static string Of(object value) => string.Join(";", NumbersOf(value));

    public static object To(Type type, string text)
    {
        Queue<string> numbers = new(text.Split(';'));
        return Make(type, field => Convert.ChangeType(numbers.Dequeue(), field, CultureInfo.InvariantCulture));
    }

    public static string ExampleOf(Type type, int turn)
    {
        var next = turn % 100;
        return Of(Make(type, field => Convert.ChangeType(++next, field, CultureInfo.InvariantCulture)));
    }

    private static IEnumerable<string> NumbersOf(object value) => value.GetType().IsPrimitive
        ? [Convert.ToString(value, CultureInfo.InvariantCulture)!]
        : FieldsOf(value.GetType()).SelectMany(field => NumbersOf(field.GetValue(value)!));

    private static object Make(Type type, Func<Type, object> next)
    {
        if (type.IsPrimitive)
            return next(type);
        var made = RuntimeHelpers.GetUninitializedObject(type);
        foreach (var field in FieldsOf(type))
            field.SetValue(made, Make(field.FieldType, next));
        return made;
    }

    private static IEnumerable<FieldInfo> FieldsOf(Type type) => type.GetFields(Fields).OrderBy(Member.PositionOf);
}
