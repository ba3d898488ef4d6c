using Assay.Shapes.Graph;

namespace Assay.Shapes.Reading;

/// <summary>The runtime's own types that have a shape, by full name: types of another load context are never equal to ours.</summary>
internal static class RuntimeTypes
{
    private const string Generic = "System.Collections.Generic.";
    private const string ObjectModel = "System.Collections.ObjectModel.";
    private const string Concurrent = "System.Collections.Concurrent.";
    private const string Immutable = "System.Collections.Immutable.";
    private const string Frozen = "System.Collections.Frozen.";

    private static readonly Dictionary<string, PrimitiveKind> Primitives = Enum.GetValues<PrimitiveKind>().ToDictionary(FullNameOf);

    private static readonly Dictionary<string, CollectionKind> Collections = Enum.GetValues<CollectionKind>()
        .Where(kind => kind != CollectionKind.Array)
        .ToDictionary(kind => $"{NamespaceOf(kind.ToString())}{kind}`1");

    private static readonly Dictionary<string, DictionaryKind> Dictionaries = Enum.GetValues<DictionaryKind>()
        .ToDictionary(kind => $"{NamespaceOf(kind.ToString())}{kind}`2");

    /// <summary>C# keywords of the primitives that have one.</summary>
    public static IReadOnlyDictionary<string, string> Keywords { get; } = new Dictionary<string, string>
    {
        ["System.Boolean"] = "bool",
        ["System.Byte"] = "byte",
        ["System.SByte"] = "sbyte",
        ["System.Char"] = "char",
        ["System.Int16"] = "short",
        ["System.UInt16"] = "ushort",
        ["System.Int32"] = "int",
        ["System.UInt32"] = "uint",
        ["System.Int64"] = "long",
        ["System.UInt64"] = "ulong",
        ["System.Single"] = "float",
        ["System.Double"] = "double",
        ["System.Decimal"] = "decimal",
        ["System.String"] = "string",
        ["System.Object"] = "object",
    };

    public static bool IsPrimitive(string fullName, out PrimitiveKind kind) => Primitives.TryGetValue(fullName, out kind);

    public static bool IsCollection(string fullName, out CollectionKind kind) => Collections.TryGetValue(fullName, out kind);

    public static bool IsDictionary(string fullName, out DictionaryKind kind) => Dictionaries.TryGetValue(fullName, out kind);

    /// <summary>
    /// The full name of a runtime type that is given by its own name alone, such as <c>List`1</c>; any other name as it is.
    /// </summary>
    public static string FullNameFor(string name) =>
        Collections.Keys.Concat(Dictionaries.Keys).Concat(Primitives.Keys)
            .FirstOrDefault(known => known[(known.LastIndexOf('.') + 1)..] == name) ?? name;

    /// <summary>How C# names a collection, without type arguments.</summary>
    public static string CSharpNameOf(CollectionKind kind) => $"global::{NamespaceOf(kind.ToString())}{kind}";

    /// <summary>How C# names a dictionary, without type arguments.</summary>
    public static string CSharpNameOf(DictionaryKind kind) => $"global::{NamespaceOf(kind.ToString())}{kind}";

    public static bool IsTuple(string fullName, out TupleKind kind)
    {
        kind = fullName.StartsWith("System.ValueTuple`", StringComparison.Ordinal) ? TupleKind.ValueTuple
            : fullName.StartsWith("System.Tuple`", StringComparison.Ordinal) ? TupleKind.Tuple
            : TupleKind.KeyValuePair;
        return kind != TupleKind.KeyValuePair || fullName == Generic + "KeyValuePair`2";
    }

    /// <summary>Whether an assembly is part of the runtime, whose classes are never walked.</summary>
    public static bool IsRuntimeAssembly(string? name) =>
        name is "mscorlib" or "netstandard" or "System" or "WindowsBase" or "Microsoft.CSharp"
        || name?.StartsWith("System.", StringComparison.Ordinal) == true
        || name?.StartsWith("Microsoft.Win32.", StringComparison.Ordinal) == true
        || name?.StartsWith("Microsoft.VisualBasic", StringComparison.Ordinal) == true;

    private static string FullNameOf(PrimitiveKind kind) =>
        kind == PrimitiveKind.BigInteger ? "System.Numerics.BigInteger" : $"System.{kind}";

    private static string NamespaceOf(string name) => name switch
    {
        _ when name.StartsWith("Immutable", StringComparison.Ordinal) => Immutable,
        _ when name.StartsWith("Concurrent", StringComparison.Ordinal) => Concurrent,
        _ when name.StartsWith("Frozen", StringComparison.Ordinal) => Frozen,
        nameof(CollectionKind.Collection) or nameof(CollectionKind.ObservableCollection) or nameof(CollectionKind.ReadOnlyCollection)
            or nameof(DictionaryKind.ReadOnlyDictionary) => ObjectModel,
        _ => Generic,
    };
}
