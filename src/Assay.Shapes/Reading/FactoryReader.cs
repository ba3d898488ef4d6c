using System.Reflection;

namespace Assay.Shapes.Reading;

/// <summary>Finds what <c>--factory</c> may name: a native program has only methods that something in it names.</summary>
internal static class FactoryReader
{
    private const BindingFlags Declared = BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    /// <summary>The static methods without parameters that return a type, or several values of it; sorted by name.</summary>
    public static IReadOnlyList<(string Type, string Method)> Read(Assembly assembly, Type root) =>
    [
        .. TypesOf(assembly)
            .Where(type => !type.ContainsGenericParameters)
            .SelectMany(type => type.GetMethods(Declared))
            .Where(method => method is { IsSpecialName: false, ContainsGenericParameters: false } && MayBe(method, root))
            .Select(method => (TypeFinder.PlainName(method.DeclaringType!), method.Name))
            .Where(factory => !factory.Name.Contains('<', StringComparison.Ordinal))
            .Distinct()
            .Order(),
    ];

    // What names types of an assembly that is not here is no factory of this root: the root's own are all here.
    private static bool MayBe(MethodInfo method, Type root)
    {
        try
        {
            return Gives(method.ReturnType, root) && method.GetParameters().Length == 0;
        }
        catch (Exception exception) when (exception is FileNotFoundException or FileLoadException or TypeLoadException)
        {
            return false;
        }
    }

    private static IEnumerable<Type> TypesOf(Assembly assembly)
    {
        try
        {
            return assembly.GetTypes();
        }
        catch (ReflectionTypeLoadException exception)
        {
            return exception.Types.OfType<Type>();
        }
    }

    private static bool Gives(Type returned, Type root) =>
        returned == root
        || (returned.HasElementType && returned.GetElementType() == root)
        || (returned.IsGenericType && returned.GetGenericArguments().Contains(root));
}
