using System.Reflection;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Reading;

/// <summary>Finds data sets by the attribute <c>Assay.Core.Workloads.DataSetAttribute</c>.</summary>
internal static class DataSetReader
{
    private const string AttributeName = "Assay.Core.Workloads.DataSetAttribute";
    private const string CaseName = "Assay.Conformance.CaseAttribute";
    private const string KnownName = "Known";
    private const string UnregisteredName = "Unregistered";
    private const string MissingName = "Assay.Core.Workloads.MissingDataSetAttribute";
    private const string BaseName = "Assay.Core.Workloads.DataSet`1";

    public static IReadOnlyList<DataSetDeclaration> Read(Assembly assembly) =>
        Read(assembly, AttributeName, place: 0, _ => DerivedTypes.Among(assembly, []));

    /// <summary>Conformance cases are data sets that share an assembly, but no types: each names those that may stand for others.</summary>
    public static IReadOnlyList<DataSetDeclaration> ReadCases(Assembly assembly) =>
        Read(assembly, CaseName, place: 1, known => new DerivedTypes(known, skipsUnreadable: false));

    private static IReadOnlyList<DataSetDeclaration> Read(
        Assembly assembly, string attributeName, int place, Func<IReadOnlyList<Type>, DerivedTypes> derived)
    {
        var declarations = new SortedDictionary<string, DataSetDeclaration>(StringComparer.Ordinal);
        foreach (var type in assembly.GetTypes())
        {
            if (type.GetCustomAttributesData()
                .FirstOrDefault(attribute => attribute.AttributeType.FullName == attributeName) is not { } attribute
                || attribute.ConstructorArguments[place].Value is not string name)
                continue;
            var (known, unregistered) = (TypesOf(attribute, KnownName), TypesOf(attribute, UnregisteredName));
            var declaration = Declaration(type, name, () => new GraphBuilder(derived(known), known) { Unregistered = unregistered });
            if (!declarations.TryAdd(name, declaration))
                throw new ShapeException(
                    $"Two types declare the data set {name}: {declarations[name].Generator["global::".Length..]} and {type.FullName}.");
        }
        return [.. declarations.Values];
    }

    /// <summary>
    /// Data sets that the assembly lacks, each with the reason, by the attribute <c>Assay.Core.Workloads.MissingDataSetAttribute</c>.
    /// </summary>
    public static IReadOnlyDictionary<string, string> ReadMissing(Assembly assembly) => assembly.GetCustomAttributesData()
        .Where(attribute => attribute.AttributeType.FullName == MissingName)
        .ToDictionary(attribute => (string)attribute.ConstructorArguments[0].Value!,
            attribute => (string)attribute.ConstructorArguments[1].Value!, StringComparer.Ordinal);

    private static List<Type> TypesOf(CustomAttributeData attribute, string argumentName) =>
        attribute.NamedArguments.FirstOrDefault(argument => argument.MemberName == argumentName)
            .TypedValue.Value is IReadOnlyCollection<CustomAttributeTypedArgument> known
            ? [.. known.Select(argument => (Type)argument.Value!).OrderBy(type => type.FullName, StringComparer.Ordinal)]
            : [];

    private static DataSetDeclaration Declaration(Type type, string name, Func<GraphBuilder> builder)
    {
        if (!type.IsVisible || type.IsAbstract || type.GetConstructor(Type.EmptyTypes) is null)
            throw new ShapeException(
                $"The data set {name} cannot be created: {type.FullName} must be public, not abstract, and have a public parameterless "
                    + "constructor.");
        for (var current = type; current.BaseType is { } parent; current = parent)
        {
            if (!parent.IsGenericType || TypeNaming.DefinitionNameOf(parent) != BaseName)
                continue;
            var annotations = Nullability.Of(current);
            annotations.Next(parent);
            var graph = builder().Build(parent.GetGenericArguments()[0], annotations);
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
