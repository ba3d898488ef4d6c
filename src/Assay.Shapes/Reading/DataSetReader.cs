using System.Reflection;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Reading;

/// <summary>Finds data sets by the attribute <c>Assay.Core.Workloads.DataSetAttribute</c>.</summary>
internal static class DataSetReader
{
    private const string AttributeName = "Assay.Core.Workloads.DataSetAttribute";
    private const string MissingName = "Assay.Core.Workloads.MissingDataSetAttribute";
    private const string BaseName = "Assay.Core.Workloads.DataSet`1";

    public static IReadOnlyList<DataSetDeclaration> Read(Assembly assembly)
    {
        var declarations = new SortedDictionary<string, DataSetDeclaration>(StringComparer.Ordinal);
        foreach (var type in assembly.GetTypes())
        {
            if (NameOf(type) is not { } name)
                continue;
            if (!declarations.TryAdd(name, Declaration(assembly, type, name)))
                throw new ShapeException($"Two types declare the data set {name}: {declarations[name].Generator["global::".Length..]} and {type.FullName}.");
        }
        return [.. declarations.Values];
    }

    /// <summary>Data sets that the assembly lacks, each with the reason, by the attribute <c>Assay.Core.Workloads.MissingDataSetAttribute</c>.</summary>
    public static IReadOnlyDictionary<string, string> ReadMissing(Assembly assembly) => assembly.GetCustomAttributesData()
        .Where(attribute => attribute.AttributeType.FullName == MissingName)
        .ToDictionary(attribute => (string)attribute.ConstructorArguments[0].Value!, attribute => (string)attribute.ConstructorArguments[1].Value!, StringComparer.Ordinal);

    private static string? NameOf(Type type) =>
        type.GetCustomAttributesData().FirstOrDefault(attribute => attribute.AttributeType.FullName == AttributeName)?.ConstructorArguments[0].Value as string;

    private static DataSetDeclaration Declaration(Assembly assembly, Type type, string name)
    {
        if (!type.IsVisible || type.IsAbstract || type.GetConstructor(Type.EmptyTypes) is null)
            throw new ShapeException($"The data set {name} cannot be created: {type.FullName} must be public, not abstract, and have a public parameterless constructor.");
        for (var current = type; current.BaseType is { } parent; current = parent)
        {
            if (!parent.IsGenericType || TypeNaming.DefinitionNameOf(parent) != BaseName)
                continue;
            var annotations = Nullability.Of(current);
            annotations.Next(parent);
            var graph = new GraphBuilder(assembly, []).Build(parent.GetGenericArguments()[0], annotations);
            return new DataSetDeclaration(name, TypeNaming.NameOf(type).CSharpName, graph);
        }
        throw new ShapeException($"The data set {name} cannot be read: {type.FullName} does not derive from DataSet<T>.");
    }
}

/// <summary>A data set found in an assembly's metadata.</summary>
/// <param name="Name">Its name on the command line.</param>
/// <param name="Generator">The C# name of its generator, a <c>DataSet&lt;T&gt;</c> with a public parameterless constructor.</param>
/// <param name="Graph">The shapes of its root type.</param>
public sealed record DataSetDeclaration(string Name, string Generator, ShapeGraph Graph)
{
    /// <summary>C# arguments of the generator's constructor; empty for none.</summary>
    public string Arguments { get; init; } = "";
}
