using System.Reflection;
using Assay.Core.Workloads;

namespace Assay.DataSets;

/// <summary>The data sets of this assembly, read from their attributes.</summary>
public static class DataSetCatalogue
{
    /// <summary>All data sets, sorted by name.</summary>
    public static IReadOnlyList<DataSetDescription> All { get; } = Read();

    /// <summary>The data set of this name, or null.</summary>
    public static DataSetDescription? Find(string name) => All.FirstOrDefault(description => description.Name == name);

    private static DataSetDescription[] Read() =>
    [
        .. typeof(DataSetCatalogue).Assembly.GetTypes()
            .Select(static type => (Type: type, Attribute: type.GetCustomAttribute<DataSetAttribute>()))
            .Where(static found => found.Attribute is not null)
            .Select(static found => Describe(found.Type, found.Attribute!))
            .OrderBy(static description => description.Name, StringComparer.Ordinal),
    ];

    private static DataSetDescription Describe(Type generator, DataSetAttribute attribute) => new(
        attribute.Name,
        attribute.Unit,
        attribute.Sizes,
        attribute.DefaultSize,
        attribute.IsFixedSize,
        attribute.Summary,
        attribute.Source,
        attribute.HasPayload,
        attribute.DefaultPayloadBytes,
        RootOf(generator),
        generator);

    private static Type RootOf(Type generator)
    {
        for (Type? type = generator; type is not null; type = type.BaseType)
        {
            if (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(DataSet<>)) return type.GetGenericArguments()[0];
        }

        throw new InvalidOperationException($"{generator.FullName} carries [DataSet] and does not derive from DataSet<T>. Derive it.");
    }
}
