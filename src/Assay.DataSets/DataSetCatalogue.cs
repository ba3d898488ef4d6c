using System.Reflection;
using Assay.Core.Workloads;

namespace Assay.DataSets;

/// <summary>The data sets of this assembly, read from their attributes.</summary>
public static class DataSetCatalogue
{
    /// <summary>What names of <see cref="AcrossShapes"/> begin with.</summary>
    public const string AcrossPrefix = "across-";

    private const string Format = "format-";
    private const string Hostile = "hostile-";

    /// <summary>All data sets, sorted by name.</summary>
    public static IReadOnlyList<DataSetDescription> All { get; } = Read(isUnlisted: false);

    /// <summary>The shapes of format cases, sorted by name.</summary>
    public static IReadOnlyList<DataSetDescription> FormatShapes { get; } = [.. Unlisted(Format)];

    /// <summary>The shapes that rows of one format exchange, sorted by name.</summary>
    public static IReadOnlyList<DataSetDescription> AcrossShapes { get; } = [.. Unlisted(AcrossPrefix)];

    /// <summary>The shapes of hostile input that rows write themselves, sorted by name.</summary>
    public static IReadOnlyList<DataSetDescription> HostileShapes { get; } = [.. Unlisted(Hostile)];

    /// <summary>The data set of this name, or null.</summary>
    public static DataSetDescription? Find(string name) => All.FirstOrDefault(description => description.Name == name);

    private static IEnumerable<DataSetDescription> Unlisted(string prefix) =>
        Read(isUnlisted: true).Where(dataSet => dataSet.Name.StartsWith(prefix, StringComparison.Ordinal));

    private static DataSetDescription[] Read(bool isUnlisted) =>
    [
        .. typeof(DataSetCatalogue).Assembly.GetTypes()
            .Select(static type => (Type: type, Attribute: type.GetCustomAttribute<DataSetAttribute>()))
            .Where(found => found.Attribute is not null && found.Attribute.IsUnlisted == isUnlisted)
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
        for (var type = generator; type is not null; type = type.BaseType)
        {
            if (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(DataSet<>)) return type.GetGenericArguments()[0];
        }

        throw new InvalidOperationException($"{generator.FullName} carries [DataSet] and does not derive from DataSet<T>. Derive it.");
    }
}

/// <summary>What is known of a data set without generating it.</summary>
/// <param name="Name">The name on the command line, such as <c>books</c>.</param>
/// <param name="Unit">What one unit of size is, singular.</param>
/// <param name="Sizes">The published sizes, ascending.</param>
/// <param name="DefaultSize">The size measured when none is asked for.</param>
/// <param name="IsFixedSize">Whether no other than the published size may be asked for.</param>
/// <param name="Summary">One line that describes it.</param>
/// <param name="Source">Where its shape comes from.</param>
/// <param name="HasPayload">Whether each unit carries bytes, as many as are asked for.</param>
/// <param name="DefaultPayloadBytes">Bytes in each unit when none are asked for; 0 where it has no payload.</param>
/// <param name="RootType">The plain root type.</param>
/// <param name="GeneratorType">The class that generates it, a <see cref="Core.Workloads.DataSet{T}"/> of the root type.</param>
public sealed record DataSetDescription(
    string Name,
    string Unit,
    IReadOnlyList<int> Sizes,
    int DefaultSize,
    bool IsFixedSize,
    string Summary,
    string Source,
    bool HasPayload,
    int DefaultPayloadBytes,
    Type RootType,
    Type GeneratorType)
{
    /// <summary>Whether this size can be generated: any from 1, or the published one alone where the size is fixed.</summary>
    public bool Accepts(int size) => IsFixedSize ? Sizes.Contains(size) : size >= 1;
}
