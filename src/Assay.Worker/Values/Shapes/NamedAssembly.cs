using System.Reflection;
using Assay.Core.Workloads;
using Assay.Worker.Graphs;

namespace Assay.Worker.Values.Shapes;

/// <summary>Which assembly a user's name means.</summary>
internal static class NamedAssembly
{
    /// <summary>The assembly that a root belongs to; of a collection that of its elements.</summary>
    public static Assembly Of(Type root)
    {
        if (!CollectionTypes.IsOwn(root))
            return root.Assembly;
        Type[] parts = root.HasElementType ? [root.GetElementType()!] : root.GetGenericArguments();
        return parts.Select(Of).FirstOrDefault(assembly => assembly != typeof(object).Assembly) ?? root.Assembly;
    }

    /// <summary>Splits <c>Name, Assembly</c>; a name alone means the root's assembly.</summary>
    /// <exception cref="BadValuesException">There is no such assembly.</exception>
    public static (string Name, Assembly Assembly) Split(string name, Type root)
    {
        int comma = name.IndexOf(',', StringComparison.Ordinal);
        if (comma < 0)
            return (name.Trim(), Of(root));
        string assembly = name[(comma + 1)..].Trim();
        try
        {
            return (name[..comma].Trim(), Assembly.Load(new AssemblyName(assembly)));
        }
        catch (Exception exception) when (exception is IOException or BadImageFormatException or ArgumentException)
        {
            throw new BadValuesException($"The assembly {assembly}, which {name[..comma].Trim()} is said to be in, cannot be loaded ({exception.GetType().Name}).");
        }
    }
}
