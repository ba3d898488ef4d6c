using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Planning;
using Assay.Engine.UserTypes;
using Assay.Shapes.Graph;
using Assay.Shapes.Reading;

namespace Assay.Experiments.Data;

/// <summary>The types of one data set of a plan, or of the user's root; metadata alone is read.</summary>
/// <param name="Name">Name of the data set, or of the root as the user gave it.</param>
internal sealed record PlannedGraph(string Name, ShapeGraph Graph)
{
    /// <summary>Members with a place in contracts, of all types; a member of a type counts once.</summary>
    public int Members => Graph.Shapes.OfType<ObjectShape>().Sum(shape => shape.Members.Count(member => member.HasPlace));

    /// <summary>Names of the types and of their members.</summary>
    public IReadOnlySet<string> Names => Graph.Shapes.OfType<ObjectShape>()
        .SelectMany(
            type => type.AllMembers.Select(member => member.Name).Append(type.TypeName.ShortName).Append(type.TypeName.ReflectionName))
        .Concat(Graph.Shapes.OfType<EnumShape>().Select(shape => shape.TypeName.ShortName))
        .ToHashSet(StringComparer.Ordinal);

    /// <summary>That of a data set, or of a root; the first one where the types have another name, such as edited ones.</summary>
    public static PlannedGraph In(IReadOnlyList<PlannedGraph> graphs, string dataSet) =>
        graphs.FirstOrDefault(graph => graph.Name == dataSet) ?? graphs[0];

    /// <summary>Those of a plan; none where the experiment has types of its own.</summary>
    public static IReadOnlyList<PlannedGraph> Of(RunPlan plan)
    {
        if (plan.Experiment.ChecksItself)
            return [];
        try
        {
            if (plan.Types is OwnTypes types)
                return [.. types.Reference.Roots.Zip(types.Reference.ReadGraphs(RuntimeFolders.All), (root,
                    graph) => new PlannedGraph(root, graph))];
            using var reader = ShapeReader.Open(typeof(DataSetCatalogue).Assembly.Location, RuntimeFolders.All);
            var declared = reader.ReadDataSets();
            return [.. plan.Options.Workloads.Select(workload => workload.DataSet).Distinct()
                .Select(name => new PlannedGraph(name, declared.First(candidate => candidate.Name == name).Graph))];
        }
        catch (ShapeException exception)
        {
            throw new BadInputException(exception.Message, exception);
        }
    }
}
