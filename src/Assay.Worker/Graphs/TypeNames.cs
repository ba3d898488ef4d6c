namespace Assay.Worker.Graphs;

/// <summary>Names of types for people and for the content hash.</summary>
internal static class TypeNames
{
    private static readonly Dictionary<Type, string> Keywords = new()
    {
        [typeof(bool)] = "bool",
        [typeof(byte)] = "byte",
        [typeof(sbyte)] = "sbyte",
        [typeof(char)] = "char",
        [typeof(short)] = "short",
        [typeof(ushort)] = "ushort",
        [typeof(int)] = "int",
        [typeof(uint)] = "uint",
        [typeof(long)] = "long",
        [typeof(ulong)] = "ulong",
        [typeof(float)] = "float",
        [typeof(double)] = "double",
        [typeof(decimal)] = "decimal",
        [typeof(string)] = "string",
        [typeof(object)] = "object",
        [typeof(nint)] = "nint",
        [typeof(nuint)] = "nuint",
    };

    /// <summary>The name as C# code in the type's own namespace writes it: <c>List&lt;Book&gt;</c>.</summary>
    public static string Short(Type type) => Write(type, static type => type.Name, Short);

    /// <summary>A name with namespaces and without assemblies, whose versions differ from runtime to runtime.</summary>
    public static string Canonical(Type type) => Write(type, WithNamespace, Canonical);

    private static string WithNamespace(Type type) =>
        type.IsNested ? WithNamespace(type.DeclaringType!) + "+" + type.Name : type.Namespace + "." + type.Name;

    private static string Write(Type type, Func<Type, string> name, Func<Type, string> inner)
    {
        if (Keywords.TryGetValue(type, out var keyword))
            return keyword;
        if (type.IsArray)
            return inner(type.GetElementType()!) + "[" + new string(',', type.GetArrayRank() - 1) + "]";
        if (Nullable.GetUnderlyingType(type) is { } underlying)
            return inner(underlying) + "?";
        var written = name(type);
        var mark = written.IndexOf('`', StringComparison.Ordinal);
        var stem = mark < 0 ? written : written[..mark];
        return type.IsGenericType ? $"{stem}<{string.Join(", ", type.GetGenericArguments().Select(inner))}>" : stem;
    }
}
