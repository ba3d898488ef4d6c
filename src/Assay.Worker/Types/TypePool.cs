using System.Collections.Concurrent;
using System.Globalization;
using System.Reflection;
using Assay.Core.Workloads;
using Assay.Worker.Graphs;

namespace Assay.Worker.Types;

/// <summary>
/// The types that may stand where a base type, an interface or <see cref="object"/> is declared: those of the root's assembly and those
/// that the user names.
/// </summary>
internal sealed class TypePool
{
    private readonly ConcurrentDictionary<Type, IReadOnlyList<Type>> concrete = new();
    private readonly Type[] all;

    /// <summary>Collects the types.</summary>
    public TypePool(Type root, IReadOnlyList<string> known)
    {
        Known = [.. known.Select(name => Find(name, root))];
        all = [.. TypesOf(NamedAssembly.Of(root)).Concat(Known).Distinct()
            .Where(type => !type.IsGenericTypeDefinition && !type.Name.StartsWith('<'))
            .OrderBy(type => type.FullName, StringComparer.Ordinal)];
    }

    /// <summary>The types that the user names.</summary>
    public IReadOnlyList<Type> Known { get; }

    /// <summary>The type of a name, nested ones with a dot or a plus; null where there is none.</summary>
    public static Type? FindIn(Assembly assembly, string name) =>
        assembly.GetType(name) ?? Array.Find(TypesOf(assembly), type => PlainName(type) == name.Replace('+', '.'));

    /// <summary>The types that objects of a declared type may have, sorted by name.</summary>
    public IReadOnlyList<Type> ConcreteFor(Type declared) => concrete.GetOrAdd(declared, type =>
        [.. all.Append(type).Distinct().Where(candidate => type.IsAssignableFrom(candidate) && IsConcrete(candidate))]);

    /// <summary>The types that a name in a sample may mean: by full name, else by name alone.</summary>
    /// <param name="name">The name, perhaps with an assembly behind it, which is ignored.</param>
    /// <param name="declared">What the type must fit.</param>
    public IReadOnlyList<Type> Named(string name, Type declared)
    {
        var wanted = Plain(name);
        var fitting = ConcreteFor(declared);
        Type[] exact = [.. fitting.Where(type => PlainName(type) == wanted)];
        if (exact.Length > 0)
            return exact;
        Type[] simple = [.. fitting.Where(type => type.Name == wanted || PlainName(type).EndsWith("." + wanted, StringComparison.Ordinal))];
        return simple.Length > 0 ? simple : [.. fitting.Where(type => Discriminators.Fits(declared, type, name))];
    }

    private static Type Find(string name, Type root)
    {
        (var full, var assembly) = NamedAssembly.Split(name, root);
        return FindIn(assembly, full)
            ?? throw new BadValuesException($"The known type {full} does not exist in {assembly.GetName().Name}.");
    }

    private static bool IsConcrete(Type type) =>
        !type.IsAbstract && !type.IsInterface && !type.ContainsGenericParameters && !CollectionTypes.IsOwn(type);

    private static string PlainName(Type type) => Plain(type.FullName ?? type.Name);

    // Of Shop.Box`1[[Shop.Book, Shop]], Shop only Shop.Box`1: its arguments follow from the declared type.
    private static string Plain(string name)
    {
        var end = name.AsSpan().IndexOfAny(',', '[');
        return (end < 0 ? name : name[..end]).Trim().Replace('+', '.');
    }

    private static Type[] TypesOf(Assembly assembly)
    {
        try
        {
            return assembly.GetTypes();
        }
        catch (ReflectionTypeLoadException exception)
        {
            // Types whose dependencies are missing cannot stand anywhere.
            return [.. exception.Types.OfType<Type>()];
        }
    }
}

/// <summary>Which assembly a user's name means.</summary>
internal static class NamedAssembly
{
    /// <summary>The assembly that a root belongs to; of a collection that of its elements.</summary>
    public static Assembly Of(Type root)
    {
        if (!CollectionTypes.IsOwn(root))
            return root.Assembly;
        var parts = root.HasElementType ? [root.GetElementType()!] : root.GetGenericArguments();
        return parts.Select(Of).FirstOrDefault(assembly => assembly != typeof(object).Assembly) ?? root.Assembly;
    }

    /// <summary>Splits <c>Name, Assembly</c>; a name alone means the root's assembly.</summary>
    public static (string Name, Assembly Assembly) Split(string name, Type root)
    {
        var comma = name.IndexOf(',', StringComparison.Ordinal);
        if (comma < 0)
            return (name.Trim(), Of(root));
        var assembly = name[(comma + 1)..].Trim();
        try
        {
            return (name[..comma].Trim(), Assembly.Load(new AssemblyName(assembly)));
        }
        catch (Exception exception) when (exception is IOException or BadImageFormatException or ArgumentException)
        {
            throw new BadValuesException(
                $"The assembly {assembly} of {name[..comma].Trim()} cannot be loaded ({exception.GetType().Name}).");
        }
    }
}

/// <summary>
/// The short names that <c>[JsonDerivedType(typeof(Card), "card")]</c> gives to derived types; read by name, so that no serializer is
/// loaded.
/// </summary>
internal static class Discriminators
{
    private const string Attribute = "System.Text.Json.Serialization.JsonDerivedTypeAttribute";

    /// <summary>Whether a declared type gives a derived type this name.</summary>
    public static bool Fits(Type declared, Type derived, string name) =>
        declared.GetCustomAttributesData().Where(attribute => attribute.AttributeType.FullName == Attribute)
            .Select(attribute => attribute.ConstructorArguments)
            .Any(arguments => arguments.Count == 2 && Equals(arguments[0].Value, derived) && Text(arguments[1]) == name);

    private static string? Text(CustomAttributeTypedArgument argument) => Convert.ToString(argument.Value, CultureInfo.InvariantCulture);
}
