namespace Assay.Shapes.Reading;

/// <summary>
/// Classes of the runtime, from before generics mostly, that hold data which no shape describes. The worker compares their values, so rows
/// on plain types get them as they are.
/// </summary>
internal static class LegacyTypes
{
    private const string Collections = "System.Collections.";

    // Their content is compared; what derives from one of them is so too.
    private static readonly HashSet<string> Bases =
    [
        "System.Exception", "System.EventArgs",
        Collections + "ArrayList", Collections + "Hashtable", Collections + "SortedList", Collections + "Queue", Collections + "Stack",
        Collections + "CollectionBase",
        Collections + "DictionaryBase", Collections + "ReadOnlyCollectionBase", Collections + "Specialized.ListDictionary",
        Collections + "Specialized.HybridDictionary",
        Collections + "Specialized.OrderedDictionary", Collections + "Specialized.StringCollection",
        Collections + "Specialized.NameValueCollection",
    ];

    private static readonly HashSet<string> Others =
    [
        "System.Type", "System.Text.StringBuilder", "System.Globalization.CultureInfo", "System.TimeZoneInfo", "System.Text.Encoding",
        "System.Net.IPAddress",
        "System.Text.RegularExpressions.Regex", "System.StringComparer", "System.Xml.XmlNode", "System.Xml.Linq.XObject",
        Collections + "BitArray", Collections + "DictionaryEntry",
        Collections + "Comparer", Collections + "CaseInsensitiveComparer", Collections + "IEnumerable", Collections + "ICollection",
        Collections + "IList", Collections + "IDictionary",
        Collections + "IComparer", Collections + "IEqualityComparer", Collections + "Generic.IComparer`1",
        Collections + "Generic.IEqualityComparer`1",
        Collections + "Generic.Comparer`1", Collections + "Generic.EqualityComparer`1",
    ];

    /// <summary>Whether values of a type without a shape can be compared.</summary>
    public static bool AreComparable(Type type) =>
        Chain(type).Select(TypeNaming.DefinitionNameOf).Any(name => Bases.Contains(name) || Others.Contains(name));

    /// <summary>
    /// Whether classes that derive from a class of the runtime can be compared: by what it collects, and by their own members.
    /// </summary>
    public static bool MayBeBase(Type type) =>
        type.FullName == "System.MarshalByRefObject" || Chain(type).Select(TypeNaming.DefinitionNameOf)
        .Any(name => Bases.Contains(name) || RuntimeTypes.IsCollection(name, out _) || RuntimeTypes.IsDictionary(name, out _));

    /// <summary>
    /// The nearest class of the runtime that a user's type derives from; null for <see cref="object"/> and <see cref="ValueType"/>.
    /// </summary>
    public static Type? RuntimeBaseOf(Type type) =>
        Chain(type).Skip(1).FirstOrDefault(parent => RuntimeTypes.IsRuntimeAssembly(parent.Assembly.GetName().Name)) is { } found
        && found.FullName is not ("System.Object" or "System.ValueType") ? found : null;

    /// <summary>A type and its base classes, nearest first.</summary>
    public static IEnumerable<Type> Chain(Type type)
    {
        for (var current = type; current is not null; current = current.BaseType)
            yield return current;
    }
}
