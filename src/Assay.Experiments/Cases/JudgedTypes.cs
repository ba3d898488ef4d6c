using System.Collections.Concurrent;
using Assay.Conformance;
using Assay.Core.Results;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Building;
using Assay.Engine.Catalogue;
using Assay.Engine.UserTypes;
using Assay.Shapes;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Reading;
using Assay.Shapes.Scanning;

namespace Assay.Experiments.Cases;

/// <summary>What libraries get for the types of cases and of the shapes of format cases: emitted as their builds emit them.</summary>
/// <param name="workspace">The folders, with the cases and their code.</param>
public sealed class JudgedTypes(Workspace workspace, CancellationToken cancellation)
{
    private readonly Lazy<IReadOnlyDictionary<string, ShapeGraph>> old = new(() => new CaseCode(workspace).Graphs(cancellation));
    private readonly Lazy<IReadOnlyDictionary<string, ShapeGraph>> newer =
        new(() => new CaseCode(workspace, isNew: true).Graphs(cancellation));
    private readonly Lazy<IReadOnlyDictionary<string, ShapeGraph>> shapes = new(Shapes);
    private readonly ConcurrentDictionary<(string Dialect, string Version, string Name), ContractPreview?> found = new();

    /// <summary>What a row got; null where this program has no such case or dialect.</summary>
    /// <param name="name">The case, or the data set of the shape. Of a case with two versions of its types both.</param>
    public ContractPreview? Of(RowResult row, string name) =>
        found.GetOrAdd((row.Dialect, row.PackageVersion, name), _ => Emitted(row, name));

    private ContractPreview? Emitted(RowResult row, string name)
    {
        if (DialectCatalogue.Find(row.Dialect) is not { } dialect)
            return null;
        (var framework, var version) = (BuildTarget.Default.Framework, EmissionContext.VersionOf(row.PackageVersion));
        ContractPreview[] previews = [.. GraphsOf(name).Select(graph => ContractPreview.Of(dialect, graph, name, framework, version))];
        if (previews is not [ContractPreview first, ..])
            return null;
        return previews is [_, ContractPreview second]
            ? first with { Files = [.. Marked(first, "old version"), .. Marked(second, "new version")] }
            : first;
    }

    private IEnumerable<ShapeGraph> GraphsOf(string name)
    {
        if (shapes.Value.GetValueOrDefault(name) is ShapeGraph shape)
            yield return shape;
        if (CaseCatalogue.Find(name) is not CaseDescription found)
            yield break;
        if (old.Value.GetValueOrDefault(found.DataSet) is ShapeGraph graph)
            yield return graph;
        if (found.Data is not null && newer.Value.GetValueOrDefault(found.DataSet) is ShapeGraph changed)
            yield return changed;
    }

    private static IEnumerable<EmittedFile> Marked(ContractPreview preview, string version) =>
        preview.Files.Select(file => file with { Name = $"{file.Name} ({version})" });

    private static Dictionary<string, ShapeGraph> Shapes()
    {
        using var reader = ShapeReader.Open(typeof(DataSetCatalogue).Assembly.Location, FrameworkAssemblies.Folder);
        return reader.ReadDataSets().Where(declared => declared.Name.StartsWith("format-", StringComparison.Ordinal))
            .ToDictionary(declared => declared.Name, declared => declared.Graph);
    }
}
