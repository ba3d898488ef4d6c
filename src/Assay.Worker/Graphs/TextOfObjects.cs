using System.Globalization;
using System.Net;
using System.Reflection;
using System.Text;
using System.Text.RegularExpressions;

namespace Assay.Worker.Graphs;

/// <summary>Objects of the runtime's own that are known by a text; their fields are caches and handles.</summary>
internal static class TextOfObjects
{
    private static readonly Dictionary<Type, Func<object, string>> Known = new()
    {
        [typeof(Uri)] = value => ((Uri)value).OriginalString,
        [typeof(Version)] = value => value.ToString()!,
        [typeof(StringBuilder)] = value => value.ToString()!,
        [typeof(Type)] = value => TypeNames.Canonical((Type)value),
        [typeof(MemberInfo)] = value => value.ToString()!,
        [typeof(Assembly)] = value => ((Assembly)value).GetName().Name!,
        [typeof(CultureInfo)] = value => ((CultureInfo)value).Name,
        [typeof(TimeZoneInfo)] = value => ((TimeZoneInfo)value).Id,
        [typeof(Encoding)] = value => ((Encoding)value).WebName,
        [typeof(Regex)] = value => ((Regex)value).Options + " " + value,
        [typeof(IPAddress)] = value => value.ToString()!,

        // A delegate is there or not; no serializer here carries code.
        [typeof(Delegate)] = _ => "",
    };

    /// <summary>The class under which a type is known by its text; null for all others.</summary>
    public static Type? FindClass(Type type)
    {
        for (Type? candidate = type; candidate is not null; candidate = candidate.BaseType)
            if (Known.ContainsKey(candidate) || IsXml(candidate))
                return candidate;
        return null;
    }

    /// <summary>The text of an object of such a class.</summary>
    public static string Read(Type knownClass, object value) => Known.TryGetValue(knownClass, out Func<object, string>? text)
        ? text(value)
        : knownClass.GetProperty("OuterXml")?.GetValue(value) as string ?? value.ToString() ?? "";

    // By name: a worker does not load the XML libraries for data sets that have none.
    private static bool IsXml(Type type) => type.FullName is "System.Xml.XmlNode" or "System.Xml.Linq.XObject";
}
