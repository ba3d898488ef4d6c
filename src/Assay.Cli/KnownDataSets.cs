using System.Reflection;
using Assay.Core.Workloads;
using Assay.DataSets.Books;

namespace Assay.Cli;

/// <summary>The data sets, by name.</summary>
internal static class KnownDataSets
{
    public static IReadOnlyList<DataSetAttribute> All { get; } =
        [.. typeof(BooksDataSet).Assembly.GetTypes().Select(type => type.GetCustomAttribute<DataSetAttribute>()).OfType<DataSetAttribute>().OrderBy(set => set.Name, StringComparer.Ordinal)];
}
